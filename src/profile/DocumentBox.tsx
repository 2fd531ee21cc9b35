import { chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Crop, Eye, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { documentMegabytes, documentTypes } from '#contract/limits.ts';
import type { FailureCode } from '#contract/failures.ts';
import type { DocumentInfo } from '#contract/profiles.ts';
import type { documentSlotMachine } from '#machines/documentSlot.ts';
import { lazily } from '#src/language/lazily.ts';
import { Button } from '#src/ui/Button.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { FileBox } from '#src/ui/FileBox.tsx';

const PhotoCrop = lazily(async () => (await import('./PhotoCrop.tsx')).PhotoCrop);

interface DocumentBoxProps {
  readonly slot: ActorRefFrom<typeof documentSlotMachine>;
  readonly title: string;
  readonly hint: string;
  /** What the profile already has. */
  readonly saved: DocumentInfo | null;
  readonly disabled: boolean;
  readonly onChange: () => void;
  /** `saved` was uploaded just now, when the profile was created. */
  readonly justUploaded?: boolean;
  /** Omitted where it cannot be viewed again. */
  readonly onView?: () => void;
}

function useUploadProblem(): (code: FailureCode) => string {
  const { t } = useLingui();
  return (code) => {
    if (code === 'fileTooLarge') return t`Error Uploading! File too large`;
    if (code === 'notAnImage')
      return t`We couldn’t read this file. Choose a PNG or JPG image. If it’s an iPhone photo (HEIC), take a screenshot of it and choose that.`;
    if (code === 'imageTooLarge') return t`This image’s dimensions are too large. Choose a smaller image.`;
    return t`Upload failed. Save again to retry.`;
  };
}

/** One upload box: empty, chosen, uploaded, or refused, along with the document the profile already has. */
export function DocumentBox(props: DocumentBoxProps) {
  const { slot, title, hint, saved, disabled, onChange, justUploaded = false, onView } = props;
  const { t } = useLingui();
  const say = useUploadProblem();
  const state = useSelector(slot, (snapshot) => snapshot);
  const { file, failure, edited } = state.context;
  // It stays after it was closed, to move out.
  const [crop, setCrop] = useState<{ readonly number: number; readonly file: File } | null>(null);
  const busy = state.hasTag('busy');
  // A refused file is not kept, but its message can be dismissed.
  const discardable = state.can({ type: 'document.discard' });
  const croppable = file !== null && state.can({ type: 'document.crop', file, cropped: true }) ? file : null;
  const kept = justUploaded && !busy ? 'success' : 'kept';
  const empty = saved === null ? 'default' : kept;
  const look = state.hasTag('success') ? 'success' : state.hasTag('error') ? 'error' : empty;
  const waiting = busy
    ? t`Uploading…`
    : state.matches('shrinking')
      ? t`Making the photo smaller…`
      : undefined;
  const tenths = (state.context.chosenBytes / 1024 / 1024).toFixed(1);
  // Of a file that the page before refused, only the reason is left.
  const isTooLarge = state.matches('refused') && failure?.code === 'fileTooLarge' && tenths !== '0.0';
  const message = {
    success: (
      <>
        <chakra.span display="block">
          <Trans>File successfully uploaded!</Trans>
        </chakra.span>
        {state.matches('chosen') ? (
          <chakra.span display="block">
            {edited === 'cropped' ? (
              <Trans>Cropped. We’ll send it when you save.</Trans>
            ) : edited === 'turned' ? (
              <Trans>Turned. We’ll send it when you save.</Trans>
            ) : (
              <Trans>We’ll send it when you save.</Trans>
            )}
          </chakra.span>
        ) : null}
      </>
    ),
    error:
      failure === null ? undefined : (
        <>
          <chakra.span display="block">{say(failure.code)}</chakra.span>
          {isTooLarge ? (
            <chakra.span display="block">
              <Trans>
                This image is {tenths} MB, and we couldn’t make it smaller. Choose one of up to{' '}
                {documentMegabytes} MB.
              </Trans>
            </chakra.span>
          ) : null}
        </>
      ),
    default: waiting,
    kept: waiting,
  }[look];
  return (
    <FileBox
      title={title}
      hint={look === 'kept' ? t`Choose another image to replace this one` : hint}
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
          <chakra.span flex="1" minWidth="min(4rem, 100%)" truncate>
            {file?.name}
          </chakra.span>
          <chakra.div display="flex" ml="auto">
            {croppable !== null && (
              <Button
                look="plain"
                size="small"
                aria-label={t`Crop ${title}`}
                disabled={disabled}
                icon={<Crop size={16} aria-hidden />}
                onClick={() => setCrop((last) => ({ number: (last?.number ?? 0) + 1, file: croppable }))}
              >
                <Trans>Crop</Trans>
              </Button>
            )}
            {discardable && (
              <Button
                look="plain"
                size="small"
                aria-label={t`Remove ${title}`}
                disabled={disabled}
                icon={<Trash2 size={16} aria-hidden />}
                onClick={() => slot.send({ type: 'document.discard' })}
              >
                <Trans>Remove</Trans>
              </Button>
            )}
          </chakra.div>
        </Foot>
      )}
      {saved !== null && (
        <Foot>
          <chakra.span flex="1">
            <Trans>On file since {shownDate(saved.uploadedAt)}</Trans>
            {saved.isBeforeMove === true && !state.hasTag('success') ? (
              <chakra.span display="block" color="orange">
                <Trans>
                  Uploaded before the address changed. Upload one that shows the current address, or this one
                  again if it does. Until then, letters don’t say that it shows the address.
                </Trans>
              </chakra.span>
            ) : null}
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
      {crop !== null && (
        <Suspense fallback={null}>
          <PhotoCrop
            key={crop.number}
            file={crop.file}
            onUse={(part) => {
              slot.send({ type: 'document.crop', ...part });
              onChange();
            }}
          />
        </Suspense>
      )}
    </FileBox>
  );
}

/** Messages and actions for a file, below its box. */
const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    fontSize: 'sm',
    color: 'quiet',
  },
});
