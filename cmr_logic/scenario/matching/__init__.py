"""Do a statement of a story and a clause speak of the same, and do they agree?"""
