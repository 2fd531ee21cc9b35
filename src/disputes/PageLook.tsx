import { useLingui } from '@lingui/react/macro';
import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '#src/ui/Button.tsx';

/** How a page is looked at. */
export interface PageLook {
  /** 1 is as wide as its place. */
  readonly zoom: number;
  /** Quarter turns. */
  readonly turns: number;
}

/** A page that was just opened. */
export const upright: PageLook = { zoom: 1, turns: 0 };

interface PageLookButtonsProps {
  readonly look: PageLook;
  readonly onLook: (look: PageLook) => void;
}

/** Turns a photo the right way up, and makes it large enough to read. */
export function PageLookButtons({ look, onLook }: PageLookButtonsProps) {
  const { t } = useLingui();
  return (
    <>
      <IconButton
        minW="11"
        minH="11"
        label={t`Turn`}
        icon={<RotateCw size={18} />}
        onClick={() => onLook({ ...look, turns: look.turns + 1 })}
      />
      <IconButton
        minW="11"
        minH="11"
        label={t`Smaller`}
        icon={<ZoomOut size={18} />}
        disabled={look.zoom <= 1}
        onClick={() => onLook({ ...look, zoom: look.zoom - 0.5 })}
      />
      <IconButton
        minW="11"
        minH="11"
        label={t`Larger`}
        icon={<ZoomIn size={18} />}
        disabled={look.zoom >= 3}
        onClick={() => onLook({ ...look, zoom: look.zoom + 0.5 })}
      />
    </>
  );
}
