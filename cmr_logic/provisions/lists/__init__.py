"""Lists become expressions: what leads in, what the items say, and how they are joined."""
