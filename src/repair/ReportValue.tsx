import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { ReportWords } from '#src/ui/ReportWords.tsx';
import { type EvidenceField, hasWords } from '#vocabulary/evidenceFields.ts';

interface ReportValueProps {
  readonly field: EvidenceField;
  /** As letters print it, in their language. */
  readonly value: string;
}

/** A value of a report, with what it means. */
export function ReportValue({ field, value }: ReportValueProps) {
  if (value === 'not reported') return <Trans>not reported</Trans>;
  if (hasWords(field) || field === 'court') return <ReportWords text={value} isName={field === 'court'} />;
  return (
    <Box as="span" lang="en" fontVariantNumeric="tabular-nums">
      {value}
    </Box>
  );
}
