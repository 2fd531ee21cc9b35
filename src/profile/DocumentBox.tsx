import { chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Eye, Trash2 } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import { documentTypes } from '#contract/limits.ts';
import type { FailureCode } from '#contract/failures.ts';
import type { DocumentInfo } from '#contract/profiles.ts';
import type { documentSlotMachine } from '#machines/documentSlot.ts';
import { Button } from '#src/ui/Button.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { FileBox } from '#src/ui/FileBox.tsx';

interface DocumentBoxProps {
  readonly slot: ActorRefFrom<typeof documentSlotMachine>;
  readonly title: string;
  readonly hint: string;
  /** What is on the profile already. */
  readonly saved: DocumentInfo | null;
  readonly disabled: boolean;
  readonly onChange: () => void;
  /** Left out where it is not shown again. */
  readonly onView?: () => void;
}

function useUploadProblem(): (code: FailureCode) => string {
  const { t } = useLingui();
  return (code) => {
    if (code === 'fileTooLarge') return t`Error Uploading! File too large`;
    if (code === 'notAnImage') return t`This is no readable png or jpg picture. Please choose another file.`;
    if (code === 'imageTooLarge') return t`This picture has too many pixels. Please choose a smaller one.`;
    return t`Error Uploading! Please save again.`;
  };
}

/** One upload box: empty, chosen, sent or refused, with the document that is on the profile already. */
export function DocumentBox({ slot, title, hint, saved, disabled, onChange, onView }: DocumentBoxProps) {
  const { t } = useLingui();
  const say = useUploadProblem();
  const state = useSelector(slot, (snapshot) => snapshot);
  const { file, failure } = state.context;
  const busy = state.hasTag('busy');
  // A file that was refused is not kept, but what is said about it can be taken away.
  const discardable = state.can({ type: 'document.discard' });
  const empty = saved === null ? 'default' : 'kept';
  const look = state.hasTag('success') ? 'success' : state.hasTag('error') ? 'error' : empty;
  const waiting = busy ? t`Uploading…` : undefined;
  const message = {
    success: t`File successfully uploaded!`,
    error: failure === null ? undefined : say(failure.code),
    default: waiting,
    kept: waiting,
  }[look];
  return (
    <FileBox
      title={title}
      hint={look === 'kept' ? t`Choose another picture to replace it` : hint}
      look={look}
      message={message}
      accept={documentTypes.join(',')}
      busy={busy}
      disabled={disabled || busy}
      onFile={(chosen) => {
        slot.send({ type: 'document.choose', file: chosen });
        onChange();
      }}
    >
      {(file !== null || discardable) && (
        <Foot>
          <chakra.span flex="1" minWidth="4rem" truncate>
            {file?.name}
          </chakra.span>
          {state.matches('chosen') && (
            <chakra.span order="1" width="full">
              <Trans>It will be sent when you save the profile.</Trans>
            </chakra.span>
          )}
          {discardable && (
            <Button
              look="plain"
              size="small"
              disabled={disabled}
              icon={<Trash2 size={16} aria-hidden />}
              onClick={() => slot.send({ type: 'document.discard' })}
            >
              <Trans>Remove</Trans>
            </Button>
          )}
        </Foot>
      )}
      {saved !== null && (
        <Foot>
          <chakra.span flex="1">
            <Trans>On file since {shownDate(saved.uploadedAt)}</Trans>
          </chakra.span>
          {onView && (
            <Button
              look="plain"
              size="small"
              px="1"
              aria-label={t`View ${title}`}
              icon={<Eye size={16} aria-hidden />}
              onClick={onView}
            >
              <Trans>View</Trans>
            </Button>
          )}
        </Foot>
      )}
    </FileBox>
  );
}

/** What is said and done about a file, below its box. */
const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    fontSize: 'sm',
    color: 'quiet',
  },
});
