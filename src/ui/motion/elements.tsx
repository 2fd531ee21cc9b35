import { AnimatePresence, domMin, type HTMLMotionProps, LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ComponentType, ElementType } from 'react';

type Movement = Pick<HTMLMotionProps<'div'>, 'initial' | 'animate' | 'exit'>;

/** Seconds. */
const arriving = { duration: 0.2, ease: 'easeOut' } as const;
const leaving = { duration: 0.12, ease: 'easeIn' } as const;

/** From a place, or a size, to its own, and back when it leaves. */
function from(
  away: Readonly<Record<string, number | string>>,
  home: Readonly<Record<string, number | string>>,
) {
  return {
    initial: away,
    animate: { ...home, transition: arriving },
    exit: { ...away, transition: leaving },
  } as const satisfies Movement;
}

const rise = from({ opacity: 0, y: 8 }, { opacity: 1, y: 0 });
const fade = from({ opacity: 0 }, { opacity: 1 });
const grow = from({ opacity: 0, height: 0 }, { opacity: 1, height: 'auto' });
const slide = (x: number | string) => from({ opacity: 0, x }, { opacity: 1, x: 0 });

/** An element that moves in one way. People who prefer less motion see it fade. */
function moving<Props extends object>(Element: ComponentType<Props>, movement: Movement): ElementType {
  return function Moving(props: Props) {
    return (
      <LazyMotion features={domMin} strict>
        <MotionConfig reducedMotion="user">
          <Element {...movement} {...props} />
        </MotionConfig>
      </LazyMotion>
    );
  };
}

/** Everything that moves. */
export const elements = {
  dialog: moving(m.dialog, rise),
  drawerAtStart: moving(m.dialog, slide('-100%')),
  drawerAtEnd: moving(m.dialog, slide('100%')),
  menu: moving(m.div, rise),
  /** Without a change of place: what is fixed to the window would move with its page. */
  page: moving(m.div, fade),
  nextSlide: moving(m.div, slide(24)),
  previousSlide: moving(m.div, slide(-24)),
  snackbar: moving(m.div, rise),
  note: moving(m.li, grow),
  row: moving(m.div, fade),
};

export { AnimatePresence };
