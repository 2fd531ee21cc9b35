import { Box, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { ContentPart } from './ContentPart.tsx';
import { KindPart } from './KindPart.tsx';
import { PicturePart } from './PicturePart.tsx';
import { RecordBar } from './RecordBar.tsx';
import { SenderPart } from './SenderPart.tsx';
import type { AnswerRecording } from './useAnswerRecording.ts';

interface WidePageProps {
  readonly recording: AnswerRecording;
  readonly failure: ReactNode;
}

/** The form on a wide page: the scan next to it, so that both can be read together. */
export function WidePage({ recording, failure }: WidePageProps) {
  const state = useSelector(recording, (snapshot) => snapshot);
  const { answerPages } = state.children;
  return (
    <Box
      data-wide
      display="grid"
      gap="5"
      alignItems="start"
      // What a wide screen has to spare is the scan's: it is read, and the form is wide enough.
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(38%, 1fr) minmax(0, 72rem)' }}
    >
      <Card
        position={{ base: 'static', xl: 'sticky' }}
        top="4.5rem"
        maxH={{ base: 'none', xl: 'calc(100dvh - 6rem)' }}
        overflowY="auto"
      >
        <CardTitle>
          <Trans>The answer</Trans>
        </CardTitle>
        {answerPages ? <PicturePart pages={answerPages} disabled={state.hasTag('busy')} /> : null}
      </Card>
      <Card>
        <Stack gap="5">
          <SenderPart recording={recording} />
          <KindPart recording={recording} />
          <ContentPart recording={recording} />
          <RecordBar recording={recording} failure={failure} />
        </Stack>
      </Card>
    </Box>
  );
}
