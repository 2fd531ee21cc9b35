/** What becomes of a large photo before it is sent. */
import { expect, it } from 'vitest';
import { documentBytes, lightBytes } from '#contract/limits.ts';
import { smallerPicture } from '#src/browser/smallerPicture.ts';
import { largePhoto, looksOf } from './photos.ts';

it('sends a large photo as a lighter one of as many pixels', async () => {
  const photo = await largePhoto('card.jpeg', 'image/jpeg');
  expect(photo.size).toBeGreaterThan(lightBytes);
  const lighter = await smallerPicture(photo);
  expect(lighter).toMatchObject({ name: 'card.jpg', type: 'image/jpeg' });
  expect(lighter.size).toBeLessThan(photo.size * (2 / 3));
  expect((await looksOf(lighter, [])).size).toEqual([2_100, 2_100]);
});

it('sends as it is what is light already, what can’t be made much lighter, and a PNG within the limit', async () => {
  const small = await largePhoto('small.jpg', 'image/jpeg', 700);
  const lighter = await smallerPicture(await largePhoto('card.jpg', 'image/jpeg'));
  const scan = await largePhoto('scan.png', 'image/png', 1_200);
  expect(small.size).toBeLessThan(lightBytes);
  for (const large of [lighter, scan]) expect(large.size).toBeGreaterThan(lightBytes);
  expect(scan.size).toBeLessThan(documentBytes);
  for (const file of [small, lighter, scan]) expect(await smallerPicture(file)).toBe(file);
});
