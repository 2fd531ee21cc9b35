import { mailLetters } from '#contract/repair.ts';
import { perform } from '#src/api/perform.ts';
import { openWindow } from '#src/browser/windows.ts';

/** Opens the print shop’s cart with a set of letters in a new window. Rejects, and closes the window, if there is no cart. */
export async function openCart(sessionId: string, signal: AbortSignal): Promise<void> {
  const opened = openWindow();
  if (opened === null) throw new Error('The browser did not open a window');
  try {
    const { url } = await perform(mailLetters, { params: { sessionId }, signal });
    opened.goTo(url);
  } catch (error) {
    opened.close();
    throw error;
  }
}
