import { Box, Flex, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type ClientContract, contractToSign, rightsStatement } from '#contract/clientContract.ts';
import { fetchFile } from '#src/api/perform.ts';
import { ResultsButton } from '#src/results/ResultsButton.tsx';
import { useResultsFile } from '#src/results/useResultsFile.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { DateInput } from '#src/ui/DateInput.tsx';
import { Field } from '#src/ui/Field.tsx';

interface ContractDocumentsProps {
  readonly profileId: string;
  readonly contract: Pick<ClientContract, 'state' | 'today' | 'hasTerms'>;
}

/** The statement of rights, alone as the law wants it, and the contract with its notices of cancellation. */
export function ContractDocuments({
  profileId,
  contract: { state, today, hasTerms },
}: ContractDocumentsProps) {
  const { t } = useLingui();
  const [on, setOn] = useState(today);
  const isSigned = state === 'waiting' || state === 'open';
  const rights = useResultsFile((signal) => fetchFile(rightsStatement, { params: { profileId }, signal }));
  return (
    <Stack gap="3">
      <Box color="quiet" fontSize="sm">
        <Trans>
          The client signs for the statement before the contract, and keeps a copy of both, which the law has
          you give when they sign. Both are in English, because the law prescribes their words.
        </Trans>
      </Box>
      <Flex gap="2" wrap="wrap">
        <ResultsButton work={rights}>
          <Trans>Statement of rights</Trans>
        </ResultsButton>
      </Flex>
      {hasTerms ? (
        <>
          {isSigned ? null : (
            <Field
              label={t`Day of signing`}
              help={t`The last day to cancel in the two notices is calculated from it. If the client signs on another day, print it again.`}
            >
              <DateInput value={on} max={`${Number(today.slice(0, 4)) + 1}-12-31`} onChange={setOn} />
            </Field>
          )}
          <Flex gap="2" wrap="wrap">
            <ContractButton key={on} profileId={profileId} on={isSigned ? '' : on} />
          </Flex>
        </>
      ) : (
        <Flex gap="3" wrap="wrap" align="center">
          <Box color="quiet" flex="1 1 12rem">
            <Trans>To print the contract, add its terms in Settings.</Trans>
          </Box>
          <ButtonLink size="small" to="/settings">
            <Trans>Add terms</Trans>
          </ButtonLink>
        </Flex>
      )}
    </Stack>
  );
}

function ContractButton({ profileId, on }: { readonly profileId: string; readonly on: string }) {
  const file = useResultsFile((signal) =>
    fetchFile(contractToSign, { params: { profileId }, query: { on }, signal }),
  );
  return (
    <ResultsButton work={file}>
      <Trans>Contract with notices of cancellation</Trans>
    </ResultsButton>
  );
}
