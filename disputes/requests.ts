import type { Basis, SendingWay } from '#contract/disputeEvents.ts';
import type { LetterRequest, RequestState } from '#contract/requests.ts';
import { asksOnly, type LetterPurpose } from '#vocabulary/letterPurposes.ts';
import { addDays } from './civilDays.ts';
import { blockDeadline, type Deadline, freezeDeadline, mailDays, procedureDeadline } from './clocks.ts';
import type { CountingEvent } from './countingEvents.ts';
import type { WrittenLetter } from './facts.ts';
import type { Attempt } from './letterCourse.ts';
import { receiptWithoutProof } from './receipt.ts';
import { requestCourse } from './requestCourse.ts';

/**
 * What the law gives a time for, to answer. A statement, a notice to past recipients, a validation, and corrections of earlier letters have
 * none; a freeze is lifted within three business days, which nobody has to confirm.
 */
const deadlines: Partial<Record<LetterPurpose, (receivedOn: string, way: SendingWay | null) => Deadline>> = {
  procedure: procedureDeadline,
  block: blockDeadline,
  freeze: freezeDeadline,
};

interface Followed {
  readonly letter: WrittenLetter;
  readonly attempts: readonly Attempt[];
  readonly events: readonly CountingEvent[];
  /** What it is based on was withdrawn since, so that nobody asks for it now. */
  readonly isBaseless: boolean;
}

/** A request, and the days after today on which it changes by itself. */
export interface StandingRequest {
  readonly request: LetterRequest;
  readonly changesOn: readonly string[];
}

/** Where a letter stands that asks for something other than a reinvestigation; null for one that disputes its items. */
export function requestOf(
  { letter, attempts, events, isBaseless }: Followed,
  today: string,
): StandingRequest | null {
  const { purpose } = letter;
  if (!asksOnly(purpose)) return null;
  const last = attempts.at(-1);
  const receipt = last === undefined || last.failed !== null ? null : last.receipt;
  const deadline =
    receipt === null ? null : (deadlines[purpose]?.(receipt.on, last?.mailed?.event.way ?? null) ?? null);
  const { state: course, since } = requestCourse({ attempts, deadline, events, today });
  const state = isBaseless && course !== 'answered' ? 'withdrawn' : course;
  const isOver = receipt === null || deadline === null || state === 'withdrawn';
  const clock = isOver ? null : clockOf(receipt, deadline);
  const standing = waitsOn({ state, since, last, deadline, today });
  return {
    request: {
      letter: letter.id,
      purpose,
      recipient: letter.recipient,
      items: letter.items.map(({ key }) => key),
      headings: letter.items.map(({ heading }) => heading),
      subjects: letter.items.map(({ subject }) => subject),
      ...(letter.designates && { designates: true as const }),
      state,
      since,
      clock,
      next: standing.next,
      waitsFor: standing.waitsFor,
    },
    changesOn: standing.changesOn.filter((day) => day > today),
  };
}

const clockOf = (
  { on, basis }: { readonly on: string; readonly basis: Basis },
  { due, askOn }: Deadline,
) => ({ received: on, basis, due, askOn });

interface Situation {
  readonly state: RequestState;
  readonly since: string | null;
  readonly last: Attempt | undefined;
  readonly deadline: Deadline | null;
  readonly today: string;
}

interface Waiting extends Pick<LetterRequest, 'next' | 'waitsFor'> {
  readonly changesOn: readonly string[];
}

const nothing: Waiting = { next: null, waitsFor: null, changesOn: [] };

function waitsOn({ state, since, last, deadline, today }: Situation): Waiting {
  if (state === 'undelivered') return { ...nothing, next: since, waitsFor: 'returned' };
  if (state === 'onItsWay') return inTheMail(last, today);
  if (deadline === null) return nothing;
  const { due, askOn } = deadline;
  if (state === 'received') return { ...nothing, next: due, changesOn: [addDays(due, 1), askOn] };
  if (state === 'awaitingAnswer') return { ...nothing, next: askOn, changesOn: [askOn] };
  return state === 'questionOpen' ? { ...nothing, next: askOn, waitsFor: 'askWhetherAnythingCame' } : nothing;
}

/** First-class mail counts as received after some days; about other mail, a person is asked then. */
function inTheMail(last: Attempt | undefined, today: string): Waiting {
  const mailing = last?.mailed?.event;
  if (mailing === undefined) return nothing;
  const expected = addDays(mailing.on, mailDays);
  const isAsked = receiptWithoutProof(mailing) === null && expected <= today;
  return { next: expected, waitsFor: isAsked ? 'askAboutDelivery' : null, changesOn: [expected] };
}

/** A request that left and is not over. */
const open: ReadonlySet<RequestState> = new Set([
  'onItsWay',
  'undelivered',
  'received',
  'awaitingAnswer',
  'questionOpen',
]);

type Asked = Pick<LetterRequest, 'state' | 'purpose'>;

/** Whether the law sets a time for the answer. */
export const hasDeadline = (purpose: LetterPurpose): boolean => deadlines[purpose] !== undefined;

/** Whether the law sets a time for the answer, and nobody knows yet whether it came. */
export const isAwaited = ({ state, purpose }: Asked): boolean => open.has(state) && hasDeadline(purpose);

/**
 * Whether nothing has to be decided about a request's items for now: its answer is awaited, or the client stated their own
 * view for the file, which nobody answers.
 */
export const settles = (request: Asked): boolean =>
  isAwaited(request) || (request.purpose === 'statement' && open.has(request.state));
