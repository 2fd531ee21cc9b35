import { Box, Flex } from '@chakra-ui/react';
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
      <Flex gap="3" wrap="wrap" align="center">
        <Box flex="1 1 16rem" color="quiet">
          <Trans>
            Every time someone opens a report, a document, letters, or a hidden value, we record who it was,
            when, and from where. Entries can’t be edited or deleted.
          </Trans>
        </Box>
        <Button
          icon={<ScrollText size={18} aria-hidden />}
          flexGrow={{ base: '1', sm: '0' }}
          onClick={() => record.send({ type: 'record.open' })}
        >
          <Trans>View access record</Trans>
        </Button>
      </Flex>
      <AccessRecordDialog record={record} hasClients={hasClients} />
    </Card>
  );
}
