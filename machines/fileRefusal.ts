import type { Failure } from './failure.ts';

/** What the same file would be refused for every time. */
const final: ReadonlySet<Failure['code']> = new Set(['notAnImage', 'imageTooLarge', 'fileTooLarge']);

/** Whether uploading the same file again can end otherwise. */
export const canUploadAgain = ({ code }: Failure): boolean => !final.has(code);
