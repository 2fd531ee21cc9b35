import { type ComponentProps, useContext } from 'react';
import { Button } from './Button.tsx';
import { ClosableAround } from './unsavedForms.ts';

/** Closes the dialog that it is in as Escape does, so that unsaved changes are asked about. */
export function CloseButton(props: Omit<ComponentProps<typeof Button>, 'onClick'>) {
  const { close } = useContext(ClosableAround);
  return <Button {...props} onClick={close} />;
}
