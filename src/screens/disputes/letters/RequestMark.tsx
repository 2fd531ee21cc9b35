import { Box, chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  CircleCheck,
  CircleCheckBig,
  CircleDashed,
  CircleQuestionMark,
  CircleSlash2,
  Hourglass,
  type LucideIcon,
  MailQuestionMark,
  Send,
  Undo2,
} from 'lucide-react';
import type { LetterRequest, RequestState } from '#contract/requests.ts';
import { shownDate } from '#src/ui/dates.ts';

/** Its own shape for each state, so that color is never needed. */
const shapes: Readonly<Record<RequestState, { readonly Icon: LucideIcon; readonly color: string }>> = {
  drafted: { Icon: CircleDashed, color: 'quiet' },
  onItsWay: { Icon: Send, color: 'ink' },
  undelivered: { Icon: Undo2, color: 'red' },
  received: { Icon: CircleCheck, color: 'green' },
  awaitingAnswer: { Icon: Hourglass, color: 'quiet' },
  questionOpen: { Icon: CircleQuestionMark, color: 'red' },
  unanswered: { Icon: MailQuestionMark, color: 'quiet' },
  answered: { Icon: CircleCheckBig, color: 'green' },
  withdrawn: { Icon: CircleSlash2, color: 'quiet' },
};

/** Where a letter that disputes nothing is: a shape and words. What is only assumed says so. */
export function RequestMark({ request }: { readonly request: LetterRequest }) {
  const { t } = useLingui();
  const { state, clock } = request;
  const names: Readonly<Record<RequestState, string>> = {
    drafted: t`Not mailed yet`,
    onItsWay: t`In the mail`,
    undelivered: t`Not delivered`,
    received: clock?.basis === 'assumed' ? t`Counts as delivered` : t`Delivered`,
    awaitingAnswer: t`The answer may still be in the mail`,
    questionOpen: t`Did anything come?`,
    unanswered: t`No answer`,
    answered: t`Answered`,
    withdrawn: t`Withdrawn`,
  };
  const { Icon, color } = shapes[state];
  const isAssumed = state === 'received' && clock?.basis === 'assumed';
  return (
    <Mark>
      <chakra.span color={isAssumed ? 'quiet' : color}>
        {isAssumed ? <CircleDashed size={16} aria-hidden /> : <Icon size={16} aria-hidden />}
      </chakra.span>
      {names[state]}
    </Mark>
  );
}

const running: ReadonlySet<RequestState> = new Set(['received', 'awaitingAnswer', 'questionOpen']);

/** The last day to answer a request; nothing where the law sets none, or it is over. */
export function RequestDue({ request: { clock, state } }: { readonly request: LetterRequest }) {
  if (clock === null || !running.has(state)) return null;
  const due = shownDate(clock.due);
  return (
    <Box fontSize="sm" fontVariantNumeric="tabular-nums">
      {state === 'received' ? <Trans>Due {due}</Trans> : <Trans>Was due {due}</Trans>}
    </Box>
  );
}

const Mark = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    fontWeight: 'medium',
    '& svg': { flexShrink: '0' },
  },
});
