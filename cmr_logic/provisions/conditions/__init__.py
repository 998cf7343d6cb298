"""Conditions become expressions."""
