import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { answererOf, hasSender, missingOf } from '#machines/answerRecordingParts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { useOnTop } from '#src/ui/onTop.ts';
import { Card } from '#src/ui/Surface.tsx';
import { missingTexts } from './answerTexts.ts';
import { ContentPart } from './ContentPart.tsx';
import { KindPart } from './KindPart.tsx';
import { PageViewer } from './PageViewer.tsx';
import { PageState, PicturePart } from './PicturePart.tsx';
import { Bar, RecordBar } from './RecordBar.tsx';
import { SenderPart } from './SenderPart.tsx';
import type { AnswerRecording } from './useAnswerRecording.ts';

const steps = ['sender', 'picture', 'kind', 'content'] as const;

interface PhoneStepsProps {
  readonly recording: AnswerRecording;
  /** Shown on the step where the attempt to record ended. */
  readonly failure: ReactNode;
}

/** What is filled has no color of its own there. */
const inForcedColors = (isDone: boolean) => ({
  '@media (forced-colors: active)': {
    border: '1px solid',
    ...(isDone ? { bg: 'Highlight', forcedColorAdjust: 'none' } : {}),
  },
});

/** The form on a phone: one question at a time. Back keeps everything. */
export function PhoneSteps({ recording, failure }: PhoneStepsProps) {
  const { t } = useLingui();
  const state = useSelector(recording, (snapshot) => snapshot);
  const { answerPages } = state.children;
  // The browser's Back, too, goes to the step before.
  useOnTop(state.can({ type: 'step.back' }), () => recording.send({ type: 'step.back' }));
  const hasPages = useSelector(answerPages, (snapshot) => (snapshot?.context.pages.length ?? 0) > 0);
  const disabled = state.hasTag('busy');
  const found = steps.findIndex((step) => state.matches({ filling: step }));
  // While it is recorded, the last step is still there.
  const place = found === -1 ? steps.length - 1 : found;
  const number = place + 1;
  const total = steps.length;
  const name = answererOf(state.context)?.recipient.name ?? '';
  const titles = [
    t`Who answered, and when?`,
    t`Add a photo of it`,
    t`What does it say?`,
    state.context.form.answer === 'results' ? t`What does it say about each item?` : t`What this means`,
  ];
  return (
    <Card>
      <Stack gap="4">
        <Stack gap="2">
          <Box fontSize="sm" color="quiet" fontVariantNumeric="tabular-nums">
            <Facts
              of={[
                <span key="step">
                  <Trans>
                    Step {number} of {total}
                  </Trans>
                </span>,
                place > 0 ? name : null,
              ]}
            />
          </Box>
          <Flex gap="1.5" aria-hidden>
            {steps.map((step, position) => (
              <Box
                key={step}
                flex="1"
                height="0.3rem"
                borderRadius="full"
                bg={position <= place ? 'accent' : 'edge'}
                css={inForcedColors(position <= place)}
              />
            ))}
          </Flex>
          <StepTitle key={place} isFirst={place === 0}>
            {titles[place]}
          </StepTitle>
        </Stack>
        {place === 3 ? null : failure}
        {place === 0 ? <SenderPart recording={recording} /> : null}
        {place === 1 && answerPages ? (
          <>
            <PicturePart pages={answerPages} disabled={disabled} />
            {hasPages ? null : (
              <Box fontSize="sm" color="quiet">
                <Trans>You can also continue without one.</Trans>
              </Box>
            )}
          </>
        ) : null}
        {place === 2 ? <KindPart recording={recording} /> : null}
        {place === 3 ? (
          <>
            {answerPages ? (
              <PageViewer pages={answerPages} begin="first">
                {(page) =>
                  page.failure === null ? null : (
                    <PageState pages={answerPages} page={page} disabled={disabled} />
                  )
                }
              </PageViewer>
            ) : null}
            <ContentPart recording={recording} />
          </>
        ) : null}
        {place === 3 ? (
          <RecordBar recording={recording} failure={failure}>
            <Back recording={recording} />
          </RecordBar>
        ) : (
          <Bar>
            <Missing recording={recording} />
            {place === 0 ? null : <Back recording={recording} />}
            <Button type="submit" look="solid" flexGrow="1" disabled={!state.can({ type: 'step.next' })}>
              <Trans>Continue</Trans>
            </Button>
          </Bar>
        )}
      </Stack>
    </Card>
  );
}

/** A new step is announced from its title. */
function StepTitle({ isFirst, children }: { readonly isFirst: boolean; readonly children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  const isOpening = useRef(isFirst);
  useEffect(() => {
    if (!isOpening.current) title.current?.focus();
  }, []);
  return (
    <chakra.h2
      ref={title}
      tabIndex={-1}
      fontSize="xl"
      textWrap="balance"
      // The number of the step above it stays in sight.
      scrollMarginTop="4rem"
      _focusVisible={{ outline: 'none' }}
    >
      {children}
    </chakra.h2>
  );
}

function Back({ recording }: { readonly recording: AnswerRecording }) {
  const state = useSelector(recording, (snapshot) => snapshot);
  const back = { type: 'step.back' } as const;
  return (
    <Button disabled={!state.can(back)} onClick={() => recording.send(back)}>
      <Trans>Back</Trans>
    </Button>
  );
}

/** Why the person can’t continue yet. */
function Missing({ recording }: { readonly recording: AnswerRecording }) {
  const { i18n } = useLingui();
  const state = useSelector(recording, (snapshot) => snapshot);
  const missing = missingOf(state.context);
  const isHere = state.matches({ filling: 'sender' }) ? !hasSender(state.context) : missing === 'answer';
  if (!isHere || missing === null || missing === 'items' || state.matches({ filling: 'picture' }))
    return null;
  return (
    <chakra.p width="full" fontSize="sm" role="status">
      {i18n._(missingTexts[missing])}
    </chakra.p>
  );
}
