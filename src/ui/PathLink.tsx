import { chakra, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { buttonRecipe } from './theme/recipes.ts';

const Root = chakra('a', buttonRecipe);

type PathLinkProps = Omit<HTMLChakraProps<'a'>, 'href'> &
  RecipeVariantProps<typeof buttonRecipe> & {
    /** Path and query. */
    readonly href: string;
  };

/** A link to another page of the application whose address is known only when it is shown. Looks like a button. */
export function PathLink({ href, ...rest }: PathLinkProps) {
  const { history } = useRouter();
  return (
    <Root
      href={href}
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
