import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { disputeFileTypes, documentMegabytes } from '#contract/limits.ts';
import { Button } from '#src/ui/Button.tsx';
import { FileBox } from '#src/ui/FileBox.tsx';
import type { RecordedHere } from '../opened.ts';
import { useEventProblem } from './useEventProblem.ts';
import type { LetterEvent } from './useLetterEvent.ts';

/** The photo or PDF that proves an entry. It is uploaded when the entry is saved. */
export function EventFile({
  work,
  kind,
  problem,
}: {
  readonly work: LetterEvent;
  readonly kind: RecordedHere;
  /** Problem code; undefined if nothing is wrong. */
  readonly problem: string | undefined;
}) {
  const { t } = useLingui();
  const textOf = useEventProblem();
  const state = useSelector(work, (snapshot) => snapshot);
  const { file } = state.context;
  const refused = state.matches({ open: 'refused' });
  const busy = state.hasTag('busy');
  const titles: Partial<Record<RecordedHere, string>> = {
    mailed: t`Photo of the receipt`,
    returned: t`Photo of the envelope`,
    reinsertionNotice: t`Photo of the notice`,
    collectorNotice: t`Photo of the notice`,
    identityTheft: t`Copy of the identity theft report`,
    requestAnswered: t`Photo of the answer`,
  };
  const message = refused
    ? t`Choose a PNG, JPG, or PDF file. If it’s an iPhone photo (HEIC), take a screenshot of it and choose that.`
    : (textOf(problem) ?? file?.name);
  const isWrong = refused || problem !== undefined;
  return (
    <FileBox
      title={titles[kind] ?? t`Photo of the proof`}
      hint={
        kind === 'identityTheft'
          ? t`Required. PNG, JPG, or PDF, up to ${documentMegabytes} MB`
          : t`Optional. PNG, JPG, or PDF, up to ${documentMegabytes} MB`
      }
      look={isWrong ? 'error' : file === null ? 'default' : 'success'}
      {...(message !== undefined && { message })}
      accept={disputeFileTypes.join(',')}
      disabled={busy}
      busy={state.matches('uploading')}
      onFile={(chosen) => work.send({ type: 'file.choose', file: chosen })}
    >
      {file === null ? null : (
        <Button look="plain" size="small" disabled={busy} onClick={() => work.send({ type: 'file.discard' })}>
          <Trans>Remove</Trans>
        </Button>
      )}
    </FileBox>
  );
}
