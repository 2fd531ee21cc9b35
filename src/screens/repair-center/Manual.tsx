import { Box, chakra, Grid, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Bureau } from '#contract/shapes.ts';
import { offeredDestinations, reportingBureaus } from '#machines/manualSelection.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Segments } from '#src/ui/Segments.tsx';
import { Banner, Card, CardTitle, Skeleton } from '#src/ui/Surface.tsx';
import { AccountDetailPanel } from './AccountDetailPanel.tsx';
import { AccountList } from './AccountList.tsx';
import { CreditorNotice } from './CreditorNotice.tsx';
import type { Grounds, ManualChoice } from './workflows.ts';

interface ManualProps {
  readonly choice: ManualChoice;
  readonly grounds: Grounds | undefined;
  readonly generating: boolean;
  /** What comes after the lists, above the buttons that stay visible. */
  readonly children?: ReactNode;
}

/** Accounts and destinations selected one by one, with what each bureau reports about the account selected last. */
export function Manual({ choice, grounds, generating, children }: ManualProps) {
  const { t } = useLingui();
  const state = useSelector(choice, (snapshot) => snapshot);
  const { context } = state;
  if (state.matches('loading')) return <Skeleton height="24rem" />;
  if (state.matches('failed')) {
    return (
      <Banner tone="danger">
        <Trans>An unknown error occurred!</Trans>{' '}
        <Button size="small" onClick={() => choice.send({ type: 'lists.retry' })}>
          <Trans>Try Again</Trans>
        </Button>
      </Banner>
    );
  }
  const reporting = reportingBureaus(context);
  const offered = offeredDestinations(context);
  const furnishers = offered.filter(({ kind }) => kind === 'furnisher');
  const box = ({ id, name }: { id: string; name: string }) => (
    <Checkbox
      key={id}
      checked={context.selectedDestinations.includes(id)}
      onChange={() => choice.send({ type: 'destination.toggle', id })}
    >
      {name}
    </Checkbox>
  );
  return (
    <Stack gap="5">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}
        templateAreas={{
          base: `'accounts' 'detail' 'destinations'`,
          lg: `'accounts detail' 'destinations detail'`,
        }}
        // Leftover space goes below the destinations, not between the cards.
        templateRows={{ lg: 'auto 1fr' }}
        gap="5"
        alignItems="start"
      >
        <Box gridArea="accounts" minW="0">
          <AccountList choice={choice} grounds={grounds} />
        </Box>
        <Stack gridArea="detail" gap="5" minW="0">
          <AccountDetailPanel choice={choice} />
          <Card>
            <CardTitle>
              <Trans>Reporting only on</Trans>
            </CardTitle>
            <Segments
              legend={t`Reporting only on`}
              value={context.bureau ?? 'all'}
              options={[
                { value: 'all', label: t`All bureaus` },
                ...Bureau.options.map((bureau) => ({
                  value: bureau,
                  label: bureau,
                  disabled: !reporting.includes(bureau),
                })),
              ]}
              onChange={(value) =>
                choice.send({
                  type: 'bureau.choose',
                  bureau: Bureau.options.find((bureau) => bureau === value) ?? null,
                })
              }
            />
          </Card>
        </Stack>
        <Box gridArea="destinations" minW="0">
          <Card>
            <CardTitle>
              <Trans>Destinations</Trans>
            </CardTitle>
            <Stack gap="1">{offered.filter(({ kind }) => kind === 'bureau').map(box)}</Stack>
            {furnishers.length > 0 ? (
              <Box mt="4">
                <Box as="h3" fontSize="md" mb="2">
                  <Trans>Creditors and collectors</Trans>
                </Box>
                <CreditorNotice />
                <Grid
                  mt="2"
                  columnGap="4"
                  rowGap="1"
                  templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
                >
                  {furnishers.map(box)}
                </Grid>
              </Box>
            ) : null}
          </Card>
        </Box>
      </Grid>
      {children}
      <Actions data-foot="">
        <Button
          disabled={generating || !state.can({ type: 'letters.preview' })}
          onClick={() => choice.send({ type: 'letters.preview' })}
        >
          <Trans>Preview</Trans>
        </Button>
        <Button
          look="solid"
          busy={generating}
          disabled={!state.can({ type: 'letters.generate', key: 'probe' })}
          onClick={() => choice.send({ type: 'letters.generate', key: crypto.randomUUID() })}
        >
          <Trans>Generate</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}

/** Stays visible at the bottom edge, however long the lists are. */
const Actions = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '2',
    zIndex: '1',
    display: 'flex',
    justifyContent: 'flex-end',
    gap: '3',
    p: '3',
    bg: 'card',
    border: '1px solid',
    borderColor: 'edge',
    borderRadius: 'lg',
    boxShadow: 'raised',
    // Keeps list rows from showing below it.
    _after: {
      content: '""',
      position: 'absolute',
      top: '100%',
      insetX: '-1px',
      height: '0.5rem',
      bg: 'page',
    },
    '& > *': { flexGrow: { base: '1', sm: '0' } },
  },
});
