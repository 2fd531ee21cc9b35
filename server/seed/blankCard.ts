/** A blank identity card: the demo shows where a document goes, not whose it is. */
export async function blankCard(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const card = { width: 856, height: 540, channels: 3 as const, background: { r: 219, g: 232, b: 230 } };
  const band = {
    create: { width: 856, height: 96, channels: 3 as const, background: { r: 15, g: 118, b: 110 } },
  };
  const photo = {
    create: { width: 190, height: 240, channels: 3 as const, background: { r: 148, g: 163, b: 172 } },
  };
  return sharp({ create: card })
    .composite([
      { input: band, top: 0, left: 0 },
      { input: photo, top: 160, left: 56 },
    ])
    .png()
    .toBuffer();
}
