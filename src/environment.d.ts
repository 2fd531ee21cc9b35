/// <reference types="vite/client" />

/** Catalogs are compiled by the build into one lazy chunk per language. */
declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
