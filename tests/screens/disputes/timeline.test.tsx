/** Everything that was recorded, and its corrections. */
import { expect, it } from 'vitest';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import { ids } from '#tests/machines/builders.ts';
import { aDispute, anEntry, aReceivedLetter, bureauNamed } from '#tests/support/aDispute.ts';
import { showPage } from './showPage.tsx';

it('keeps a corrected entry in the timeline, with nothing more to record about it', async () => {
  const { screen } = await showPage({ timeline: [anEntry({ replacedBy: ids.other })] });
  await expect.element(screen.getByText('Corrected: a later entry replaces this one.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Withdraw: / }).query()).toBeNull();
});

it('J2 asks which letters of an entry a correction is about, and saves nothing without one', async () => {
  const second = '0190a000-0000-7000-8000-000000000102';
  const letters = [aReceivedLetter(), aReceivedLetter({ id: second, recipient: bureauNamed.Experian })];
  const { event } = anEntry();
  if (event.kind !== 'mailed') throw new Error('The entry records a mailing');
  const entry = anEntry({ event: { ...event, letters: letters.map(({ id }) => id) } });
  const { screen } = await showPage({ letters, timeline: [entry] });
  await screen.getByRole('button', { name: /^Correct: Mailed/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Correct this entry' });
  await expect.element(dialog.getByText('The others keep what was recorded about them.')).toBeVisible();
  const box = (place: number) => dialog.getByRole('checkbox').nth(place);
  await box(0).click();
  await expect.element(box(1)).toBeChecked();
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  await box(1).click();
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
});

it('corrects the reason why items were left, and names them', async () => {
  const { letter, item, heading } = aDispute();
  const event = {
    kind: 'leftAsIs',
    on: '2026-11-18',
    disputes: [{ letter, item }],
    note: 'Too small',
  } as const;
  const { screen } = await showPage({
    disputes: [aDispute({ state: 'leftAsIs', since: '2026-11-18' })],
    timeline: [anEntry({ event: { ...event, disputes: [...event.disputes] } })],
  });
  await screen.getByRole('button', { name: /^Correct: Left as is/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Correct this entry' });
  await expect.element(dialog.getByText(heading)).toBeVisible();
  await expect.element(dialog.getByLabelText('Reason (optional)')).toHaveValue('Too small');
});

it('names each recipient of an entry once, and counts those it does not name', async () => {
  const letters = [1, 2, 3].map((place) =>
    aReceivedLetter({ id: `0190a000-0000-7000-8000-00000000030${place}` }),
  );
  const { event } = anEntry();
  if (event.kind !== 'mailed') throw new Error('The entry records a mailing');
  const entry = anEntry({ event: { ...event, letters: letters.map(({ id }) => id) } });
  const { screen } = await showPage({ letters, timeline: [entry] });
  const line = screen.getByRole('listitem').filter({ hasText: 'Mailed, certified' });
  await expect.element(line.getByText('Equifax', { exact: true })).toBeVisible();
});

it.each([
  ['notSeen', true, 'Newer report: counted as deleted'],
  ['notSeen', false, 'Newer report: not counted as deleted'],
  ['changed', true, 'Newer report: changes checked'],
  ['reappeared', true, 'Newer report: a deleted item is back'],
  ['reappeared', false, 'Newer report: another item, not the deleted one'],
] as const)(
  'says what was decided about a newer report (%s, accepted: %s), and mentions no result where none was',
  async (proposal, accepted, words) => {
    const { letter, item } = aDispute();
    const event: DisputeEvent = {
      kind: 'compared',
      on: '2026-11-18',
      disputes: [{ letter, item }],
      report: ids.report,
      proposal,
      accepted,
    };
    const { screen } = await showPage({ timeline: [anEntry({ event })] });
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(document.body.textContent).not.toMatch(/result (?:accepted|rejected)/);
  },
);
