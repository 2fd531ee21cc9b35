import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { ScrollText } from 'lucide-react';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { AccessRecordDialog } from './AccessRecordDialog.tsx';
import { useAccessRecord } from './useAccessRecord.ts';

/** What the record of access is, and the button that opens it. */
export function AccessRecordCard({ hasClients }: { readonly hasClients: boolean }) {
  const record = useAccessRecord();
  return (
    <Card>
      <CardTitle>
        <Trans>Access record</Trans>
      </CardTitle>
      <Box color="quiet" mb="4">
        <Trans>
          Every time someone opens a report, a document, letters, or a hidden value, we record who it was,
          when, and from where. Entries can’t be edited or deleted.
        </Trans>
      </Box>
      <Button
        icon={<ScrollText size={18} aria-hidden />}
        width={{ base: 'full', sm: 'auto' }}
        onClick={() => record.send({ type: 'record.open' })}
      >
        <Trans>View access record</Trans>
      </Button>
      <AccessRecordDialog record={record} hasClients={hasClients} />
    </Card>
  );
}
