import type { LetterRequest } from '#contract/requests.ts';

type Asked = Pick<LetterRequest, 'purpose' | 'state' | 'recipient'>;

/**
 * The bureaus of which nobody knows that they placed the freeze that was asked for last: its time has passed, and nothing came. `requests` are
 * in the order in which they were written.
 */
export function unconfirmedFreezes(requests: readonly Asked[]): readonly Asked['recipient'][] {
  const last = new Map(
    requests.flatMap((each) =>
      each.purpose === 'freeze' || each.purpose === 'freezeLift' ? [[each.recipient.id, each]] : [],
    ),
  );
  return [...last.values()].flatMap(({ purpose, state, recipient }) =>
    purpose === 'freeze' && state === 'unanswered' ? [recipient] : [],
  );
}
