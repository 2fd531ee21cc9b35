import { CallError } from '#contract/failures.ts';
import { documentBytes } from '#contract/limits.ts';
import { checkPicture } from './pictureFile.ts';

/** A picture made small enough to send quickly. Throws `notAnImage`, or `fileTooLarge` if it can’t be brought within the limit. */
export async function pictureWithinLimit(file: File): Promise<File> {
  await checkPicture(file);
  // On most visits, nobody adds a picture.
  const { smallerPicture } = await import('./smallerPicture.ts');
  const smaller = await smallerPicture(file);
  if (smaller.size > documentBytes) throw new CallError('fileTooLarge');
  return smaller;
}
