import {
  Ban,
  CircleArrowUp,
  CircleCheck,
  CircleCheckBig,
  CircleDashed,
  CircleOff,
  CirclePause,
  CircleQuestionMark,
  CircleSlash2,
  Contrast,
  DiamondMinus,
  FileQuestionMark,
  Hourglass,
  type LucideIcon,
  MailQuestionMark,
  RotateCw,
  Send,
  Undo2,
} from 'lucide-react';
import type { DisputeState } from '#contract/disputes.ts';

interface Look {
  /** Its own shape for each state, so that color is never needed. */
  readonly Icon: LucideIcon;
  /** `green`: proven. `quiet`: time passes. `red`: a person has to do something. */
  readonly tone: 'green' | 'quiet' | 'red';
}

export const stateLooks: Readonly<Record<DisputeState, Look>> = {
  drafted: { Icon: CircleDashed, tone: 'quiet' },
  onItsWay: { Icon: Send, tone: 'quiet' },
  undelivered: { Icon: Undo2, tone: 'red' },
  investigating: { Icon: Hourglass, tone: 'quiet' },
  awaitingResult: { Icon: Hourglass, tone: 'quiet' },
  questionOpen: { Icon: CircleQuestionMark, tone: 'red' },
  moreNeeded: { Icon: FileQuestionMark, tone: 'red' },
  unanswered: { Icon: MailQuestionMark, tone: 'red' },
  deleted: { Icon: CircleCheckBig, tone: 'green' },
  deletedByReport: { Icon: CircleCheck, tone: 'green' },
  corrected: { Icon: CircleCheck, tone: 'green' },
  partlyCorrected: { Icon: Contrast, tone: 'red' },
  verified: { Icon: DiamondMinus, tone: 'red' },
  refused: { Icon: Ban, tone: 'red' },
  notInFile: { Icon: CircleOff, tone: 'quiet' },
  reappeared: { Icon: CircleArrowUp, tone: 'red' },
  reinsertedWithNotice: { Icon: CircleArrowUp, tone: 'red' },
  reinsertedUnnoticed: { Icon: CircleArrowUp, tone: 'red' },
  leftAsIs: { Icon: CirclePause, tone: 'quiet' },
  withdrawn: { Icon: CircleSlash2, tone: 'quiet' },
  superseded: { Icon: RotateCw, tone: 'quiet' },
};

/** The look of a state. While work is paused or over, nobody has to do anything, so nothing is red. */
export function lookOf(state: DisputeState, isActive: boolean): Look {
  const look = stateLooks[state];
  return isActive || look.tone !== 'red' ? look : { ...look, tone: 'quiet' };
}
