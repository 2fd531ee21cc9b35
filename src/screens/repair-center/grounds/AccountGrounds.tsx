import { Box, Stack } from '@chakra-ui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { EvidenceList } from '#src/repair/EvidenceList.tsx';
import { FindingNote } from '#src/repair/FindingNote.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Dot } from '#src/ui/Facts.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { WithRetry } from '#src/ui/WithRetry.tsx';
import type { Grounds } from '../workflows.ts';
import { ConfirmedReasons } from './ConfirmedReasons.tsx';
import { findingGroups, isArguable } from './findingGroups.ts';

/** Next to an account: the grounds for disputing it, and what the client says about it. */
export function AccountGrounds({
  grounds,
  accountId,
  isSelected,
}: {
  readonly grounds: Grounds;
  readonly accountId: string;
  /** Whether the letters are to dispute it. */
  readonly isSelected: boolean;
}) {
  const account = useSelector(grounds, ({ context }) =>
    context.accounts.find((one) => one.accountId === accountId),
  );
  const confirmed = useSelector(
    grounds,
    ({ context }) => context.confirmations.filter((one) => one.accountId === accountId).length,
  );
  if (account === undefined) return null;
  const groups = findingGroups(account.findings);
  const counted = groups.filter(isArguable).length;
  return (
    <Disclosure
      summary={
        <>
          <Plural value={counted} _0="No findings" one="# finding" other="# findings" />
          {groups.length > counted ? (
            <>
              <Dot />
              <Plural value={groups.length - counted} one="# for information" other="# for information" />
            </>
          ) : null}
          {confirmed > 0 ? (
            <>
              <Dot />
              <Plural value={confirmed} one="# confirmed reason" other="# confirmed reasons" />
            </>
          ) : null}
          {/* Nothing else says that what is wrong can be said in here, where nothing was found. */}
          {isSelected && counted === 0 && confirmed === 0 ? (
            <>
              <Dot />
              <Trans>add a reason</Trans>
            </>
          ) : null}
        </>
      }
    >
      <Stack gap="4" pt="1" pb="3" ps="6">
        {groups.map((finding) => (
          <Stack key={`${finding.rule} ${finding.law}`} gap="1">
            <FindingNote {...finding} />
            <EvidenceList evidence={finding.evidence} />
          </Stack>
        ))}
        <ConfirmedReasons grounds={grounds} account={account} />
      </Stack>
    </Disclosure>
  );
}

/** Says above the accounts that their findings could not be loaded. */
export function GroundsFailure({ grounds }: { readonly grounds: Grounds }) {
  const failed = useSelector(grounds, (state) => state.matches('failed'));
  if (!failed) return null;
  return (
    <Box mb="3">
      <Banner tone="danger">
        <WithRetry onRetry={() => grounds.send({ type: 'grounds.retry' })}>
          <Trans>We couldn’t load the findings for these accounts.</Trans>
        </WithRetry>
      </Banner>
    </Box>
  );
}
