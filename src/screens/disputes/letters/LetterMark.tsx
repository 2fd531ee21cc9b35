import { chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import {
  CircleCheck,
  CircleCheckBig,
  CircleDashed,
  CircleEllipsis,
  CircleQuestionMark,
  CircleSlash2,
  Hourglass,
  type LucideIcon,
  MailQuestionMark,
  MailX,
  Send,
  Undo2,
} from 'lucide-react';
import type { DisputeLetter, LetterState } from '#contract/disputes.ts';
import type { LetterRequest, RequestState } from '#contract/requests.ts';
import { useDisputeCalls } from '#src/disputes/calls.ts';
import { shownDate } from '#src/ui/dates.ts';
import type { answerTo } from './answerTo.ts';

type Place = LetterState | RequestState | NonNullable<ReturnType<typeof answerTo>>;

/** Its own shape for each place where a letter can be, so that color is never needed. */
const shapes: Readonly<Record<Place, { readonly Icon: LucideIcon; readonly color: string }>> = {
  drafted: { Icon: CircleDashed, color: 'quiet' },
  approved: { Icon: CircleDashed, color: 'quiet' },
  ordered: { Icon: CircleDashed, color: 'quiet' },
  mailed: { Icon: Send, color: 'ink' },
  onItsWay: { Icon: Send, color: 'ink' },
  received: { Icon: CircleCheck, color: 'green' },
  returned: { Icon: Undo2, color: 'red' },
  undelivered: { Icon: Undo2, color: 'red' },
  lost: { Icon: MailX, color: 'red' },
  awaitingAnswer: { Icon: Hourglass, color: 'quiet' },
  questionOpen: { Icon: CircleQuestionMark, color: 'red' },
  unanswered: { Icon: MailQuestionMark, color: 'quiet' },
  answered: { Icon: CircleCheckBig, color: 'green' },
  partlyAnswered: { Icon: CircleEllipsis, color: 'quiet' },
  withdrawn: { Icon: CircleSlash2, color: 'quiet' },
};

interface LetterMarkProps {
  readonly letter: DisputeLetter;
  /** What is known about a letter that disputes nothing. */
  readonly request?: LetterRequest | undefined;
  /** What came about its disputes, if that says more than its delivery. */
  readonly answer?: ReturnType<typeof answerTo>;
  /** It never left, and nothing in it is asked any longer. */
  readonly isAbandoned?: boolean;
  /** Whether work for the client is neither paused nor over: otherwise nobody has to do anything. */
  readonly isActive?: boolean;
}

/** Where a letter is: a shape and words. What is only assumed says so. */
export function LetterMark({
  letter,
  request,
  answer = null,
  isAbandoned = false,
  isActive = true,
}: LetterMarkProps) {
  const { t } = useLingui();
  const { whose } = useDisputeCalls();
  // A request knows nothing of its order.
  const requested = request?.state === 'drafted' ? letter.state : request?.state;
  const state = isAbandoned ? 'withdrawn' : (requested ?? answer ?? letter.state);
  const isUnknown = request === undefined && letter.isMailingUnknown && letter.mailed === null;
  const isAssumed = state === 'received' && letter.receipt?.basis === 'assumed';
  const names: Readonly<Record<Place, string>> = {
    drafted: isUnknown ? t`Mailing not recorded` : t`Not mailed yet`,
    approved: isUnknown ? t`Mailing not recorded` : t`Approved, not mailed yet`,
    ordered: isUnknown
      ? t`Mailing not recorded`
      : letter.orderedOn === undefined
        ? t`Ordered, mailing not confirmed`
        : t`Ordered on ${shownDate(letter.orderedOn)}, mailing not confirmed`,
    mailed: t`Mailed`,
    onItsWay: t`In the mail`,
    received: !isAssumed ? t`Delivered` : whose === 'client' ? t`Should have arrived` : t`Delivery assumed`,
    returned: t`Came back`,
    undelivered: t`Not delivered`,
    lost: t`Lost in the mail`,
    awaitingAnswer: t`The answer may still be in the mail`,
    questionOpen: isActive ? t`Did anything come?` : t`No answer recorded`,
    unanswered: t`No answer`,
    answered: t`Answered`,
    partlyAnswered: t`Answered in part`,
    withdrawn: isAbandoned ? t`Not to be mailed` : t({ message: 'Withdrawn', context: 'letter' }),
  };
  const { Icon, color: own } = shapes[state];
  const color = isActive || own !== 'red' ? own : 'quiet';
  return (
    <Mark>
      <chakra.span color={isAssumed ? 'quiet' : color}>
        {isAssumed ? <CircleDashed size={16} aria-hidden /> : <Icon size={16} aria-hidden />}
      </chakra.span>
      {names[state]}
    </Mark>
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
