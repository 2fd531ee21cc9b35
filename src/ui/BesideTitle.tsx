import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The place next to a dialog's title; null outside a dialog, or before the dialog is on the page. */
export const TitleRow = createContext<HTMLElement | null>(null);

/** Controls for what a dialog shows. They are next to its title, because a row of their own would take height from it. */
export function BesideTitle({ children }: { readonly children: ReactNode }) {
  const place = useContext(TitleRow);
  return place === null ? children : createPortal(children, place);
}
