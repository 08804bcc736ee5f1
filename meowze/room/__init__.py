"""One table as values: who sits there, who may act, what an act does. No socket, no clock, no disk."""
