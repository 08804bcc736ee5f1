// Saving what the page has made as a file.

const KEEP = 10_000; // milliseconds until the browser has surely read it

/** Let the browser save this under a name. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP);
}
