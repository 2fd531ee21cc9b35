/** How a later letter names what its items are about. */
import type { Item, Sentence } from '../letter.ts';
import { as, withText, words } from '../sentence.ts';

const things: Readonly<Record<string, Sentence>> = {
  account: words('this account', 'esta cuenta'),
  inquiry: words('this inquiry', 'esta consulta'),
  publicRecord: words('this record', 'este registro'),
};

/** "this account": what an item is about. */
export function thing({ key }: Pick<Item, 'key'>): Sentence {
  const [kind = ''] = key.split(':', 1);
  return things[kind] ?? words('this entry', 'este dato');
}

/** Who reported what an item is about. */
export function sourceOf({ key }: Pick<Item, 'key'>): Sentence {
  if (key.startsWith('account:'))
    return words('the company that reports this account', 'la empresa que reporta esta cuenta');
  return key.startsWith('inquiry:')
    ? words('the company that made this inquiry', 'la empresa que hizo esta consulta')
    : words('its source', 'su fuente');
}

/** The same in a sentence that has just named the item. */
export function itsSource({ key }: Pick<Item, 'key'>): Sentence {
  if (key.startsWith('account:')) return words('the company that reports it', 'la empresa que la reporta');
  return key.startsWith('inquiry:')
    ? words('the company that made it', 'la empresa que la hizo')
    : words('its source', 'su fuente');
}

/** A name with a comma in it, within a sentence that continues. */
export const apposed = (name: Sentence): Sentence =>
  as(
    withText(name, (text) => (text.includes(',') ? `${text},` : text)),
    ...name.evidence,
  );
