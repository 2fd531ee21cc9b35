import type { Dispute } from '#contract/disputes.ts';
import type { LetterRequest } from '#contract/requests.ts';
import { hasDeadline } from './requests.ts';

type Asked = Pick<Dispute, 'state' | 'recipient'> | Pick<LetterRequest, 'state' | 'recipient' | 'purpose'>;

/** What was received and not answered. */
const received: ReadonlySet<Asked['state']> = new Set(['investigating', 'received']);

/**
 * Whether the law sets no day for the answer. A letter that was prepared here starts no duty of a creditor
 * (15 U.S.C. 1681s-2(a)(8)(G)), but many answer it.
 */
export const isWithoutDeadline = (asked: Asked): boolean =>
  'purpose' in asked ? !hasDeadline(asked.purpose) : asked.recipient.kind === 'furnisher';

/** Nobody answers a statement, the correction of an earlier letter, or who is to be told of a statement or a deletion. */
const unanswered: ReadonlySet<LetterRequest['purpose']> = new Set([
  'statement',
  'statementNotice',
  'retraction',
  'deletionNotice',
]);

const asksNothing = (asked: Asked): boolean => 'purpose' in asked && unanswered.has(asked.purpose);

/** Whether it was mailed and may still be answered, without a date by which it has to be. What asks for nothing is done once it is received. */
export const isOpenEnded = (asked: Asked): boolean =>
  isWithoutDeadline(asked) &&
  (asked.state === 'onItsWay' || (received.has(asked.state) && !asksNothing(asked)));
