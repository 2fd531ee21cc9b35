import { chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import { missingOf, openRowsOf, resultsOf, rowsOf } from '#machines/answerRecordingParts.ts';
import { isRefused } from '#machines/answerPages.ts';
import { canUploadAgain } from '#machines/fileRefusal.ts';
import { Button } from '#src/ui/Button.tsx';
import { pagesPlace } from './PageViewer.tsx';
import { Dot } from '#src/ui/Facts.tsx';
import { useMeasured } from '#src/ui/useMeasured.ts';
import { missingTexts } from './answerTexts.ts';
import type { AnswerRecording } from './useAnswerRecording.ts';
import { useResultCounts } from './useResultCounts.ts';

/** The button that records, and next to it what is still missing. It stays in sight. */
export function RecordBar({
  recording,
  failure,
  children,
}: {
  readonly recording: AnswerRecording;
  /** Why the last attempt failed: in sight where it was made. */
  readonly failure: ReactNode;
  /** What comes before the button. */
  readonly children?: ReactNode;
}) {
  const state = useSelector(recording, (snapshot) => snapshot);
  return (
    <Bar>
      <chakra.div width="full" _empty={{ display: 'none' }}>
        {failure}
      </chakra.div>
      <chakra.p flex="1" minW="min(12rem, 100%)" fontSize="sm" role="status">
        <Progress recording={recording} />
      </chakra.p>
      {children}
      <Button
        type="submit"
        data-record
        look="solid"
        flexGrow={{ base: '1', lg: '0' }}
        busy={state.matches('recording')}
        disabled={!state.can({ type: 'answer.record' })}
      >
        {state.context.entry === null ? <Trans>Record answer</Trans> : <Trans>Save correction</Trans>}
      </Button>
    </Bar>
  );
}

function Progress({ recording }: { readonly recording: AnswerRecording }) {
  const { i18n } = useLingui();
  const counts = useResultCounts();
  const { context, children } = useSelector(recording, (snapshot) => snapshot);
  // 0 while none is.
  const number = useSelector(
    children.answerPages,
    (pages) => 1 + (pages?.context.pages.findIndex(isRefused) ?? -1),
  );
  const canRetry = useSelector(children.answerPages, (pages) => {
    const failure = pages?.context.pages.find(isRefused)?.failure ?? null;
    return failure !== null && canUploadAgain(failure);
  });
  const missing = missingOf(context);
  if (missing !== null && missing !== 'items') return i18n._(missingTexts[missing]);
  if (!context.areFilesStored)
    return number === 0 ? (
      <Trans>A page is still uploading.</Trans>
    ) : (
      <>
        {canRetry ? (
          <Trans>Page {number} wasn’t uploaded. Upload it again or remove it first.</Trans>
        ) : (
          <Trans>Page {number} wasn’t uploaded. Remove it first.</Trans>
        )}{' '}
        <Button size="small" look="plain" onClick={() => document.getElementById(pagesPlace)?.focus()}>
          <Trans>Show page {number}</Trans>
        </Button>
      </>
    );
  if (context.form.answer !== 'results') return null;
  const total = rowsOf(context).length;
  const decided = total - openRowsOf(context).length;
  const summary = counts(resultsOf(context));
  return (
    <>
      <chakra.strong fontWeight="strong">
        <Trans>
          {decided} of {total} decided
        </Trans>
      </chakra.strong>
      {summary === '' ? null : (
        <>
          <Dot />
          {summary}
        </>
      )}
    </>
  );
}

/** Sticks to the end of the window, and what gets the focus stays clear of it. */
export function Bar({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useMeasured(bar, '--foot');
  return (
    <Sticky ref={bar} data-foot="">
      {children}
    </Sticky>
  );
}

const Sticky = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    bg: 'card',
    borderTop: '1px solid',
    borderColor: 'edge',
    // As wide as the card it ends.
    mx: '-4',
    mb: '-4',
    px: '4',
    py: '3',
    borderBottomRadius: 'lg',
  },
});
