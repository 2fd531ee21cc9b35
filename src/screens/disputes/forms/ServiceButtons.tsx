import { Flex } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { Activity } from '#contract/disputes.ts';
import { useEndWords } from '#src/overview/useEndWords.ts';
import { Button } from '#src/ui/Button.tsx';
import type { Open } from '../opened.ts';

interface ServiceButtonsProps {
  readonly activity: Activity;
  /** Whether who looks at it may continue after the end: only the client. */
  readonly canReturn: boolean;
  readonly onOpen: Open;
}

/** Pause, continue, or end all work. Each opens a form that says what follows. */
export function ServiceButtons({ activity, canReturn, onOpen }: ServiceButtonsProps) {
  const { end } = useEndWords();
  const form = (kind: 'paused' | 'resumed' | 'ended') => () =>
    onOpen({ what: 'form', recording: { kind, letters: [], corrected: null } });
  return (
    <Flex gap="2" wrap="wrap">
      {activity === 'active' ? (
        <Button size="small" onClick={form('paused')}>
          <Trans>Pause</Trans>
        </Button>
      ) : null}
      {activity === 'paused' || (activity === 'ended' && canReturn) ? (
        <Button size="small" onClick={form('resumed')}>
          <Trans>Continue work</Trans>
        </Button>
      ) : null}
      {activity === 'ended' ? null : (
        <Button look="plain" size="small" onClick={form('ended')}>
          {end}
        </Button>
      )}
    </Flex>
  );
}
