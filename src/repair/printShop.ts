import { mailLetters } from '#contract/repair.ts';
import { perform } from '#src/api/perform.ts';
import { openWindow } from '#src/browser/windows.ts';

/**
 * Opens the print shop’s cart with a set of letters in a new window. Rejects, and closes the window, if there is no cart.
 * @param left how many letters of the set are shown as neither mailed nor ordered: with `changedMeanwhile`, it rejects if someone else
 * has mailed or ordered one since
 */
export async function openCart(sessionId: string, left: number | 'all', signal: AbortSignal): Promise<void> {
  const opened = openWindow();
  if (opened === null) throw new Error('The browser did not open a window');
  try {
    const { url } = await perform(mailLetters, {
      params: { sessionId },
      query: { left: String(left) },
      signal,
    });
    opened.goTo(url);
  } catch (error) {
    opened.close();
    throw error;
  }
}
