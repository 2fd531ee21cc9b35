import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { type Ask, requestsAs } from '#tests/support/apiClient.ts';
import { signedIn } from '#tests/support/mainJob.ts';
import { aWorld } from '#tests/support/world.ts';

/** A member of an agency on the form for a profile, and calls that tell what is true. */
export function onProfileForm() {
  const world = aWorld();
  const opened: { page?: Page; ask?: Ask } = {};
  beforeAll(async () => {
    const { browser, product } = world;
    opened.ask = await requestsAs(product, 'business', demonstrationMails.b2b);
    const seat = await signedIn(browser, product.business, demonstrationMails.b2b, '/create-profile');
    opened.page = seat.page;
  });
  const page = () => {
    if (opened.page === undefined) throw new Error('The form is not open yet');
    return opened.page;
  };
  const ask: Ask = (...asked) => {
    if (opened.ask === undefined) throw new Error('Nobody is signed in yet');
    return opened.ask(...asked);
  };
  const field = (name: string | RegExp) => page().getByRole('textbox', { name, exact: true });
  return {
    world,
    page,
    ask,
    field,
    mail: () => field(/^Email/),
    save: () => page().getByRole('button', { name: 'Save Profile' }),
    type: async (name: string | RegExp, text: string): Promise<string> => {
      await field(name).fill('');
      await field(name).pressSequentially(text);
      return field(name).inputValue();
    },
    idInAddress: () => new URL(page().url()).pathname.split('/').at(-1) ?? '',
  };
}
