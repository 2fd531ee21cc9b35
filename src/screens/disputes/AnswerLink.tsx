import { chakra, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import type { DisputeLetter } from '#contract/disputes.ts';
import { buttonRecipe } from '#src/ui/theme/recipes.ts';

const Root = chakra('a', buttonRecipe);

type AnswerLinkProps = HTMLChakraProps<'a', RecipeVariantProps<typeof buttonRecipe>> & {
  readonly profileId: string;
  /** The letter that was answered. */
  readonly letter: DisputeLetter | undefined;
};

/** Where an answer to a letter is recorded. */
export const answerAddress = (profileId: string, letter: DisputeLetter | undefined): string =>
  `/answer/${profileId}${letter === undefined ? '' : `?letter=${letter.id}`}`;

/** A link to the page that records an answer. */
export function AnswerLink({ profileId, letter, size = 'small', ...rest }: AnswerLinkProps) {
  const { history } = useRouter();
  const href = answerAddress(profileId, letter);
  return (
    <Root
      href={href}
      size={size}
      {...rest}
      onClick={(event) => {
        // Any other click is left to the browser: a new tab, a window.
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        history.push(href);
      }}
    />
  );
}
