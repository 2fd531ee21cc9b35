import { itemOpening, shownHeading } from './accountMask.ts';

/** What a letter is called in lists and as a file: its recipient alone is not enough, as a set can have several letters to one. */
interface NamedLetter {
  readonly recipient: string;
  /** As the letter prints it. */
  readonly subject: string;
  /** What its items are called in it, in order, with or without their numbers. */
  readonly headings: readonly string[];
}

/** What all letters about one report share, and what tells nothing apart. */
const shared = /(?: in my credit file)?(?:, report dated [\d/]+)?$/;

/** `Dispute of accounts`: the subject without the report's date. */
export const shortSubject = (subject: string): string => subject.replace(shared, '');

/**
 * `TransUnion Consumer Solutions, Dispute of accounts, ORCHARD NATIONAL ··6327 +2`. Letters are English, so this
 * is too.
 */
export function letterName({ recipient, subject, headings }: NamedLetter): string {
  const [first = '', ...others] = headings.map(shownHeading);
  const about = shownHeading(shortSubject(subject));
  const more = others.length === 0 ? '' : ` +${String(others.length)}`;
  // A letter about one account has it in its subject, without the day that tells it from its namesakes.
  const [account = ''] = first.split(itemOpening);
  if (account !== '' && about.includes(account))
    return `${recipient}, ${about.replace(account, () => first)}${more}`;
  return `${recipient}, ${about}${first === '' ? '' : `, ${first}`}${more}`;
}
