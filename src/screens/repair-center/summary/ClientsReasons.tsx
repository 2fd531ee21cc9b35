import { Box, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { CloseButton } from '#src/ui/CloseButton.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Skeleton } from '#src/ui/Surface.tsx';
import { ItemName } from '#src/ui/ItemName.tsx';
import { GroundsFailure } from '../grounds/AccountGrounds.tsx';
import { ConfirmedReasons } from '../grounds/ConfirmedReasons.tsx';
import type { Grounds, Summary } from '../workflows.ts';

/** What the client knows about one account, added before the letters are generated. */
export function ClientsReasons({ summary }: { readonly summary: Summary }) {
  const { t } = useLingui();
  const state = useSelector(summary, (snapshot) => snapshot);
  const { accountId } = state.context;
  const grounds = state.children.disputeGrounds;
  const { withoutGround = [], leftOut = [] } = state.context.summary ?? {};
  const item = [...withoutGround, ...leftOut].find((each) => each.accountId === accountId);
  return (
    <Dialog
      open={state.matches('explaining')}
      width="usual"
      title={t`What do you know about this account?`}
      onClose={() => summary.send({ type: 'reasons.done' })}
      footer={
        <CloseButton>
          <Trans>Back</Trans>
        </CloseButton>
      }
    >
      <Stack gap="4">
        <Box fontWeight="medium">
          <ItemName heading={item?.heading ?? ''} />
        </Box>
        {grounds === undefined || accountId === null ? null : (
          <Reasons grounds={grounds} accountId={accountId} />
        )}
      </Stack>
    </Dialog>
  );
}

function Reasons({ grounds, accountId }: { readonly grounds: Grounds; readonly accountId: string }) {
  const { t } = useLingui();
  const loading = useSelector(grounds, (state) => state.matches('fetching'));
  const account = useSelector(grounds, ({ context }) =>
    context.accounts.find((one) => one.accountId === accountId),
  );
  if (loading) return <Skeleton height="6rem" role="status" aria-label={t`Loading…`} />;
  if (account === undefined) return <GroundsFailure grounds={grounds} />;
  return <ConfirmedReasons grounds={grounds} account={account} startsOpen />;
}
