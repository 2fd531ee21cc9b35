import { chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useCallback } from 'react';
import { ReactCrop } from 'react-image-crop';
import type { Frame, PhotoSize } from '#machines/photoCrop.ts';
import { nudgedFrame } from './nudgedFrame.ts';

interface CropFrameProps {
  readonly file: File;
  readonly size: PhotoSize;
  readonly frame: Frame;
  readonly turns: number;
  readonly disabled: boolean;
  readonly onFrame: (frame: Frame) => void;
}

/** A photo, turned, and the frame on it. */
export function CropFrame({ file, size, frame, turns, disabled, onFrame }: CropFrameProps) {
  const { t } = useLingui();
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  const isAcross = turns % 2 === 1;
  const ratio = isAcross ? size.height / size.width : size.width / size.height;
  // In hundredths and in the arrow's direction: the library's own steps are single pixels, and it moves both sides of a corner.
  const nudge = (event: KeyboardEvent<HTMLElement>) => {
    if (disabled || event.ctrlKey || event.metaKey || event.altKey) return;
    const { ord } = (event.target as HTMLElement).dataset;
    const nudged = nudgedFrame(frame, ord, event.key, event.shiftKey ? 10 : 1);
    if (nudged === null) return;
    event.preventDefault();
    event.stopPropagation();
    onFrame(nudged);
  };
  return (
    <Place onKeyDownCapture={nudge}>
      <ReactCrop
        crop={{ unit: '%', ...frame }}
        keepSelection
        disabled={disabled}
        minWidth={48}
        minHeight={48}
        style={{ width: `min(100%, calc(var(--highest) * ${ratio}))` }}
        ariaLabels={{
          cropArea: t`Frame. The arrow keys move it.`,
          nwDragHandle: t`Top left corner. The arrow keys move it.`,
          nDragHandle: t`Top edge. The arrow keys move it.`,
          neDragHandle: t`Top right corner. The arrow keys move it.`,
          eDragHandle: t`Right edge. The arrow keys move it.`,
          seDragHandle: t`Bottom right corner. The arrow keys move it.`,
          sDragHandle: t`Bottom edge. The arrow keys move it.`,
          swDragHandle: t`Bottom left corner. The arrow keys move it.`,
          wDragHandle: t`Left edge. The arrow keys move it.`,
        }}
        onChange={(_, { x, y, width, height }) => onFrame({ x, y, width, height })}
      >
        <Sheet style={{ aspectRatio: ratio }}>
          <chakra.img
            ref={show}
            alt={t`Your photo`}
            draggable={false}
            position="absolute"
            top="50%"
            left="50%"
            maxW="none"
            style={{
              width: isAcross ? `${100 / ratio}%` : '100%',
              height: isAcross ? `${100 * ratio}%` : '100%',
              transform: `translate(-50%, -50%) rotate(${90 * turns}deg)`,
            }}
          />
        </Sheet>
      </ReactCrop>
    </Place>
  );
}

const Sheet = chakra('div', { base: { position: 'relative', overflow: 'hidden', bg: 'sunken' } });

/** Half of a handle lies outside the photo. */
const Place = chakra('div', {
  base: {
    '--handle': '{sizes.control}',
    '--highest': { base: 'max(10rem, calc(90dvh - 19rem))', sm: 'max(10rem, calc(90dvh - 16rem))' },
    display: 'grid',
    justifyItems: 'center',
    p: 'calc(var(--handle) / 2)',
    bg: 'sunken',
    border: '1px solid',
    borderColor: 'edge',
    borderRadius: 'md',
    '& .ReactCrop': { position: 'relative', userSelect: 'none' },
    '& .ReactCrop__child-wrapper': { overflow: 'hidden' },
    '& .ReactCrop__crop-mask': { position: 'absolute', inset: '0', pointerEvents: 'none' },
    '& .ReactCrop__crop-selection': {
      position: 'absolute',
      cursor: 'move',
      touchAction: 'none',
      // Over any photo, with forced colors too: a light line between dark ones.
      forcedColorAdjust: 'none',
      border: '2px solid #fff',
      boxShadow: '0 0 0 1px rgb(0 0 0 / 0.6), inset 0 0 0 1px rgb(0 0 0 / 0.6)',
    },
    '& [data-ord]': { position: 'absolute', touchAction: 'none' },
    '& .ReactCrop__drag-bar': { '--thick': 'calc(var(--handle) / 2)' },
    '& .ReactCrop__drag-bar:is(.ord-n, .ord-s)': { left: '0', width: '100%', height: 'var(--thick)' },
    '& .ReactCrop__drag-bar:is(.ord-e, .ord-w)': { top: '0', height: '100%', width: 'var(--thick)' },
    '& .ReactCrop__drag-handle': {
      display: 'grid',
      placeItems: 'center',
      width: 'var(--handle)',
      height: 'var(--handle)',
      borderRadius: 'sm',
      forcedColorAdjust: 'auto',
      _after: {
        content: '""',
        boxSize: '0.875rem',
        borderRadius: '50%',
        border: '2px solid #fff',
        bg: 'accent',
        boxShadow: '0 0 0 1px rgb(0 0 0 / 0.6)',
      },
    },
    // The photo may have any color, so what has the focus is white with a dark edge, too.
    '& :is(.ReactCrop__crop-selection, .ReactCrop__drag-handle):focus-visible': {
      forcedColorAdjust: 'none',
      outline: '3px solid #fff',
      outlineOffset: '0',
      boxShadow: '0 0 0 4px rgb(0 0 0 / 0.7), inset 0 0 0 1px rgb(0 0 0 / 0.7)',
    },
    // Corners lie on edges where the frame is small.
    '& .ReactCrop__drag-handle:is(.ord-nw, .ord-ne, .ord-se, .ord-sw)': { zIndex: '1' },
    '& :is(.ord-n, .ord-nw, .ord-ne)': { top: '0', translate: 'var(--x, 0) -50%' },
    '& :is(.ord-s, .ord-sw, .ord-se)': { bottom: '0', translate: 'var(--x, 0) 50%' },
    '& :is(.ord-w, .ord-nw, .ord-sw)': { left: '0', '--x': '-50%' },
    '& :is(.ord-e, .ord-ne, .ord-se)': { right: '0', '--x': '50%' },
    '& .ReactCrop__drag-handle:is(.ord-n, .ord-s)': { left: '50%', '--x': '-50%' },
    '& .ReactCrop__drag-handle:is(.ord-e, .ord-w)': { top: '50%', translate: 'var(--x) -50%' },
    '& .ReactCrop__drag-bar.ord-e, & .ReactCrop__drag-bar.ord-w': { translate: 'var(--x) 0' },
    '& .ord-n, & .ord-s': { cursor: 'ns-resize' },
    '& .ord-e, & .ord-w': { cursor: 'ew-resize' },
    '& .ord-nw, & .ord-se': { cursor: 'nwse-resize' },
    '& .ord-ne, & .ord-sw': { cursor: 'nesw-resize' },
  },
});
