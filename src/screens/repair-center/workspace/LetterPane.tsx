import { Box, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { GlossNote } from '#src/repair/Gloss.tsx';
import { LetterChoice } from '#src/repair/LetterChoice.tsx';
import { Zoom } from '#src/repair/Zoom.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Surface.tsx';
import type { LiveLetters } from '../useLiveLetters.ts';
import { LetterText } from './LetterText.tsx';

const sizes = [75, 100, 125, 150, 200] as const;

/** The letters of what is selected, as they would be written now. */
export function LetterPane({ live }: { readonly live: LiveLetters }) {
  const { t } = useLingui();
  const state = useSelector(live, (snapshot) => snapshot);
  const [size, setSize] = useState<(typeof sizes)[number]>(100);
  const { letters, letterId, failure } = state.context;
  const letter = letters.find(({ id }) => id === letterId);
  if (state.matches('failed') && failure !== null)
    return (
      <Stack gap="3" align="start">
        <FailureBanner failure={failure} />
        <Button onClick={() => live.send({ type: 'letters.retry' })}>
          <Trans>Try Again</Trans>
        </Button>
      </Stack>
    );
  if (letter === undefined)
    return state.hasTag('busy') ? (
      <Skeleton height="24rem" role="status" aria-label={t`Preparing letters…`} />
    ) : (
      <Box color="quiet" textAlign="center" py="6" textWrap="balance">
        {state.matches('empty') ? (
          <Trans>Select accounts and destinations to read the letters here.</Trans>
        ) : (
          <Trans>Everything you selected is left out. Generate says why, and what you can do.</Trans>
        )}
      </Box>
    );
  return (
    <Stack gap="3" aria-busy={state.hasTag('busy')} opacity={state.hasTag('busy') ? '0.6' : '1'}>
      <LetterChoice
        letters={letters}
        letter={letter}
        onChoose={(id) => live.send({ type: 'letter.choose', letterId: id })}
      />
      <Box alignSelf="flex-end">
        <Zoom sizes={sizes} size={size} onChange={setSize} />
      </Box>
      <GlossNote letter={letter} />
      <LetterText key={letter.id} letter={letter} live={live} size={size} />
    </Stack>
  );
}
