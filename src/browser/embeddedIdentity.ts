import { configuration } from './configuration.ts';

/** Whether the identity provider is the embedded one, which is on the page's own host; Auth0 has a host of its own. */
export const isEmbedded = (): boolean =>
  new URL(configuration.identity.domain, window.location.href).host === window.location.host;
