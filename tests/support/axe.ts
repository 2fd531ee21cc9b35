import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * Looks for rules that a page breaks; chain what to look for, and `analyze`. All in the page itself: for frames of other
 * origins, of which the product has none, axe sends everything it has looked at through a second page, which on a report
 * takes four times as long.
 */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
