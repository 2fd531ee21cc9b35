/** What must be known or at hand before the letter of a step can be written. */
import type { LetterProfile } from '../letter.ts';
import { companyGrounds } from './companyGrounds.ts';
import { isFileAsWhole } from '#vocabulary/fileAsWhole.ts';
import { isBlockable } from '#vocabulary/blockable.ts';
import { isForReceivers } from '#vocabulary/letterPurposes.ts';
import type { Reply } from '#vocabulary/letterStory.ts';
import type { NextStep } from './step.ts';

export type Lack =
  /** When and how the earlier letter was mailed, which the letter tells. */
  | 'mailing'
  /** The client's own words. */
  | 'words'
  /** What came back from the recipient is not what the step follows. */
  | 'answer'
  /** The report that shows a deleted item again. */
  | 'sighting'
  /** The client's address, date of birth, and a copy of what shows who they are. */
  | 'identification'
  /** A copy of the identity theft report. */
  | 'theftReport'
  /** Whom the recipient is to tell. */
  | 'receivers'
  /** A recipient to whom such a letter can be sent, about such an item. */
  | 'recipient';

type Purpose = NextStep['purpose'];

/** After which answers a letter can be written; a purpose that is not here follows any answer, or none. */
const follows: Readonly<Partial<Record<Purpose, readonly (Reply['kind'] | null)[]>>> = {
  followUp: [null],
  identityCured: ['identity', 'thirdParty'],
  incompleteCorrection: ['corrected', 'partlyCorrected'],
  // A bureau that says itself that it put something back has given its notice.
  reinsertion: ['deleted'],
  procedure: ['deleted', 'corrected', 'partlyCorrected', 'verified'],
  deletionNotice: ['deleted'],
  statement: ['corrected', 'partlyCorrected', 'verified'],
};

/** Based on duties that only a bureau has. */
const toBureaus: ReadonlySet<Purpose> = new Set([
  'identityCured',
  'reinsertion',
  'procedure',
  'statement',
  'statementNotice',
  'deletionNotice',
  'block',
]);

/** To the company that reports the account, regardless of who got the earlier letter. */
const toCompanies: ReadonlySet<Purpose> = new Set(['creditorDirect', 'validation']);

/** About a fact of its own, so that it says nothing about the earlier letter. */
export const standsAlone: ReadonlySet<Purpose> = new Set(['validation', 'block']);

const quotesTheClient: ReadonlySet<Purpose> = new Set([
  'newInformation',
  'incompleteCorrection',
  'statement',
]);

/** Why the letter of a step cannot be written yet; empty if it can. */
export function lackingFor(step: NextStep, profile: LetterProfile): readonly Lack[] {
  const { purpose, reply, enclosures } = step;
  const answers = follows[purpose];
  const missing: readonly (readonly [Lack, boolean])[] = [
    ['mailing', step.journey === null && !standsAlone.has(purpose)],
    ['words', needsWords(step) && step.added.trim() === ''],
    ['answer', answers !== undefined && !answers.includes(reply?.kind ?? null)],
    ['sighting', purpose === 'reinsertion' && step.seenAgainOn === null],
    [
      'identification',
      needsIdentification(step) &&
        !(enclosures.includes('identification') && profile.dob !== null && profile.streetAddress !== ''),
    ],
    ['theftReport', purpose === 'block' && !enclosures.includes('theftReport')],
    ['receivers', isForReceivers(purpose) && step.receivers.length === 0],
    ['recipient', !isRecipient(step)],
  ];
  return missing.flatMap(([lack, applies]) => (applies ? [lack] : []));
}

function needsWords({ purpose, item, isChanged, corrections }: NextStep): boolean {
  // Once something was corrected, only the client knows what is still wrong.
  if (purpose === 'creditorDirect') return companyGrounds(item).length === 0 || isChanged;
  if (purpose === 'retraction') return item.grounds.length === 0 && corrections.length === 0;
  return quotesTheClient.has(purpose);
}

function needsIdentification({ purpose, reply }: NextStep): boolean {
  return purpose === 'block' || (purpose === 'identityCured' && reply?.kind === 'identity');
}

/** A company is only written to about its accounts (12 CFR 1022.43(b)(1)). */
function isRecipient({ purpose, letter, item, to }: NextStep): boolean {
  if (purpose === 'creditorDirect' && letter.destination.kind !== 'bureau') return false;
  if (isForReceivers(purpose) && isFileAsWhole(item.key)) return false;
  if (purpose === 'block' && !isBlockable(item.key)) return false;
  if (toCompanies.has(purpose)) return to.kind === 'furnisher' && item.key.startsWith('account:');
  return to.id === letter.destination.id && (to.kind === 'bureau' || !toBureaus.has(purpose));
}

/** What only the client may do with a letter, because the letter says so or the law wants it of them. */
export interface OnlyTheClient {
  /** The letter is theirs only with their own signature, not with one in their name. */
  readonly signs: boolean;
  /** The letter says that they send it themselves. */
  readonly mails: boolean;
}

/** Whether a letter must wait for the client; see also {@link lackingFor}. */
export function onlyTheClient({ purpose, reply }: Pick<NextStep, 'purpose' | 'reply'>): OnlyTheClient {
  const isTheirOwn = purpose === 'identityCured' && reply?.kind === 'thirdParty';
  return { signs: purpose === 'block' || isTheirOwn, mails: isTheirOwn };
}
