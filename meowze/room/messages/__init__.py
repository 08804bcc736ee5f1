"""Every message between a client and a room, one small class each; web/src/protocol.ts is made from these files."""

VERSION = 5  # of the protocol: a page that knows another version must be loaded again
