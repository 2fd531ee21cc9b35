import type { AppConfiguration } from '#contract/service.ts';

/** What the server wrote into this host's page. Throws when the page did not come from the product's server. */
function read(): AppConfiguration {
  const written: unknown = JSON.parse(document.getElementById('redress')?.textContent ?? 'null');
  if (!isConfiguration(written)) throw new Error('This page was not served by the product');
  return written;
}

/**
 * The server writes what the contract's schema describes, and its tests hold it to that. The schema itself stays out
 * of what is loaded before a sign-in: it would be a sixth of it.
 */
function isConfiguration(written: unknown): written is AppConfiguration {
  return typeof written === 'object' && written !== null && 'variant' in written && 'identity' in written;
}

export const configuration = read();
