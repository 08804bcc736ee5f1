// Random names for messages and devices.

/** Random bytes as hexadecimal text. Plain http in a home network has no crypto.randomUUID. */
export function newId(bytes = 12): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
