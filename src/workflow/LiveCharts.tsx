import { chakra, Flex } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from '#src/ui/Button.tsx';
import { panelWidth } from '#src/ui/sidePanel.ts';
import { Select } from '#src/ui/SelectInput.tsx';
import { switchCharts } from './chartSwitch.ts';
import { LiveChart } from './LiveChart.tsx';
import { onRunningChange, runningWorkflows } from './actors.ts';
import { StepsTaken } from './StepsTaken.tsx';
import { machinesIn, type Watched } from './activeMachines.ts';

/** The machines running now, including invoked ones. Updates whenever one of them changes state. */
function useMachines(): readonly Watched[] {
  const running = useSyncExternalStore(onRunningChange, runningWorkflows);
  const [machines, setMachines] = useState<readonly Watched[]>([]);
  useEffect(() => {
    const look = () =>
      setMachines((before) => {
        const now = running.flatMap(machinesIn);
        const same =
          now.length === before.length && now.every(({ actor }, index) => actor === before[index]?.actor);
        return same ? before : now;
      });
    look();
    const subscriptions = running.map((actor) => actor.subscribe(look));
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [running]);
  return machines;
}

/** An invoked machine is distinguished by the id it was invoked with; a screen's own machine has none. */
const nameOf = ({ actor, machine }: Watched) =>
  actor.id === machine || actor.id === actor.sessionId
    ? inWords(machine)
    : `${inWords(machine)} (${inWords(actor.id).toLowerCase()})`;

/** quickImport: Quick import. */
function inWords(name: string): string {
  const spaced = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Next to the page: the live chart of a workflow running on it. */
export function LiveCharts() {
  const { t } = useLingui();
  const machines = useMachines();
  const [wanted, setWanted] = useState('');
  const shown = machines.find(({ actor }) => actor.sessionId === wanted) ?? machines[0];
  return (
    <Panel aria-label={t`Live chart`}>
      <Flex gap="2" align="center" p="3" borderBottom="1px solid" borderColor="edge">
        {shown === undefined ? (
          <chakra.span flex="1" />
        ) : (
          <Select
            flex="1"
            aria-label={t`Workflow`}
            // Testers read the machines' own names, which are English.
            lang="en"
            value={shown.actor.sessionId}
            onChange={(event) => setWanted(event.target.value)}
          >
            {machines.map(({ actor, machine }) => (
              <option key={actor.sessionId} value={actor.sessionId}>
                {nameOf({ actor, machine })}
              </option>
            ))}
          </Select>
        )}
        <IconButton
          label={t`Close the live chart`}
          icon={<X size={20} aria-hidden />}
          onClick={() => switchCharts(false)}
        />
      </Flex>
      {shown === undefined ? null : (
        <LiveChart key={shown.actor.sessionId} actor={shown.actor} machine={shown.machine} />
      )}
      <StepsTaken />
    </Panel>
  );
}

const Panel = chakra('aside', {
  base: {
    position: 'fixed',
    right: '0',
    bottom: '0',
    zIndex: '15',
    width: { base: '100%', xl: panelWidth },
    height: { base: '45dvh', xl: '100dvh' },
    display: 'flex',
    flexDirection: 'column',
    bg: 'card',
    color: 'ink',
    borderLeft: '1px solid',
    borderTop: '1px solid',
    borderColor: 'edge',
    boxShadow: 'raised',
  },
});
