import { chakra, Flex } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { useSnackbars } from '#src/ui/Snackbar.tsx';
import { clearTransitionLog, onStep, startTransitionLog, loggedTransitions } from './transitionLog.ts';

/** What this tab's workflows did, step by step, for use in a bug report. */
export function StepsTaken() {
  const { t } = useLingui();
  const { showMessage } = useSnackbars();
  useEffect(startTransitionLog, []);
  const steps = useSyncExternalStore(onStep, loggedTransitions);
  const count = steps.length;
  const copy = async () => {
    await navigator.clipboard.writeText(steps.join('\n'));
    showMessage(t`Steps copied`);
  };
  return (
    <Foot>
      <Disclosure
        summary={<Plural value={count} one="# step taken in this tab" other="# steps taken in this tab" />}
      >
        <Steps reversed start={count} lang="en">
          {steps
            .slice(-shown)
            .toReversed()
            .map((step, index) => (
              <li key={count - index}>{step}</li>
            ))}
        </Steps>
        <Flex gap="2" pt="2">
          <Button look="outline" disabled={count === 0} onClick={() => void copy()}>
            <Trans>Copy all</Trans>
          </Button>
          <Button look="plain" disabled={count === 0} onClick={clearTransitionLog}>
            <Trans>Clear</Trans>
          </Button>
        </Flex>
      </Disclosure>
    </Foot>
  );
}

/** Shows the newest ones; copying takes all of them. */
const shown = 100;

const Foot = chakra('div', {
  base: { flexShrink: '0', px: '3', py: '1.5', borderTop: '1px solid', borderColor: 'edge', fontSize: 'sm' },
});
const Steps = chakra('ol', {
  base: {
    maxHeight: '12rem',
    overflowY: 'auto',
    pl: '8',
    pt: '2',
    overflowWrap: 'anywhere',
    listStyle: 'decimal',
  },
});
