import { draftPrefix } from './draftPrefix.ts';

/** Among the drafts, so that it ends with the tab, a sign-out, or another person’s sign-in. */
const keyOf = (userId: string) => `${draftPrefix}${userId}:introduction-closed`;

/** Whether this person has closed the introduction since they opened this tab. */
export function hasClosedIntroduction(userId: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
}

export function rememberIntroductionClosed(userId: string): void {
  try {
    sessionStorage.setItem(keyOf(userId), 'true');
  } catch {
    // Storage is full or disabled. The introduction opens again with the next page.
  }
}
