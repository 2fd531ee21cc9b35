import { Box, Flex, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { AccountGrounds, Confirmation } from '#contract/grounds.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { shownDate } from '#src/ui/dates.ts';
import type { Grounds } from '../workflows.ts';
import { ReasonForm } from './ReasonForm.tsx';
import { useReasonText } from './reasonLabels.ts';

interface ConfirmedReasonsProps {
  readonly grounds: Grounds;
  readonly account: AccountGrounds;
  /** A person came here to add a reason, so the form is open as long as there is none. */
  readonly startsOpen?: boolean;
}

/** What the client said about an account, who entered it, and when. Each entry can be withdrawn. */
export function ConfirmedReasons({ grounds, account, startsOpen = false }: ConfirmedReasonsProps) {
  const textOf = useReasonText();
  const state = useSelector(grounds, (snapshot) => snapshot);
  const { failure } = state.context;
  const isAbout = state.context.accountId === account.accountId;
  const own = state.context.confirmations.filter(({ accountId }) => accountId === account.accountId);
  const count = own.length;
  const known = useRef(count);
  const newest = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form is gone, and with it what had the focus; on a phone, other accounts would have moved into its place.
    if (count > known.current) newest.current?.focus();
    known.current = count;
  }, [count]);
  return (
    <Stack gap="3">
      {own.map(({ id, reason, by, at }) => {
        const withdraw = { type: 'reason.withdraw', id } as const;
        const date = shownDate(at);
        return (
          <Flex
            key={id}
            ref={id === own.at(-1)?.id ? newest : undefined}
            tabIndex={-1}
            gap="3"
            align="start"
            wrap="wrap"
          >
            <Box flex="1" minW="min(12rem, 100%)">
              <Box fontWeight="medium">{textOf(reason)}</Box>
              <Box fontSize="sm" color="quiet">
                <Trans>
                  Confirmed by {by} on {date}
                </Trans>
              </Box>
            </Box>
            <Button
              size="small"
              busy={isAbout && state.matches('withdrawing')}
              disabled={!state.can(withdraw)}
              onClick={() => grounds.send(withdraw)}
            >
              <Trans>Withdraw</Trans>
            </Button>
          </Flex>
        );
      })}
      {isAbout && failure !== null ? <FailureBanner failure={failure} /> : null}
      {/* The saved reasons have changed, so the form is done. */}
      <ReasonAdder
        key={own.map(({ id }) => id).join(' ')}
        grounds={grounds}
        account={account}
        confirmed={own}
        startsOpen={startsOpen && own.length === 0}
      />
    </Stack>
  );
}

function ReasonAdder({
  grounds,
  account,
  confirmed,
  startsOpen = false,
}: ConfirmedReasonsProps & { readonly confirmed: readonly Confirmation[] }) {
  const [open, setOpen] = useState(startsOpen);
  if (open)
    return (
      <ReasonForm
        grounds={grounds}
        account={account}
        confirmed={confirmed}
        {...(!startsOpen && { onLeave: () => setOpen(false) })}
      />
    );
  return (
    <Box>
      <Button size="small" onClick={() => setOpen(true)}>
        {confirmed.length === 0 ? <Trans>Confirm a reason</Trans> : <Trans>Confirm another reason</Trans>}
      </Button>
    </Box>
  );
}
