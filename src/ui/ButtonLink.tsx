import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { buttonRecipe } from './theme/recipes.ts';

/** A link to another page of the application that looks like a button. */
export const ButtonLink = createLink(chakra('a', buttonRecipe));
