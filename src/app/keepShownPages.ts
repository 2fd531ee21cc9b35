import type { AnyRoute, AnyRouter, LoaderFnContext } from '@tanstack/react-router';
import { undecided } from '#contract/failures.ts';
import { failureOf } from '#machines/failure.ts';
import { isPageInUse } from '#src/ui/pageInUse.ts';

/** Until a page that is shown is loaded again, in milliseconds, unless the connection is back before that. Doubles each time. */
const [shortestWait, longestWait] = [15_000, 300_000];

/** Without a connection, a banner says so. Whether the server answers at all is for the page to say, unless it is in use. */
const isPassing = (error: unknown): boolean => {
  const { code, unanswered } = failureOf(error);
  return unanswered !== undefined || (undecided.has(code) && isPageInUse());
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A page that is shown stays when it is loaded again and no answer comes, with everything that is open in it: each piece of work
 * loads its page again, and the connection may be gone by then (docs/decisions/0152). It is loaded again later. A page that is being
 * opened fails as usual.
 * @returns to be called to end it: the routes are the same for every router
 */
export function keepShownPages(router: AnyRouter): () => void {
  let wait = shortestWait;
  let stop: (() => void) | null = null;
  async function loadAgain(): Promise<void> {
    stop?.();
    await router.invalidate();
    if (stop === null) wait = shortestWait;
  }
  function loadLater(): void {
    if (stop !== null) return;
    const load = () => void loadAgain();
    const timer = setTimeout(load, wait);
    window.addEventListener('online', load);
    wait = Math.min(2 * wait, longestWait);
    stop = () => {
      stop = null;
      clearTimeout(timer);
      window.removeEventListener('online', load);
    };
  }
  const routes: readonly AnyRoute[] = Object.values(router.routesById);
  const undo: (() => void)[] = [];
  for (const { id, options } of routes) {
    const { loader } = options;
    if (typeof loader !== 'function') continue;
    undo.push(() => void (options.loader = loader));
    options.loader = async (given: LoaderFnContext) => {
      try {
        return await loader(given);
      } catch (error) {
        const shown = router.state.matches.find(
          ({ routeId, status, params, loaderDeps }) =>
            routeId === id &&
            status === 'success' &&
            isSame(params, given.params) &&
            isSame(loaderDeps, given.deps),
        );
        if (shown === undefined || !isPassing(error)) throw error;
        loadLater();
        return shown.loaderData;
      }
    };
  }
  return () => {
    stop?.();
    for (const restore of undo) restore();
  };
}
