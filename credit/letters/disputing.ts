import type { Item } from './letter.ts';

/** Whether a letter says that something is wrong; otherwise it only asks. */
export function disputes(items: readonly Item[]): boolean {
  return items.some((item) => item.grounds.length > 0);
}

/** Whether the letter says that personal information is wrong. Rules I1 and I3 only ask about an entry. */
export function corrects(items: readonly Item[]): boolean {
  return disputes(items) || items.some(({ rules }) => rules.some((rule) => rule !== 'I1' && rule !== 'I3'));
}
