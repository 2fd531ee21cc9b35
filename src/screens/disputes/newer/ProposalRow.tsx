import { Box, chakra, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReportProposal } from '#contract/proposals.ts';
import type { ProposalChoice } from '#machines/proposalReview.ts';
import { ReAgedNotice } from '#src/repair/ReAgedNotice.tsx';
import { ItemName, useItemName } from '#src/ui/ItemName.tsx';
import { ChangedFields } from './ChangedFields.tsx';
import { choicesFor } from './decisions.ts';
import { useProposalWords } from './useProposalWords.ts';

interface ProposalRowProps {
  readonly proposal: ReportProposal;
  readonly choice: ProposalChoice | null;
  readonly disabled: boolean;
  readonly onChoose: (choice: ProposalChoice | null) => void;
}

/** What the newer report shows about one item at one bureau, and the choice. Later is chosen until a person decides. */
export function ProposalRow({ proposal, choice, disabled, onChoose }: ProposalRowProps) {
  const { t } = useLingui();
  const name = useId();
  const { recipient, kind, fields, reAged } = proposal;
  const heading = useItemName()(proposal.heading);
  const { title, explanation, choices } = useProposalWords()(proposal);
  const options: readonly (ProposalChoice | null)[] = [...choicesFor(kind), null];
  return (
    <Box as="li" borderTop="1px solid" borderColor="edge" py="4">
      <Box fontWeight="strong" overflowWrap="anywhere">
        <ItemName heading={proposal.heading} />
      </Box>
      <Box>
        {recipient.id}: {title}
      </Box>
      {explanation === '' ? null : <Box color="quiet">{explanation}</Box>}
      {reAged === null ? null : <ReAgedNotice {...reAged} />}
      <Box mt="2">
        <ChangedFields about={`${heading}, ${recipient.id}`} fields={fields} />
      </Box>
      <chakra.fieldset mt="2" disabled={disabled}>
        <chakra.legend srOnly>{t`Decide: ${heading}, ${recipient.id}`}</chakra.legend>
        <Stack direction={{ base: 'column', md: 'row' }} columnGap="3" rowGap="0" flexWrap="wrap">
          {options.map((option) => (
            <Choice key={option ?? 'later'}>
              <input
                type="radio"
                className="choice"
                name={name}
                checked={choice === option}
                onChange={() => onChoose(option)}
              />
              <span>{option === null ? <Trans>Decide later</Trans> : choices[option]}</span>
            </Choice>
          ))}
        </Stack>
      </chakra.fieldset>
    </Box>
  );
}

const Choice = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'start',
    gap: '2',
    minH: { base: '11', lg: '9' },
    py: { base: '2.5', lg: '1.5' },
    // Room before the edge that forced colors draw around what is chosen.
    pe: '2',
    cursor: 'pointer',
    '&:has(:disabled)': { cursor: 'not-allowed', color: 'quiet' },
  },
});
