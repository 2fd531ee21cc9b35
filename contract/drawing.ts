/** What the server and the built code that draws first screens for it (src/served) say to each other. */
import type { Look } from './look.ts';
import type { Variant } from './shapes.ts';

/** A first screen that is to be drawn, and for whom. */
export interface Wanted {
  readonly variant: Variant;
  readonly look: Look;
  /** The replies to what the page asks for first, as JSON, by address. */
  readonly replies: Readonly<Record<string, string>>;
}

export interface Drawing {
  /** HTML: style elements, and the element with the screen. */
  readonly markup: string;
  /** Modules that the page needs to show the same, besides those of its route. */
  readonly modules: readonly string[];
}

/** Null if too little is known to draw it. */
export type Draw = (wanted: Wanted) => Promise<Drawing | null>;
