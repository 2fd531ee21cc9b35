import { Box, Stack } from '@chakra-ui/react';
import type { ReportItem } from '#contract/itemGrounds.ts';
import { distinctEvidence } from '#src/repair/distinctEvidence.ts';
import { EvidenceList } from '#src/repair/EvidenceList.tsx';
import { FindingNote } from '#src/repair/FindingNote.tsx';
import { findingGroups } from '../grounds/findingGroups.ts';

/** Which bureaus list an item, what else they show of it, and what contradicts it. */
export function ItemFacts({ item }: { readonly item: ReportItem }) {
  const named = item.details.map(({ bureau }) => bureau);
  return (
    <Stack gap="1.5">
      {item.bureaus.every((bureau) => named.includes(bureau)) ? null : (
        <Box fontSize="sm" color="quiet">
          {item.bureaus.join(', ')}
        </Box>
      )}
      {item.details.length > 0 ? <EvidenceList evidence={distinctEvidence(item.details)} /> : null}
      {findingGroups(item.findings).map((finding) => (
        <Box key={`${finding.rule} ${finding.law}`}>
          <FindingNote {...finding} />
        </Box>
      ))}
    </Stack>
  );
}
