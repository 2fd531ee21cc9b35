/// <reference types="vite/client" />

/** Catalogs are compiled by the build into one lazy chunk per language. */
declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

/** A part of a catalog: `?first` is what the first screens show, `?rest` is everything else. */
declare module '*?lingui' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
