"""What a person handles: positions, actions, records and drawings, all by name."""
