"""A phrase is split into the things, or the conditions, that it joins."""
