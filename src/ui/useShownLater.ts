import { startTransition, useEffect, useState } from 'react';

/**
 * False while a page is first rendered, and true soon after that has been shown: for what is below it. React's own deferred value may
 * be the later one at once while the page takes over what the server has drawn, which then isn't what is rendered.
 */
export function useShownLater(): boolean {
  const [isShown, show] = useState(false);
  useEffect(() => startTransition(() => show(true)), []);
  return isShown;
}
