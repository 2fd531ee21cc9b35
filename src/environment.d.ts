/// <reference types="vite/client" />

/** Catalogues are compiled by the build, one lazy chunk a language. */
declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
