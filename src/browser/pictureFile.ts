import { CallError } from '#contract/failures.ts';

/** How a file of each kind begins. */
const beginnings = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
];

/** Throws `notAnImage` for a file that doesn't begin as a PNG or JPG, whatever its name says. */
export async function checkPicture(file: File): Promise<void> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const isPicture = beginnings.some((bytes) => bytes.every((byte, place) => start[place] === byte));
  if (!isPicture) throw new CallError('notAnImage');
}
