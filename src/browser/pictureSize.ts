/** The width and height of a picture as it is shown, upright. Rejects if this browser can't show it. */
export async function pictureSize(file: File): Promise<{ width: number; height: number }> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(address);
  }
}
