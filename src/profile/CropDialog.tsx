import { chakra, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { RotateCw } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import type { photoCropMachine } from '#machines/photoCrop.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Banner, Skeleton } from '#src/ui/Surface.tsx';
import { CropFrame } from './CropFrame.tsx';

interface CropDialogProps {
  readonly crop: ActorRefFrom<typeof photoCropMachine>;
}

/** The photo with a frame around the part that will be used. */
export function CropDialog({ crop }: CropDialogProps) {
  const { t } = useLingui();
  const state = useSelector(crop, (snapshot) => snapshot);
  const { file, size, frame, turns } = state.context;
  const isCutting = state.matches('cutting');
  const isUnreadable = state.matches('unreadable');
  const cancel = () => crop.send({ type: 'crop.cancel' });
  return (
    <Dialog
      open={state.hasTag('dialog')}
      onClose={cancel}
      title={t`Crop photo`}
      footer={
        isUnreadable ? (
          <Button onClick={cancel}>
            <Trans>Close</Trans>
          </Button>
        ) : (
          <>
            <Button look="plain" onClick={cancel}>
              <Trans>Cancel</Trans>
            </Button>
            <Button
              look="solid"
              busy={isCutting}
              disabled={!state.can({ type: 'part.use' })}
              onClick={() => crop.send({ type: 'part.use' })}
            >
              <Trans>Use this part</Trans>
            </Button>
          </>
        )
      }
    >
      <Stack gap="3">
        {state.matches('reading') && <Skeleton height="16rem" role="status" aria-label={t`Loading`} />}
        {isUnreadable && (
          <Banner tone="danger">
            <Trans>We couldn’t open this photo to crop it. It stays as it is.</Trans>
          </Banner>
        )}
        {size !== null && (
          <>
            {state.matches({ framing: 'failed' }) && (
              <Banner tone="danger">
                <Trans>We couldn’t crop this photo. It stays as it is. Try again, or use it uncropped.</Trans>
              </Banner>
            )}
            <CropFrame
              file={file}
              size={size}
              frame={frame}
              turns={turns}
              disabled={isCutting}
              onFrame={(moved) => crop.send({ type: 'frame.move', frame: moved })}
            />
            <Foot>
              <chakra.p flex="1" minWidth="min(10rem, 100%)" color="quiet" fontSize="sm">
                <Trans>Drag the frame or its edges and corners.</Trans>{' '}
                <chakra.span hideBelow="md">
                  <Trans>Or press Tab, then the arrow keys; Shift makes larger steps.</Trans>
                </chakra.span>
              </chakra.p>
              <Button
                icon={<RotateCw size={18} aria-hidden />}
                disabled={isCutting}
                onClick={() => crop.send({ type: 'photo.turn' })}
              >
                <Trans>Turn</Trans>
              </Button>
            </Foot>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

const Foot = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: '3' },
});
