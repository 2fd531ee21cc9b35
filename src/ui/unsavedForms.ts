import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';

/** A form that has something to lose. */
interface Form {
  readonly isUnsaved: () => boolean;
  /** Asks the person. True if they leave without saving. */
  readonly ask: () => Promise<boolean>;
  /** They leave. */
  readonly leave: () => void;
}

type Forms = Set<Form>;

/** Every form that is open. */
const onPage: Forms = new Set();

/** A dialog, or another part of a page that closes with what was typed in it. */
interface Closable {
  /** Where its forms are listed, the page's list first. */
  readonly places: readonly Forms[];
  /** Closes it, after asking if one of its forms is unsaved. */
  readonly close: () => void;
}

/** The innermost one around a form. */
export const ClosableAround = createContext<Closable>({ places: [onPage], close: () => {} });

const firstUnsaved = (forms: Forms) => [...forms].find(({ isUnsaved }) => isUnsaved());

/** Whether something would be lost. */
export const hasUnsaved = (forms: Forms = onPage): boolean => firstUnsaved(forms) !== undefined;

/** Asks once, however many forms are unsaved. True if there is nothing to lose, or the person doesn't mind. */
export async function mayLeave(forms: Forms = onPage): Promise<boolean> {
  const form = firstUnsaved(forms);
  if (form !== undefined && !(await form.ask())) return false;
  for (const each of forms) if (each.isUnsaved()) each.leave();
  return true;
}

/** Does what takes forms away: at once if there is nothing to lose, otherwise if the person doesn't mind. */
export function unlessUnsaved(work: () => void, forms: Forms = onPage): void {
  async function ask(): Promise<void> {
    if (await mayLeave(forms)) work();
  }
  if (hasUnsaved(forms)) void ask();
  else work();
}

/** Has the page and the dialog that the form is in ask before they are left. */
export function useUnsavedForm(form: Form): void {
  const { places } = useContext(ClosableAround);
  const isUnsaved = useEffectEvent(() => form.isUnsaved());
  const ask = useEffectEvent(() => form.ask());
  const leave = useEffectEvent(() => form.leave());
  useEffect(() => {
    const entry = { isUnsaved: () => isUnsaved(), ask: () => ask(), leave: () => leave() };
    for (const forms of places) forms.add(entry);
    return () => {
      for (const forms of places) forms.delete(entry);
    };
  }, [places]);
}

/**
 * What a dialog gives its forms and its Cancel button.
 * @param onClose closes it without asking
 */
export function useClosable(onClose: () => void): Closable {
  const outer = useContext(ClosableAround);
  const [forms] = useState<Forms>(() => new Set());
  const [places] = useState(() => [...outer.places, forms]);
  return { places, close: () => unlessUnsaved(onClose, forms) };
}
