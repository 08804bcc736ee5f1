// Copying text. Plain http in a home network has no clipboard, but the old command still copies what is selected.

/** Copy the text of a field; whether that worked. */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  field.select();
  if (!navigator.clipboard) return document.execCommand('copy');
  const [worked, failed] = [() => true, () => false];
  return navigator.clipboard.writeText(field.value).then(worked, failed);
}
