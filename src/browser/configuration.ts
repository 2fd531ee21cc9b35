import type { AppConfiguration } from '#contract/service.ts';

/**
 * The configuration the server wrote into this host's page. Throws if the page did not come from the product's
 * server.
 */
function read(): AppConfiguration {
  const written: unknown = JSON.parse(document.getElementById('redress')?.textContent ?? 'null');
  if (!isConfiguration(written)) throw new Error('This page was not served by the product');
  return written;
}

/**
 * The server writes what the contract's schema describes, and its tests enforce that. The schema itself is left out
 * of the code that loads before a sign-in, where it would be a sixth of the size.
 */
function isConfiguration(written: unknown): written is AppConfiguration {
  return typeof written === 'object' && written !== null && 'variant' in written && 'identity' in written;
}

export const configuration = read();
