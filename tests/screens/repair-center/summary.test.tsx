import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { ItemWithoutGround, LetterSummary } from '#contract/letterSummary.ts';
import { generationSummaryMachine } from '#machines/generationSummary.ts';
import { SummaryDialog } from '#src/screens/repair-center/summary/SummaryDialog.tsx';
import { answers, ids } from '#tests/machines/builders.ts';
import { show } from '../profile/show.tsx';

const anItem = (accountId: string): ItemWithoutGround => ({
  key: `account:${accountId}`,
  heading: `${accountId} BANK`,
  recipients: ['Experian'],
  accountId,
  decided: null,
});

async function shown(facts: Partial<LetterSummary>) {
  const actor = createActor(
    generationSummaryMachine.provide({
      actors: {
        summarizeLetters: answers({
          letters: [{ id: 'letter-1', recipient: 'Experian', items: 2 }],
          items: 2,
          pages: 3,
          generations: { left: 9, used: 1, leftAfter: 8 },
          withoutGround: [],
          concerns: [],
          isRepeated: false,
          ...facts,
        }),
        answerItem: fromPromise(() => new Promise<{ ok: true }>(() => {})),
      },
    }),
    {
      input: {
        profileId: ids.profile,
        reportId: ids.report,
        choice: { kind: 'automatic', key: 'key-1', options: [1] },
      },
    },
  ).start();
  const { screen } = await show(<SummaryDialog summary={actor} profileId={ids.profile} />);
  await expect.element(screen.getByText('3 pages')).toBeVisible();
  return { screen, actor };
}

it('says how many recipients are not shown at once, and what each one gets', async () => {
  const letters = Array.from({ length: 10 }, (_, index) => ({
    id: `letter-${String(index)}`,
    recipient: `BANK ${String(index)}`,
    items: 3,
  }));
  const { screen } = await shown({ letters, items: 30 });
  await expect.element(screen.getByText('1 letter · 3 items').first()).toBeVisible();
  await expect.element(screen.getByText('BANK 9')).not.toBeVisible();
  await screen.getByText('4 more recipients').click();
  await expect.element(screen.getByText('BANK 9')).toBeVisible();
});

it('continues at the item that something was said about', async () => {
  const { screen, actor } = await shown({ withoutGround: ['FIRST', 'SECOND', 'THIRD'].map(anItem) });
  await screen.getByRole('button', { name: 'Say what you know' }).nth(1).click();
  await screen
    .getByRole('dialog', { name: 'What do you know about this account?' })
    .getByRole('button', { name: 'Back' })
    .click();
  await expect.poll(() => actor.getSnapshot().matches('deciding')).toBe(true);
  await expect.poll(() => document.activeElement?.textContent).toContain('SECOND BANK');
});

it('shows progress on the button that was pressed, and none on Generate', async () => {
  const { screen } = await shown({ withoutGround: [anItem('FIRST')] });
  await screen.getByRole('button', { name: 'Leave out' }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Leave out' }))
    .toHaveAttribute('aria-busy', 'true');
  const generate = screen.getByRole('button', { name: 'Generate', exact: true });
  await expect.element(generate).toBeDisabled();
  expect(generate.element().getAttribute('aria-busy')).not.toBe('true');
});
