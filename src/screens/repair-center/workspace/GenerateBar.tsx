import { Box, chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useClosedContract } from '#src/repair/contractGate.ts';
import { ContractHold } from '#src/repair/ContractHold.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useMeasured } from '#src/ui/useMeasured.ts';
import type { LiveLetters } from '../useLiveLetters.ts';
import type { ManualChoice } from '../workflows.ts';
import { Counts } from './Counts.tsx';

interface GenerateBarProps {
  readonly choice: ManualChoice;
  readonly live: LiveLetters;
  readonly generating: boolean;
}

/** What would be generated, and the way to it. Next to the panes it is a row of its own; elsewhere it stays at the bottom edge. */
export function GenerateBar({ choice, live, generating }: GenerateBarProps) {
  const state = useSelector(choice, (snapshot) => snapshot);
  const isHeld = useClosedContract() !== null;
  const bar = useRef<HTMLDivElement>(null);
  useMeasured(bar, '--foot');
  return (
    <Bar ref={bar} data-foot="">
      {/* Next to the panes, the notice above them is in sight. */}
      <Box display={{ base: 'block', xl: 'none' }} flexBasis="100%">
        <ContractHold />
      </Box>
      <Box flex="1 1 16rem" minW="0">
        <Counts live={live} accounts={state.context.selectedAccounts.length} />
      </Box>
      <Button
        disabled={generating || !state.can({ type: 'letters.preview' })}
        onClick={() => choice.send({ type: 'letters.preview' })}
      >
        <Trans>Preview</Trans>
      </Button>
      <Button
        look="solid"
        busy={generating}
        disabled={isHeld || !state.can({ type: 'letters.generate', key: 'probe' })}
        onClick={() => choice.send({ type: 'letters.generate', key: crypto.randomUUID() })}
      >
        <Trans>Generate</Trans>
      </Button>
    </Bar>
  );
}

const Bar = chakra('div', {
  base: {
    position: { base: 'sticky', xl: 'static' },
    bottom: '0',
    zIndex: '1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    px: { base: '4', xl: '3' },
    py: { base: '3', xl: '2' },
    // Up to the edges of the page, so that no row shows next to it.
    mx: { base: '-4', md: '-6', xl: '0' },
    mb: { base: '-4', md: '-6', xl: '0' },
    // What comes last before the bar can be scrolled clear of messages.
    mt: { base: 'min(99 * var(--messages, 0px), var(--messages, 0px) + 0.5rem)', xl: '0' },
    bg: 'card',
    borderTop: '1px solid',
    borderColor: 'edge',
    '& > button': { flexGrow: { base: '1', sm: '0' } },
  },
});
