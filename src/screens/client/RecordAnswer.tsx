import type { ComponentProps, ReactNode } from 'react';
import type { DisputeLetter } from '#contract/disputes.ts';
import { AnswerLink } from '#src/screens/disputes/AnswerLink.tsx';
import type { Open } from '#src/screens/disputes/opened.ts';
import { Button } from '#src/ui/Button.tsx';
import { asksOnly } from '#vocabulary/letterPurposes.ts';

interface RecordAnswerProps extends Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'aria-label'> {
  readonly clientKey: string;
  /** The letter that was answered. */
  readonly letter: DisputeLetter;
  readonly onOpen: Open;
  readonly children: ReactNode;
}

/** Where the answer to a letter is recorded: on a page of its own if the letter disputes items, and otherwise in a form here, as it has no results. */
export function RecordAnswer({ clientKey, letter, onOpen, size = 'small', ...rest }: RecordAnswerProps) {
  if (!asksOnly(letter.purpose))
    return <AnswerLink profileId={clientKey} letter={letter} size={size} {...rest} />;
  const recording = { kind: 'requestAnswered', letters: [letter], corrected: null } as const;
  return <Button size={size} onClick={() => onOpen({ what: 'form', recording })} {...rest} />;
}
