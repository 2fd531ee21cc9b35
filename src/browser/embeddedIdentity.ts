import { configuration } from './configuration.ts';

/** The embedded identity provider is on the page's own host; Auth0 has a host of its own. */
export const isEmbedded =
  new URL(configuration.identity.domain, window.location.href).host === window.location.host;
