/** What clients confirm about an account: the only statements in a letter that are not from the report. */
import type { Evidence } from '../findings/finding.ts';
import { usDate } from '../findings/formatValue.ts';
import type { Item, Letter, Sentence } from './letter.ts';
import type { Cents, IsoDate, IsoMonth } from '../report/model.ts';

/** Dates of a tradeline that a client may know better than the bureau. */
export type DisputedDate = 'dateOpened' | 'dateClosed' | 'dateLastPayment';

/**
 * A closed list. Identity theft is not included: such a claim needs the client's statement and the number of an
 * identity theft report (15 U.S.C. § 1681c-2), and the product has neither.
 */
export type ConfirmedReason =
  | { readonly reason: 'notMine' }
  | { readonly reason: 'authorizedUser' }
  /** In full. */
  | { readonly reason: 'paid'; readonly on: IsoDate | null }
  | { readonly reason: 'neverLate'; readonly months: readonly IsoMonth[] }
  /** `right` is what the client owes; null if they only say that the balance is wrong. */
  | { readonly reason: 'wrongBalance'; readonly right: Cents | null }
  | { readonly reason: 'wrongDate'; readonly field: DisputedDate; readonly right: IsoDate | null }
  | { readonly reason: 'closedByMe'; readonly on: IsoDate | null };

export type ReasonKind = ConfirmedReason['reason'];

/** One such statement about one account of a report. */
export interface Confirmation {
  readonly id: string;
  /** The model's id of the account. */
  readonly accountId: string;
  readonly reason: ConfirmedReason;
  /** Who confirmed it. */
  readonly by: string;
  readonly on: IsoDate;
}

const pointer = '/confirmations/';

/** Evidence for a sentence that only the client can vouch for. */
export function citeConfirmation({ id, by, on }: Pick<Confirmation, 'id' | 'by' | 'on'>): Evidence {
  return {
    bureau: null,
    field: 'confirmation',
    value: `confirmed by ${by} on ${usDate(on)}`,
    at: `${pointer}${id}`,
  };
}

/** A sentence that a letter makes only because the client confirmed it. */
export interface ConfirmedSentence {
  /** The confirmation's id. */
  readonly confirmation: string;
  /** The item's key. */
  readonly item: string;
  readonly text: string;
  /** What it means in Spanish; undefined if it was written without. */
  readonly gloss?: string;
}

/** The sentences of a letter that are based on what the client confirmed, about accounts and anything else. */
export function confirmedSentences({ blocks }: Letter): readonly ConfirmedSentence[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'item') return [];
    const { key, states, grounds, asks } = block.item;
    return [...states, ...grounds, ...asks].flatMap((sentence) =>
      confirmationsBehind(sentence).map((confirmation) => ({
        confirmation,
        item: key,
        text: sentence.text,
        ...(sentence.gloss !== undefined && { gloss: sentence.gloss }),
      })),
    );
  });
}

/** The ids of the confirmations that a letter states. */
export function confirmationsIn({ blocks }: Letter): readonly string[] {
  return blocks
    .flatMap((block) => (block.kind === 'item' ? block.item.grounds : []))
    .flatMap(confirmationsBehind);
}

/** The ids of the confirmations that a sentence is based on. */
export function confirmationsBehind({ evidence }: Sentence): readonly string[] {
  return evidence.flatMap(({ field, at }) => (field === 'confirmation' ? [at.slice(pointer.length)] : []));
}

/** An item with only those grounds that are based on one of these confirmations, or only with the others. */
export function withGrounds(item: Item, which: 'based' | 'others', confirmations: ReadonlySet<string>): Item {
  const isBased = (ground: Sentence) => confirmationsBehind(ground).some((id) => confirmations.has(id));
  return { ...item, grounds: item.grounds.filter((ground) => isBased(ground) === (which === 'based')) };
}
