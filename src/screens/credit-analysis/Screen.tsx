import { Box, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { ImageIcon } from 'lucide-react';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { AnalysisTable } from './AnalysisTable.tsx';
import type { Analyses } from './load.ts';

/** The clients' credit according to their newest reports, and each client's history. */
export function CreditAnalysisScreen({ newest, history }: Analyses) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Stack gap="5">
      <Card>
        <Placeholder />
      </Card>
      <Card>
        <CardTitle>
          <Trans>Credit Analysis</Trans>
        </CardTitle>
        <AnalysisTable
          label={t`Credit Analysis`}
          analyses={newest}
          last={{
            title: t`History`,
            width: '6.5rem',
            cell: ({ clientId, name }) => (
              <ButtonLink
                to="/credit-analysis"
                search={{ client: clientId }}
                size="small"
                look="outline"
                aria-label={t`History for ${name}`}
              >
                <Trans>History</Trans>
              </ButtonLink>
            ),
          }}
        />
      </Card>
      <Dialog
        open={history !== null}
        title={<Trans>History for {history?.[0]?.name ?? ''}</Trans>}
        onClose={() => void navigate({ to: '/credit-analysis' })}
      >
        <AnalysisTable label={t`History`} analyses={history ?? []} />
      </Dialog>
    </Stack>
  );
}

/** The place for a chart of the analysis, which the specification leaves empty. */
function Placeholder() {
  const { t } = useLingui();
  return (
    <Box
      role="img"
      aria-label={t`No image yet`}
      display="grid"
      placeItems="center"
      minH={{ base: '9rem', md: '14rem' }}
      bg="sunken"
      color="quiet"
      borderRadius="md"
    >
      <ImageIcon size={48} aria-hidden />
    </Box>
  );
}
