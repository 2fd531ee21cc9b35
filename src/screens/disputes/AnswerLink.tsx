import type { ComponentProps } from 'react';
import type { DisputeLetter } from '#contract/disputes.ts';
import { useDisputeCalls } from '#src/disputes/calls.ts';
import { PathLink } from '#src/ui/PathLink.tsx';

type AnswerLinkProps = Omit<ComponentProps<typeof PathLink>, 'href'> & {
  readonly profileId: string;
  /** The letter that was answered. */
  readonly letter: DisputeLetter | undefined;
};

/** Where an answer to a letter is recorded: on a page of its own, for a member or for the client. */
export function useAnswerAddress(): (profileId: string, letter: DisputeLetter | undefined) => string {
  const { answerAt } = useDisputeCalls();
  return (profileId, letter) => `${answerAt(profileId)}${letter === undefined ? '' : `?letter=${letter.id}`}`;
}

/** A link to the page that records an answer. */
export function AnswerLink({ profileId, letter, size = 'small', ...rest }: AnswerLinkProps) {
  const addressOf = useAnswerAddress();
  return <PathLink href={addressOf(profileId, letter)} size={size} {...rest} />;
}
