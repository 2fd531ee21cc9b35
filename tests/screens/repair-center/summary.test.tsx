import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { ItemWithoutGround, LetterSummary, RepeatedItem } from '#contract/letterSummary.ts';
import { generationSummaryMachine } from '#machines/generationSummary.ts';
import { type ContractGate, ContractGateContext } from '#src/repair/contractGate.ts';
import { SummaryDialog } from '#src/screens/repair-center/summary/SummaryDialog.tsx';
import { answers, ids } from '#tests/machines/builders.ts';
import { show } from '../profile/show.tsx';
import { aLetterSummary } from '#tests/support/aLetterSummary.ts';

const anItem = (accountId: string): ItemWithoutGround => ({
  key: `account:${accountId}`,
  heading: `${accountId} BANK`,
  recipients: ['Experian'],
  accountId,
  decided: null,
});

async function shown(facts: Partial<LetterSummary>, gate: ContractGate | null = null) {
  const actor = createActor(
    generationSummaryMachine.provide({
      actors: {
        summarizeLetters: answers(aLetterSummary(facts)),
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
  const { screen } = await show(
    <ContractGateContext value={gate}>
      <SummaryDialog summary={actor} profileId={ids.profile} />
    </ContractGateContext>,
  );
  await expect.element(screen.getByText(/^3 pages$|^There are no letters/)).toBeVisible();
  return { screen, actor };
}

const verified: RepeatedItem = {
  key: 'account:account-1',
  heading: 'FIRST BANK',
  recipient: 'Experian',
  accountId: 'account-1',
  decided: { as: 'verified', on: '2026-09-14' },
  why: 'onlyTimePassed',
};

it('says what is left out after a decision and why, once per item, and lets the client say what is new', async () => {
  const deleted = { as: 'deleted', on: '2026-09-20' } as const;
  const leftOut = [
    verified,
    { ...verified, recipient: 'Equifax', decided: deleted, why: 'olderReport' as const },
  ];
  const { screen } = await shown({ leftOut });
  await expect.element(screen.getByRole('heading', { name: '1 decided item is left out' })).toBeVisible();
  await expect.element(screen.getByText(/New would be an error that no earlier letter named/)).toBeVisible();
  await expect
    .element(screen.getByText('Experian: Verified, 09/14/2026; only time has passed since then'))
    .toBeVisible();
  await expect
    .element(screen.getByText('Equifax: Deleted, 09/20/2026; this report is from before that'))
    .toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Open disputes' }))
    .toHaveAttribute('href', `/disputes/${ids.profile}`);
  await screen.getByRole('button', { name: 'Say what you know' }).click();
  const dialog = screen.getByRole('dialog', { name: 'What do you know about this account?' });
  await expect.element(dialog.getByText('FIRST BANK')).toBeVisible();
});

const old = /uploaded before the address changed/;

it('says that letters enclose a proof from before the address changed', async () => {
  const { screen } = await shown({ enclosesOldProof: true });
  await expect.element(screen.getByText(old)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Upload one that does' }))
    .toHaveAttribute('href', `/edit-profile/${ids.profile}`);
});

it('says nothing of a proof of address that is not from before', async () => {
  const { screen } = await shown({});
  expect(screen.getByText(old).elements()).toEqual([]);
});

it('says why there are no letters and what to do, without counts, if everything is left out', async () => {
  const heading = 'FIRST BANK ··6434';
  const { screen } = await shown({ letters: [], items: 0, pages: 0, leftOut: [{ ...verified, heading }] });
  await expect.element(screen.getByText('There are no letters to generate')).toBeVisible();
  await expect.element(screen.getByText(/Everything you selected .+ No generation is used\./)).toBeVisible();
  await expect.element(screen.getByText('FIRST BANK ··6434', { exact: true })).toBeVisible();
  expect(screen.getByText(/\b0 (letters|items|pages)/).elements()).toEqual([]);
  await expect.element(screen.getByRole('button', { name: 'Say what you know' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Back' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Generate', exact: true }).elements()).toEqual([]);
});

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

it('generates nothing under a contract that isn’t open, and says from when it does', async () => {
  const waiting = { standing: { state: 'waiting', opensOn: '2026-12-04' }, entries: [] } as const;
  const { screen } = await shown({}, waiting);
  await expect.element(screen.getByText(/recorded as mailed from 12\/04\/2026 on\.$/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Generate' })).toBeDisabled();
});
