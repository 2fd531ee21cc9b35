/** The size of Auth0's own window. */
const [across, down] = [400, 600];

/** Milliseconds until a closed window counts as closed by the person. */
const stillComing = 2_000;

/** What the identity provider's client uses of a window. */
interface SignInWindow {
  readonly location: Location;
  readonly closed: boolean;
  close(): void;
}

/**
 * Opens an empty window in the middle of this one. Null if the browser blocks it. It says only after a while that it is
 * closed: the provider's last page posts its answer and closes itself, and the client, which looks once a second, may
 * notice the end before the answer, and would take it for a person who changed their mind.
 */
export function openSignInWindow(): SignInWindow | null {
  const left = window.screenX + (window.innerWidth - across) / 2;
  const top = window.screenY + (window.innerHeight - down) / 2;
  const opened = window.open(
    '',
    'signIn',
    `left=${left},top=${top},width=${across},height=${down},resizable,scrollbars`,
  );
  if (opened === null) return null;
  let closedSince: number | null = null;
  return {
    location: opened.location,
    get closed() {
      if (!opened.closed) return false;
      closedSince ??= performance.now();
      return performance.now() - closedSince >= stillComing;
    },
    close: () => opened.close(),
  };
}
