"""What a clause says and asks for, cut into the statements that it joins."""
