/** Hands a file to the browser's own download. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has its own hold of the content by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
