/**
 * What a letter is for. Those of the first group dispute their items and have the deadlines of a dispute; the others ask for
 * something else, with a time of their own or none, and are no result and no round of a dispute.
 */
export const disputingPurposes = [
  /** The first letter about an item, planned from a report's findings. */
  'dispute',
  /** Asks again for the answer that nobody got. The same round. */
  'followUp',
  /** Disputes a decided item again, with facts that the recipient did not have. */
  'newInformation',
  /** What an answer left wrong although it corrected something. */
  'incompleteCorrection',
  /** Shows who the client is, or that they write themselves, after a refusal for that reason. */
  'identityCured',
  /** A deleted item is back in the file (15 U.S.C. 1681i(a)(5)(B)). */
  'reinsertion',
  /** To the company that reports the item; it may disregard what is prepared here (15 U.S.C. 1681s-2(a)(8)(G)). */
  'creditorDirect',
] as const;

export const askingPurposes = [
  /** How the bureau reinvestigated: 15 days from receipt (15 U.S.C. 1681i(a)(6)(B)(iii), (a)(7)). */
  'procedure',
  /** The client's brief statement for the file (15 U.S.C. 1681i(b)). */
  'statement',
  /** Asks to send a statement that is in the file to those who received a report (15 U.S.C. 1681i(d)). */
  'statementNotice',
  /** Asks to notify those who received a report about a deletion (15 U.S.C. 1681i(d)). */
  'deletionNotice',
  /** A collector's validation of a debt (15 U.S.C. 1692g(b)). */
  'validation',
  /** The block of what identity theft caused: 4 business days (15 U.S.C. 1681c-2). */
  'block',
  /** Corrects what an earlier letter said for the client. */
  'retraction',
  /** Asks to remove the notation that an account is disputed. */
  'disputeMark',
  /** Asks a bureau to disclose the client’s file without charge (15 U.S.C. 1681g, 1681j). It is about no item. */
  'fileRequest',
  /** Places a security freeze on the file: 3 business days by mail (15 U.S.C. 1681c-1(i)(2)). About no item either, as the next two. */
  'freeze',
  /** Removes a security freeze (15 U.S.C. 1681c-1(i)(3)). */
  'freezeLift',
  /** Includes an initial fraud alert in the file (15 U.S.C. 1681c-1(a)). */
  'fraudAlert',
] as const;

export const letterPurposes = [...disputingPurposes, ...askingPurposes] as const;
export type LetterPurpose = (typeof letterPurposes)[number];

const asking: ReadonlySet<LetterPurpose> = new Set(askingPurposes);

/** Whether a letter asks for something other than a reinvestigation, so that it is no round of a dispute. */
export const asksOnly = (purpose: LetterPurpose): purpose is (typeof askingPurposes)[number] =>
  asking.has(purpose);

/** Whether a letter asks for nothing but to tell those whom the client designates (15 U.S.C. 1681i(d)). */
export const isForReceivers = (purpose: LetterPurpose): boolean =>
  purpose === 'deletionNotice' || purpose === 'statementNotice';

const fileWide = ['fileRequest', 'freeze', 'freezeLift', 'fraudAlert'] as const;
export type FileWidePurpose = (typeof fileWide)[number];

/** Whether a letter is about a bureau’s file as a whole, and so about no item that could have a result. */
export const isFileWide = (purpose: LetterPurpose): purpose is FileWidePurpose =>
  (fileWide as readonly LetterPurpose[]).includes(purpose);

/** Whether a bureau has to act on a letter only if it comes from the consumer directly (15 U.S.C. 1681c-1(i)(2)(A) and (3)(C)), who therefore mails it. */
export const isDirect = (purpose: LetterPurpose): boolean => purpose === 'freeze' || purpose === 'freezeLift';
