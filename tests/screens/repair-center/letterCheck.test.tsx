import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { LetterCheck as Check } from '#contract/letterCheck.ts';
import { letterCheckMachine } from '#machines/letterCheck.ts';
import { LetterCheck } from '#src/screens/repair-center/LetterCheck.tsx';
import { answers, ids } from '#tests/machines/builders.ts';
import { expectAccessible, show } from '../profile/show.tsx';

async function checked(activity: Check['activity']) {
  const found: Check = { missing: [], othersNames: [], profileName: 'Ana Torres', activity };
  const actor = createActor(letterCheckMachine.provide({ actors: { letterCheck: answers(found) } }), {
    input: { profileId: ids.profile, reportId: ids.report },
  }).start();
  await waitFor(actor, (state) => state.matches('checked'));
  return show(<LetterCheck check={actor} />);
}

it.each([
  ['paused', /^All work paused\. Don’t mail letters that you generate now until work continues\.$/],
  ['ended', /^Service ended\. Don’t mail letters that you generate now\.$/],
] as const)(
  'says before letters are generated that work has %s, and leads to where it continues',
  async (activity, words) => {
    const { screen } = await checked(activity);
    await expect.element(screen.getByText(words)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Open disputes' }))
      .toHaveAttribute('href', `/disputes/${ids.profile}`);
    await expectAccessible();
  },
);

it('says nothing where work continues', async () => {
  const { screen } = await checked('active');
  expect(screen.getByRole('link').query()).toBeNull();
});
