import { chakra, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react';
import { LoaderCircle } from 'lucide-react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { buttonRecipe } from './theme/recipes.ts';

const Root = chakra('button', buttonRecipe);

type ButtonProps = HTMLChakraProps<'button', RecipeVariantProps<typeof buttonRecipe>> & {
  /**
   * Work it started is in progress: it spins and cannot be pressed again but, unlike a disabled button, keeps focus.
   */
  busy?: boolean;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

export function Button({ busy = false, icon, disabled, children, type = 'button', ...rest }: ButtonProps) {
  const state = busy
    ? ({
        'aria-busy': true,
        'aria-disabled': true,
        onClick: (event: MouseEvent) => event.preventDefault(),
      } as const)
    : { disabled };
  return (
    <Root type={type} {...rest} {...state}>
      {busy ? <Spinner /> : icon}
      {children}
    </Root>
  );
}

type IconButtonProps = Omit<ButtonProps, 'children' | 'aria-label'> & { label: string };

/** An icon-only button. `label` is its accessible name and its tooltip. */
export function IconButton({ label, look = 'plain', size = 'icon', ...rest }: IconButtonProps) {
  return <Button aria-label={label} title={label} look={look} size={size} {...rest} />;
}

export function Spinner() {
  return (
    <chakra.span display="inline-flex" animation="spin 900ms linear infinite" aria-hidden>
      <LoaderCircle size={18} />
    </chakra.span>
  );
}
