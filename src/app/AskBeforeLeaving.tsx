import { useBlocker } from '@tanstack/react-router';
import { hasUnsaved, mayLeave } from '#src/ui/unsavedForms.ts';

/** Has every form with unsaved changes ask before its page is left by a link, by Back, or by closing the window. */
export function AskBeforeLeaving() {
  useBlocker({ shouldBlockFn: blocks, enableBeforeUnload: () => hasUnsaved() });
  return null;
}

interface Move {
  readonly current: { readonly pathname: string };
  readonly next: { readonly pathname: string };
}

/** A filter in the address doesn't leave the page. */
const blocks = async ({ current, next }: Move): Promise<boolean> =>
  current.pathname !== next.pathname && !(await mayLeave());
