import { CallError } from '#contract/failures.ts';
import { documentBytes } from '#contract/limits.ts';
import { checkPicture } from './pictureFile.ts';

/** A photo over the limit as a JPG within it, and a large one as a lighter one. Throws `notAnImage`, or `fileTooLarge` if it can’t be made that small. */
export async function pictureWithinLimit(file: File): Promise<File> {
  await checkPicture(file);
  // Hardly anyone needs this code.
  const { smallerPicture } = await import('./smallerPicture.ts');
  const smaller = await smallerPicture(file);
  if (smaller.size > documentBytes) throw new CallError('fileTooLarge');
  return smaller;
}
