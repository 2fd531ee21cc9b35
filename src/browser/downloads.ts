/** Starts a browser download of a file. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // By the next task the download holds its own reference to the content.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
