import { inject } from 'vitest';
import type { Language } from '#vocabulary/languages.ts';

/** How a walk on the screens is done when `npm run paths` starts it; `npm test` checks everything and saves nothing. */
export interface ScreenWalk {
  /** Where results and images are written, from the root of the repository; null when nothing is saved. */
  readonly folder: string | null;
  /** An image of each state and of a step that fails; needs a folder. */
  readonly images: boolean;
  /** Each state is checked for accessibility once. */
  readonly accessibility: boolean;
  /** All events are dispatched inside the page; otherwise, each goes through the browser's own input the first time. */
  readonly quick: boolean;
  /** One path or recorded case, or a recording; null for everything. */
  readonly only: Only | null;
}

export type Only =
  | { readonly kind: 'path'; readonly number: number; readonly language: Language }
  | { readonly kind: 'recording'; readonly name: string }
  /** Cases are saved in `folder`, from the root of the repository. */
  | { readonly kind: 'record'; readonly folder: string };

declare module 'vitest' {
  interface ProvidedContext {
    readonly screenWalk: ScreenWalk;
    /** How long a view may take to show something, in milliseconds. */
    eventually: number;
  }
}

const asTested: ScreenWalk = { folder: null, images: false, accessibility: true, quick: false, only: null };

export const screenWalk = (): ScreenWalk => inject('screenWalk') ?? asTested;
