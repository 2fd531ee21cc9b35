/**
 * Brings into sight why a form can’t be saved: the first field that has to be changed gets the focus, and where it is none of
 * them, the message is scrolled to. The button is at the end of a form, and a problem may be far above it.
 */
export function showProblem(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] input');
  if (field) field.focus();
  else form?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
}
