import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useFieldAttributes } from './fieldContext.ts';
import { inputRecipe } from './theme/recipes.ts';

/** The kit's bare input, for the inputs that build on it. */
export const Input = chakra('input', inputRecipe);

/** A single-line text input. Use inside a `Field`. */
export function TextInput(props: HTMLChakraProps<'input'>) {
  return <Input {...useFieldAttributes()} {...props} />;
}

const Area = chakra('textarea', inputRecipe);

/** A multi-line text input. Use inside a `Field`. */
export function TextArea(props: HTMLChakraProps<'textarea'>) {
  return <Area {...useFieldAttributes()} {...props} />;
}
