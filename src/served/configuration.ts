import type { AppConfiguration } from '#contract/service.ts';

/** In place of what the server writes into a page (src/browser/configuration.ts): here, pages of both hosts are drawn. */
// oxlint-disable-next-line import/no-mutable-exports -- each drawing is made in one go, for one host
export let configuration: Pick<AppConfiguration, 'variant'> = { variant: 'b2b' };

export function serveHost(next: typeof configuration): void {
  configuration = next;
}
