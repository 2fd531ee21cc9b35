/** Removes the outline that the server put behind the page (server/http/pageShell.ts), once something else is shown. */
export const removePageShell = (): void => document.getElementById('shell')?.remove();
