import { chakra, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react';
import { LoaderCircle } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { buttonRecipe } from './theme/recipes.ts';

const Root = chakra('button', buttonRecipe);

type ButtonProps = HTMLChakraProps<'button', RecipeVariantProps<typeof buttonRecipe>> & {
  /** Work it started is under way: it turns and cannot be pressed again. */
  busy?: boolean;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

export function Button({ busy = false, icon, disabled, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <Root type={type} disabled={busy || disabled} aria-busy={busy || undefined} {...rest}>
      {busy ? <Spinner /> : icon}
      {children}
    </Root>
  );
}

type IconButtonProps = Omit<ButtonProps, 'children' | 'aria-label'> & { label: string };

/** A button that shows only an icon; `label` is its name for everybody who does not see it, and its tooltip. */
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
