import type { ComponentProps } from 'react';
import { IconButton } from './Button.tsx';

/** An icon button at the end of a field, as tall as the field. Its own edge is where the field's is, and leaves it visible. */
export function FieldButton(props: ComponentProps<typeof IconButton>) {
  return <IconButton position="absolute" top="0" right="0.5" backgroundClip="padding-box" {...props} />;
}
