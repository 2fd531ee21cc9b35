import type { Item } from '../letter.ts';
import { isPersonal } from './wording/points.ts';

/** Whether an item compares what is on file with the client's own data, as one about an account does with the date of birth. */
export const isAboutIdentity = (item: Item): boolean =>
  isPersonal(item) || item.grounds.some(({ text }) => /\bI turned 18\b/.test(text));
