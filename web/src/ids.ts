// Random names for messages and devices.

/** So many random bytes as text, without crypto.randomUUID, which does not exist on plain http in a home network. */
export function newId(bytes = 12): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
