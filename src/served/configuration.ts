import type { AppConfiguration } from '#contract/service.ts';
import type { Variant } from '#contract/shapes.ts';

/** In place of what the server writes into a page (src/browser/configuration.ts): here, pages of both hosts are drawn, each in one go. */
export const configuration: { variant: Variant } = { variant: 'b2b' };

export function serveHost({ variant }: Pick<AppConfiguration, 'variant'>): void {
  configuration.variant = variant;
}
