import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useFieldAttributes } from './fieldContext.ts';
import { inputRecipe } from './theme/recipes.ts';

/** The bare input of the kit, for the inputs that build on it. */
export const Input = chakra('input', inputRecipe);

/** One line of text; stands in a `Field`. */
export function TextInput(props: HTMLChakraProps<'input'>) {
  return <Input {...useFieldAttributes()} {...props} />;
}

const Area = chakra('textarea', inputRecipe);

/** Several lines of text; stands in a `Field`. */
export function TextArea(props: HTMLChakraProps<'textarea'>) {
  return <Area {...useFieldAttributes()} {...props} />;
}
