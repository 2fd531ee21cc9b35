import { Box } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ClientStatement } from '#contract/disputes.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Gloss } from '#src/repair/Gloss.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { withItsSections } from '#src/ui/citations.ts';
import { type StatementWithdrawal, useStatementWithdrawal } from './useStatementWithdrawal.ts';

interface WithdrawingProps {
  readonly clientKey: string;
  readonly statement: ClientStatement;
  readonly onClose: () => void;
}

/** Asks before a statement is withdrawn. Mount a new one for another statement. */
export function Withdrawing({ clientKey, statement, onClose }: WithdrawingProps) {
  const work = useStatementWithdrawal(clientKey, statement.id);
  const isDone = useSelector(work, ({ status }) => status === 'done');
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  return <WithdrawStatementDialog work={work} statement={statement} />;
}

interface WithdrawStatementProps extends Pick<WithdrawingProps, 'statement'> {
  readonly work: StatementWithdrawal;
}

export function WithdrawStatementDialog({ work, statement }: WithdrawStatementProps) {
  const { t } = useLingui();
  const state = useSelector(work, (snapshot) => snapshot);
  const { failure } = state.context;
  return (
    <FormDialog
      title={t`Withdraw this statement?`}
      action={<Trans>Withdraw</Trans>}
      busy={state.hasTag('busy')}
      canSubmit
      isUnsaved={false}
      onSubmit={() => work.send({ type: 'statement.withdraw' })}
      onClose={() => work.send({ type: 'dialog.close' })}
    >
      {failure === null ? null : <FailureBanner failure={failure} />}
      <Box as="blockquote" lang="en" ps="3" borderInlineStart="3px solid" borderColor="edge">
        {withItsSections(statement.text)}
      </Box>
      <Gloss text={statement.gloss} />
      <Box as="ul" ps="5" listStyleType="disc" display="grid" gap="1.5">
        <li>
          <Trans>
            New letters no longer say it, and letters that aren’t mailed yet have to be written again.
          </Trans>
        </li>
        <li>
          <Trans>
            Your agency is notified. If a letter that says it was already mailed, talk to them about
            correcting it.
          </Trans>
        </li>
        <li>
          <Trans>We keep a record that you said it and withdrew it.</Trans>
        </li>
      </Box>
    </FormDialog>
  );
}
