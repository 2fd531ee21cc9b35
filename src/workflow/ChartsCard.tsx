import { Trans } from '@lingui/react/macro';
import { Box } from '@chakra-ui/react';
import { Switch } from '#src/ui/Switch.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { switchCharts, useChartSwitch } from './chartSwitch.ts';

/** Turns on the charts next to the screens, in this browser. */
export function ChartsCard() {
  const on = useChartSwitch();
  return (
    <Card>
      <CardTitle>
        <Trans>Testing and training</Trans>
      </CardTitle>
      <Switch checked={on} onChange={switchCharts}>
        <Trans>Show workflow charts next to the screens</Trans>
      </Switch>
      <Box fontSize="sm" color="quiet" mt="1">
        <Trans>
          The current state is highlighted and the last step is marked. This browser remembers your choice.
        </Trans>
      </Box>
    </Card>
  );
}
