import { chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleDashed, type LucideIcon, MailX, Send, Undo2 } from 'lucide-react';
import type { DisputeLetter, LetterState } from '#contract/disputes.ts';

/** Its own shape for each place where a letter can be. */
const shapes: Readonly<Record<LetterState, { readonly Icon: LucideIcon; readonly color: string }>> = {
  drafted: { Icon: CircleDashed, color: 'quiet' },
  approved: { Icon: CircleDashed, color: 'quiet' },
  ordered: { Icon: CircleDashed, color: 'quiet' },
  mailed: { Icon: Send, color: 'ink' },
  received: { Icon: CircleCheck, color: 'green' },
  returned: { Icon: Undo2, color: 'red' },
  lost: { Icon: MailX, color: 'red' },
};

/** Where a letter is: a shape and words. What is only assumed says so. */
export function LetterMark({ letter }: { readonly letter: DisputeLetter }) {
  const { t } = useLingui();
  const { state, clock, mailed, isMailingUnknown } = letter;
  const names: Readonly<Record<LetterState, string>> = {
    drafted: t`Not mailed yet`,
    approved: t`Approved, not mailed yet`,
    ordered: t`Ordered, mailing not confirmed`,
    mailed: t`Mailed`,
    received: clock?.basis === 'assumed' ? t`Counts as delivered` : t`Delivered`,
    returned: t`Came back`,
    lost: t`Lost in the mail`,
  };
  const { Icon, color } = shapes[state];
  const isAssumed = state === 'received' && clock?.basis === 'assumed';
  return (
    <Mark>
      <chakra.span color={isAssumed ? 'quiet' : color}>
        {isAssumed ? <CircleDashed size={16} aria-hidden /> : <Icon size={16} aria-hidden />}
      </chakra.span>
      {isMailingUnknown && mailed === null ? t`Mailing not recorded` : names[state]}
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
