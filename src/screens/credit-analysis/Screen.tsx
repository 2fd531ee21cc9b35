import { Box, chakra, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { ImageIcon } from 'lucide-react';
import { distinctNames } from '#src/overview/distinctNames.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { AnalysisTable } from './AnalysisTable.tsx';
import type { Analyses } from './load.ts';

/** The clients' credit according to their newest reports. A name opens that client's history. */
export function CreditAnalysisScreen({ newest, history }: Analyses) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const names = distinctNames(newest);
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
          nameCell={({ id, clientId, name: shown }) => {
            const name = names.get(id) ?? shown;
            return (
              <ButtonLink
                look="plain"
                size="small"
                px="1"
                ms="-1"
                maxW="calc(100% + {spacing.1})"
                justifyContent="start"
                to="/credit-analysis"
                search={{ client: clientId }}
                aria-label={t`History for ${name}`}
              >
                <chakra.span truncate>{shown}</chakra.span>
              </ButtonLink>
            );
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
