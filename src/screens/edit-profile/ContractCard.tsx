import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ClientContract, ContractStep } from '#contract/clientContract.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { contractPlace } from '#src/overview/pagePlaces.ts';
import { ContractWords } from '#src/repair/ContractWords.tsx';
import { Button } from '#src/ui/Button.tsx';
import { DateInput } from '#src/ui/DateInput.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Banner, Card, CardTitle } from '#src/ui/Surface.tsx';
import { UnsavedChangesDialog } from '#src/ui/UnsavedChangesDialog.tsx';
import { ContractDocuments } from './ContractDocuments.tsx';
import { type ContractRecording, useContractRecording } from './useContractRecording.ts';

interface ContractCardProps {
  readonly profileId: string;
  readonly contract: ClientContract;
}

/** Starts the workflow for a client's contract and shows it. */
export function ContractCard({ profileId, contract }: ContractCardProps) {
  return <ContractSheet work={useContractRecording(profileId)} contract={contract} />;
}

/** The documents to sign, what was signed, and what that permits. */
export function ContractSheet({
  work,
  contract,
}: Pick<ContractCardProps, 'contract'> & { readonly work: ContractRecording }) {
  const { state, entries } = contract;
  const { profileId, failure, on } = useSelector(work, ({ context }) => context);
  const isUnused = state === 'none';
  const documents = <ContractDocuments key={state} profileId={profileId} contract={contract} />;
  return (
    <Card id={contractPlace}>
      <CardTitle>
        <Trans>Contract</Trans>
      </CardTitle>
      <Stack gap="4">
        {isUnused ? (
          <Box color="quiet">
            <Trans>
              Print the statement of rights and the contract that federal law asks for, and record when they
              were signed. Redress then holds letters back until the three business days to cancel are over.
            </Trans>
          </Box>
        ) : (
          <Standing contract={contract} />
        )}
        {entries.length === 0 ? null : <Entries work={work} contract={contract} />}
        {isUnused ? (
          <Disclosure summary={<Trans>Print and record</Trans>}>
            <Stack gap="4" pt="2" pb="2">
              {documents}
              <NextStep work={work} contract={contract} />
            </Stack>
          </Disclosure>
        ) : state === 'waiting' || state === 'open' ? (
          <>
            <Disclosure summary={<Trans>The client canceled</Trans>}>
              <Box pt="2" pb="2">
                <NextStep work={work} contract={contract} />
              </Box>
            </Disclosure>
            <Disclosure summary={<Trans>Print the documents</Trans>}>
              <Box pt="2">{documents}</Box>
            </Disclosure>
          </>
        ) : (
          <>
            {documents}
            <NextStep work={work} contract={contract} />
          </>
        )}
        {failure === null || failure.fields.length > 0 ? null : <FailureBanner failure={failure} />}
      </Stack>
      <UnsavedChangesDialog isUnsaved={() => on !== ''} />
    </Card>
  );
}

function Standing({ contract }: Pick<ContractCardProps, 'contract'>) {
  return contract.state === 'open' ? (
    <Box>
      <Trans>The three business days to cancel are over. You can work for this client.</Trans>
    </Box>
  ) : (
    <Banner tone="warning">
      <ContractWords contract={contract} />
    </Banner>
  );
}

interface PartProps extends Pick<ContractCardProps, 'contract'> {
  readonly work: ContractRecording;
}

/** What was recorded, oldest first. Only the last entry can be withdrawn, because the others led to it. */
function Entries({ work, contract: { entries } }: PartProps) {
  const { t } = useLingui();
  const withdrawing = useSelector(work, (state) => state.matches('withdrawing'));
  const busy = useSelector(work, (state) => state.hasTag('busy'));
  const names: Readonly<Record<ContractStep, string>> = {
    disclosed: t`Statement of rights received`,
    signed: t`Contract signed`,
    canceled: t`Contract canceled`,
  };
  const last = entries.at(-1);
  return (
    <chakra.ul listStyleType="none" display="grid" gap="1">
      {entries.map((entry) => (
        <Flex as="li" key={entry.id} gap="3" wrap="wrap" align="center" minH="controlSmall">
          <Box flex="1 1 12rem">
            <Box as="span" fontWeight="medium">
              {names[entry.step]}
            </Box>{' '}
            {shownDate(entry.on)}{' '}
            <Box as="span" color="quiet" fontSize="sm">
              <Trans>recorded by {entry.by}</Trans>
            </Box>
          </Box>
          {entry === last ? (
            <Button
              size="small"
              look="plain"
              busy={withdrawing}
              disabled={busy}
              onClick={() => work.send({ type: 'entry.withdraw', eventId: entry.id })}
            >
              <Trans>Withdraw</Trans>
            </Button>
          ) : null}
        </Flex>
      ))}
    </chakra.ul>
  );
}

/** What can happen on paper next, with its day. */
function NextStep({ work, contract: { state: standing, today } }: PartProps) {
  const { t } = useLingui();
  const state = useSelector(work, (snapshot) => snapshot);
  const { on, failure } = state.context;
  const busy = state.hasTag('busy');
  const step =
    standing === 'disclosed'
      ? 'signed'
      : standing === 'none' || standing === 'canceled'
        ? 'disclosed'
        : 'canceled';
  const labels: Readonly<Record<ContractStep, string>> = {
    disclosed: t`Day on which the client signed for the statement of rights`,
    signed: t`Day on which the client signed the contract`,
    canceled: t`Day on which the client canceled`,
  };
  const actions: Readonly<Record<ContractStep, string>> = {
    disclosed: t`Record the statement`,
    signed: t`Record the signature`,
    canceled: t`Record the cancellation`,
  };
  const problem = failure?.fields.find(({ field }) => field === 'on')?.problem;
  const error =
    problem === undefined
      ? undefined
      : problem === 'inFuture'
        ? t`This date is in the future. Check the date.`
        : problem === 'beforeLast'
          ? t`This date is before the one recorded last. Check the date.`
          : t`Enter the date as MM/DD/YYYY`;
  return (
    <chakra.form
      display="grid"
      gap="3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        work.send({ type: 'entry.record', step });
      }}
    >
      <Field label={labels[step]} error={error} disabled={busy}>
        <DateInput
          value={on}
          max={today}
          disabled={busy}
          onChange={(date) => work.send({ type: 'date.write', on: date })}
        />
      </Field>
      <Button
        type="submit"
        busy={state.matches('recording')}
        disabled={busy || !state.can({ type: 'entry.record', step })}
        justifySelf="start"
      >
        {actions[step]}
      </Button>
    </chakra.form>
  );
}
