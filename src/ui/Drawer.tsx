import { Box, chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from './Button.tsx';
import { MessagePlace } from './MessagePlace.tsx';
import { Presence } from './motion/Presence.tsx';
import { useIsThere, useMoving } from './motion/useMoving.ts';
import { useOpening } from './motion/useOpening.ts';
import { backdrop, besideChart, forcedEdge, leaving } from './theme/modal.ts';
import { ClosableAround, useClosable } from './unsavedForms.ts';
import { useModal } from './useModal.ts';

interface PanelProps {
  /** Escape, the close button, Back, or a click outside; a form with unsaved changes has asked before. */
  readonly onClose: () => void;
  readonly title: string;
  /** Shown instead of the title, which remains the accessible name. */
  readonly heading?: ReactNode;
  readonly side?: 'start' | 'end';
  readonly children: ReactNode;
}

type DrawerProps = PanelProps & { readonly open: boolean };

/** A panel at the edge of the page, above everything: a native dialog. */
export function Drawer({ open, ...panel }: DrawerProps) {
  const opening = useOpening(open);
  return <Presence>{open ? <OpenDrawer key={opening} {...panel} /> : null}</Presence>;
}

function OpenDrawer(props: PanelProps) {
  const moving = useMoving(props.side === 'start' ? 'drawerAtStart' : 'drawerAtEnd');
  return useIsThere(moving) ? <ShownDrawer moving={moving} {...props} /> : null;
}

interface ShownProps extends PanelProps {
  readonly moving: ReturnType<typeof useMoving>;
}

function ShownDrawer({ moving, onClose, title, heading, side = 'end', children }: ShownProps) {
  const { t } = useLingui();
  const titleId = useId();
  const closable = useClosable(onClose);
  const modal = useModal(closable.close);
  return (
    <ClosableAround value={closable}>
      <Panel {...moving} {...modal} side={side} aria-labelledby={titleId}>
        <MessagePlace />
        <Box display="flex" flexDirection="column" minH="100%" p="4" gap="3">
          <Box display="flex" alignItems="center" gap="3">
            <Box as="h2" id={titleId} fontSize="lg" flex="1" srOnly={heading !== undefined}>
              {title}
            </Box>
            {heading === undefined ? null : <Box flex="1">{heading}</Box>}
            <IconButton
              mr="-2.5"
              label={t`Close`}
              icon={<X size={20} aria-hidden />}
              onClick={closable.close}
            />
          </Box>
          {children}
        </Box>
      </Panel>
    </ClosableAround>
  );
}

const Panel = chakra('dialog', {
  base: {
    m: '0',
    p: '0',
    ...forcedEdge,
    bg: 'card',
    color: 'ink',
    width: '25rem',
    maxWidth: '100vw',
    height: '100dvh',
    maxHeight: '100dvh',
    overflowY: 'auto',
    boxShadow: 'raised',
    ...leaving,
    ...backdrop,
    ...besideChart,
  },
  variants: {
    side: {
      // A strip of the page stays visible, to return to.
      start: { mr: 'auto', maxWidth: 'calc(100vw - min({spacing.16}, 20vw))' },
      end: { ml: 'auto' },
    },
  },
});
