/** In place of src/browser/timeZone.ts: what is drawn has the account's zone, which is the browser's where that is known (draw.tsx). */
export const ownTimeZone = (): null => null;
