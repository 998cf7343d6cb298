"""Data sets in the ShARC layout from documents, dialog trees and scenarios."""
