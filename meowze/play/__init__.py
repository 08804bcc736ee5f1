"""Games for people and programs: positions, actions, records and drawings, all as text or plain values."""
