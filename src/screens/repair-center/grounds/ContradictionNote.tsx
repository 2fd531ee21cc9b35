import { useLingui } from '@lingui/react/macro';
import type { Contradiction } from '#contract/contradiction.ts';
import type { Confirmation } from '#contract/grounds.ts';
import { Banner } from '#src/ui/Surface.tsx';
import { useReasonText } from './reasonLabels.ts';

interface ContradictionNoteProps {
  /** The confirmed reason that the chosen one contradicts. */
  readonly statement: Confirmation;
  readonly why: Contradiction;
}

/** Why a reason can’t be confirmed next to one that was confirmed before. */
export function ContradictionNote({ statement, why }: ContradictionNoteProps) {
  const { t } = useLingui();
  const reasonText = useReasonText();
  const confirmed = reasonText(statement.reason);
  const sentences: Readonly<Record<Contradiction, string>> = {
    notTheirs: t`A letter can’t say that the account is someone else’s and then describe what happened on it.`,
    paidButOwed: t`Nothing is owed on an account that was paid in full.`,
    userButOwed: t`An authorized user doesn’t owe the debt.`,
    userClosed: t`An authorized user can’t close the account.`,
    lastPayment: t`The payment that paid it in full was the last one, so both dates must be the same.`,
    closingDate: t`The account was closed only once, so both dates must be the same.`,
    beforeOpening: t`Nothing was paid or closed before the account was opened.`,
  };
  const reason = sentences[why];
  return (
    <Banner tone="danger">
      {t`This contradicts “${confirmed}”, which is already confirmed. ${reason} Withdraw that reason first, or leave this one out.`}
    </Banner>
  );
}
