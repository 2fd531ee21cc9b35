import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { shownDate } from '#src/ui/dates.ts';
import { aDispute, aReceivedLetter, bureauNamed } from '#tests/support/aDispute.ts';
import { expectAccessible } from '../profile/show.tsx';
import { showPage } from './showPage.tsx';

it('J15 shows who still has to answer, and folds what is done without losing it', async () => {
  const { screen } = await showPage({
    disputes: [
      aDispute({ subject: 'account:1', heading: 'OAK LOANS', state: 'deleted', since: '2026-11-10' }),
      aDispute({ subject: 'account:2', heading: 'ELM BANK', state: 'investigating', next: '2026-12-01' }),
    ],
  });
  await expect.element(screen.getByRole('heading', { name: 'Waiting for an answer 1' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'ELM BANK' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Needs you' }).query()).toBeNull();
  const over = screen.getByText('OAK LOANS').first();
  await expect.element(over).not.toBeVisible();
  await screen.getByText('1 result: Deleted 1').click();
  await expect.element(over).toBeVisible();
  await expectAccessible();
});

it('says where an item is once: folded in its line, unfolded below it', async () => {
  const { screen } = await showPage({
    disputes: [
      aDispute({ subject: 'account:1', heading: 'ELM BANK', state: 'investigating', next: '2026-12-01' }),
    ],
  });
  const line = screen.getByText(/^Being investigated: /);
  await expect.element(line).toBeVisible();
  await screen.getByRole('heading', { name: 'ELM BANK' }).click();
  await expect.element(screen.getByText('Being investigated', { exact: true }).last()).toBeVisible();
  await expect.element(line).not.toBeVisible();
});

it('says once what is the same for all items: the day their answers are due, their state, and a question about their letter', async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(414, 896));
  const asked = { state: 'questionOpen', waitsFor: 'askWhetherAnythingCame' } as const;
  const letter = aReceivedLetter();
  const due = shownDate(letter.clock?.due ?? '');
  const { screen } = await showPage({
    letters: [letter],
    disputes: [
      aDispute({ subject: 'account:1', heading: 'OAK LOANS', state: 'investigating' }),
      aDispute({ subject: 'account:2', heading: 'A BANK WITH A LONG NAME ··4400', state: 'investigating' }),
      aDispute({ ...asked, subject: 'account:3', heading: 'ELM BANK' }),
      aDispute({ ...asked, subject: 'account:4', heading: 'FIR BANK' }),
    ],
  });
  await expect.element(screen.getByText(`Answers were expected by ${due}.`)).toBeVisible();
  expect(screen.getByText(`· Due ${due}`).query()).toBeNull();
  const visible = screen
    .getByText(/^Being investigated/)
    .elements()
    .filter((each) => each.checkVisibility());
  expect(visible.map(({ textContent }) => textContent)).toEqual(['Being investigated']);
  expect(screen.getByRole('button', { name: /^Say whether anything came/ }).elements()).toHaveLength(1);
});

it('on a phone, folds what is asked above to a line with the recipients, and keeps what each item asks', async () => {
  const asked = { state: 'questionOpen', waitsFor: 'askWhetherAnythingCame' } as const;
  const { screen } = await showPage({
    letters: [aReceivedLetter()],
    disputes: [
      aDispute({ ...asked, subject: 'account:1', heading: 'ELM BANK' }),
      aDispute({ ...asked, subject: 'account:2', heading: 'FIR BANK' }),
      aDispute({ subject: 'account:3', heading: 'OAK LOANS', state: 'verified', waitsFor: 'decideVerified' }),
    ],
  });
  await expect.element(screen.getByText('Decide what to do next', { exact: true }).last()).toBeVisible();
  expect(screen.getByRole('button', { name: /^Was due.*ELM BANK/ }).elements()).toHaveLength(0);
  expect(screen.getByText(/^Answers (are due|were expected by)/).elements()).toHaveLength(1);
});

it('says at each item where the rest of it is, if the item asks for a decision', async () => {
  const asked = { state: 'verified', waitsFor: 'decideVerified' } as const;
  const quiet = { state: 'investigating', recipient: bureauNamed.TransUnion } as const;
  const { screen } = await showPage({
    disputes: [
      aDispute({ ...asked, subject: 'account:1', heading: 'ELM BANK' }),
      aDispute({ ...quiet, subject: 'account:1', heading: 'ELM BANK' }),
      aDispute({ ...asked, subject: 'account:2', heading: 'FIR BANK' }),
      aDispute({ ...quiet, subject: 'account:2', heading: 'FIR BANK' }),
    ],
  });
  await expect.element(screen.getByText('Decide what to do next', { exact: true }).last()).toBeVisible();
  const lines = screen.getByText('Being investigated: TransUnion', { exact: true }).elements();
  expect(lines.map((line) => line.checkVisibility())).toEqual([true, true]);
});

it('lines up where each item is, next to its name', async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(414, 896));
  const { screen } = await showPage({
    disputes: [
      aDispute({ subject: 'account:1', heading: 'OAK LOANS', state: 'investigating' }),
      aDispute({ subject: 'account:2', heading: 'A BANK WITH A LONG NAME ··4400', state: 'awaitingResult' }),
    ],
  });
  const states = screen.getByText(/^(Being investigated|Waiting for the result): /);
  await expect.element(states.first()).toBeVisible();
  const lefts = states.elements().map((state) => state.getBoundingClientRect().left);
  expect(lefts).toHaveLength(2);
  expect(new Set(lefts).size).toBe(1);
});

it('on a phone, asks about many letters at once, and folds the question about each', async () => {
  const asked = { state: 'questionOpen', waitsFor: 'askWhetherAnythingCame' } as const;
  const letters = ['one', 'two', 'three', 'four'].map((id, place) =>
    aReceivedLetter({ id, position: place + 1 }),
  );
  const disputes = letters.flatMap(({ id }) =>
    ['1', '2'].map((item) =>
      aDispute({ ...asked, letter: id, subject: `account:${id}${item}`, heading: `BANK ${id}${item}` }),
    ),
  );
  const { screen } = await showPage({ letters, disputes });
  const each = screen.getByRole('button', { name: /^Say whether anything came/ });
  await expect
    .element(screen.getByRole('button', { name: 'Did anything come for 4 letters?' }))
    .toBeVisible();
  expect(each.elements()).toHaveLength(0);
  await screen.getByText('Letter by letter').click();
  await expect.poll(() => each.elements().length).toBe(4);
});
