/** What an agency's clients are told on their own page. */
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { letterApprovalMachine } from '#machines/letterApproval.ts';
import { LetterApprovalDialog } from '#src/screens/client/LetterApproval.tsx';
import { OwnPage } from '#src/screens/client/OwnPage.tsx';
import { answers, ids } from '#tests/machines/builders.ts';
import { aDispute, aLetter, aReceivedLetter, aRequest, bureauNamed } from '#tests/support/aDispute.ts';
import { switchTo } from '#tests/paths/harness/language.ts';
import { anOwnLetter } from '#tests/support/anOwnLetter.ts';
import { disputesOf } from '#tests/support/disputesOf.ts';
import { expectAccessible, show } from '../profile/show.tsx';

afterEach(async () => {
  await switchTo('en');
});

const page = async (disputes: ReturnType<typeof disputesOf>) => {
  const { screen } = await show(
    <OwnPage clientKey="a-key" agency="Ellis Credit Partners" disputes={disputes} />,
  );
  return screen;
};
const decided = { as: 'deleted', on: '2026-11-10', printed: null, words: null } as const;

it('shows how each item stands with each bureau once a letter was mailed', async () => {
  const mailed = aReceivedLetter();
  const written = aLetter({ id: ids.other, position: 2 });
  const own = aDispute({ letter: mailed.id, state: 'deleted', since: '2026-11-10' });
  const subjects = ['NORTHLINE', 'PIONEER', 'HIGHWAY', 'CAPSTONE', 'ORCHARD'];
  const others = subjects.map((heading) => ({ ...own, item: heading, subject: heading, heading }));
  const { Experian } = bureauNamed;
  const unmailed = aDispute({ ...own, letter: written.id, recipient: Experian, state: 'drafted' });
  const screen = await page(disputesOf({ letters: [mailed, written], disputes: [own, ...others, unmailed] }));
  const results = screen.getByRole('heading', { name: 'Your results' });
  await expect.element(results).toBeVisible();
  const card = () => results.element().closest('section');
  for (const stands of ['Deleted', 'Not mailed yet']) expect(card()?.textContent).toContain(stands);
  const hidden = screen.getByText('ORCHARD', { exact: true }).last();
  await expect.element(hidden).not.toBeVisible();
  await screen.getByText('1 more', { exact: true }).click();
  await expect.element(hidden).toBeVisible();
  await expectAccessible();
});

it('has no results before a letter is mailed', async () => {
  const letter = aLetter();
  const screen = await page(disputesOf({ letters: [letter], disputes: [aDispute({ letter: letter.id })] }));
  await expect.element(screen.getByRole('heading', { name: 'Your letters' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your results' }).query()).toBeNull();
});

it('says of a letter that it was answered once something came about each of its items', async () => {
  const letter = aReceivedLetter();
  const item = aDispute({ letter: letter.id, state: 'deleted', decided });
  const screen = await page(disputesOf({ letters: [letter], disputes: [item] }));
  await expect.element(screen.getByText('Answered', { exact: true })).toBeVisible();
  expect(screen.getByText('Delivered', { exact: true }).query()).toBeNull();
});

it('explains the status only where nothing waits for the client', async () => {
  const letter = aLetter();
  const drafted = { letters: [letter], disputes: [aDispute({ letter: letter.id })] };
  const waiting = 'The next step comes with an answer or when a date passes.';
  const theirs = await page(disputesOf(drafted));
  await expect.element(theirs.getByText('Your turn')).toBeVisible();
  expect(theirs.getByText(waiting).query()).toBeNull();
  await theirs.unmount();
  const mailed = aReceivedLetter();
  const running = aDispute({ letter: mailed.id, state: 'investigating' });
  const others = await page(disputesOf({ letters: [mailed], disputes: [running] }));
  await expect.element(others.getByText(waiting)).toBeVisible();
});

it('says of one approved letter “it”, and of several “them”', async () => {
  const [one, other] = [aLetter(), aLetter({ id: ids.other, position: 2 })];
  const approved = [one, other].map(({ id }) => ({
    letter: id,
    said: 'approved' as const,
    signature: 'Ana Torres',
    on: '2026-11-18',
    note: '',
  }));
  const about = (letters: (typeof one)[]) =>
    disputesOf({
      letters,
      disputes: letters.map(({ id }) => aDispute({ letter: id })),
      approvals: approved,
    });
  const single = await page(about([one]));
  await expect.element(single.getByText(/^Agree with Ellis Credit Partners on who mails it\./)).toBeVisible();
  await single.unmount();
  const both = await page(about([one, other]));
  await expect.element(both.getByText(/^Agree with Ellis Credit Partners on who mails them\./)).toBeVisible();
});

it('warns before an approval that a letter may be out of date, in the list and above the letter', async () => {
  const letter = aLetter({ isOutdated: true });
  const screen = await page(disputesOf({ letters: [letter], disputes: [aDispute({ letter: letter.id })] }));
  await expect.element(screen.getByText('It may be out of date.')).toBeVisible();
  await screen.unmount();
  const work = createActor(letterApprovalMachine.provide({ actors: { ownLetter: answers(anOwnLetter()) } }), {
    input: { clientKey: 'AAAAAAAAAAAAAAAAAAAAAA', letterId: ids.other },
  }).start();
  const { screen: reading } = await show(<LetterApprovalDialog work={work} isOutdated />);
  await expect.element(reading.getByText(/^This letter may be out of date/)).toBeVisible();
});

it('says in Spanish what a statement means that the client may withdraw', async () => {
  await switchTo('es');
  const statement = {
    id: ids.other,
    heading: 'FIRST BANK ··4400',
    text: 'This account is not mine.',
    gloss: 'Esta cuenta no es mía.',
    letters: [aLetter().id],
    withdrawn: null,
  };
  const disputes = disputesOf({ letters: [aLetter()], disputes: [aDispute()], statements: [statement] });
  const screen = await page(disputes);
  const means = screen.getByRole('note').getByText('Esta cuenta no es mía.');
  await expect.element(means).toBeVisible();
  await screen.getByRole('button', { name: 'Retirar: This account is not mine.' }).click();
  await expect.element(screen.getByRole('dialog').getByText('Esta cuenta no es mía.')).toBeVisible();
});

it('offers the packet for the client’s own complaint, after the service ended too, and lists no bureau that needs more work', async () => {
  const letter = aReceivedLetter();
  const screen = await page(
    disputesOf({
      letters: [letter],
      disputes: [aDispute({ letter: letter.id, state: 'verified', decided })],
      complaints: [
        { kind: 'open', bureau: 'TransUnion', since: '2026-11-10', items: 1 },
        { kind: 'locked', bureau: 'Equifax', until: null, because: 'notMailed' },
      ],
      activity: 'ended',
    }),
  );
  const title = screen.getByRole('heading', { name: 'Complaint to the CFPB' });
  await expect.element(title).toBeVisible();
  await expect
    .element(screen.getByText(/Neither Redress nor an agency ever submits it for you/))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Download packet/ })).toBeVisible();
  const card = title.element().closest('section')?.textContent;
  expect([card?.includes('TransUnion'), card?.includes('Equifax')]).toEqual([true, false]);
  // Generations are the agency's.
  expect(card).not.toMatch(/generation/i);
  await expectAccessible();
});

it('tells letters about the file apart by what they ask for, also in Spanish', async () => {
  await switchTo('es');
  const freeze = aLetter({ id: ids.other, purpose: 'freeze' });
  const lift = aLetter({ purpose: 'freezeLift', position: 2 });
  const requests = [freeze, lift].map(({ id }) => aRequest({ letter: id, headings: ['My credit file'] }));
  const screen = await page(disputesOf({ letters: [freeze, lift], requests }));
  for (const asked of [/Congelamiento de seguridad/, /Levantamiento de un congelamiento/])
    await expect.element(screen.getByText(asked)).toBeVisible();
});

it('has the client mail what is about a freeze, which has to come from them, and not agree on who mails it', async () => {
  const letter = aLetter({ purpose: 'freeze', state: 'approved' });
  const approval = {
    letter: letter.id,
    said: 'approved',
    on: '2026-11-18',
    note: '',
    signature: 'Ana',
  } as const;
  const requests = [aRequest({ letter: letter.id, purpose: 'freeze' })];
  const screen = await page(disputesOf({ letters: [letter], requests, approvals: [approval] }));
  await expect.element(screen.getByText(/Mail that letter yourself, and record it here\.$/)).toBeVisible();
  expect(screen.getByText(/on who mails it/).query()).toBeNull();
});

it('leads nobody to the page for results who waits only for what disputes nothing', async () => {
  const letter = aReceivedLetter({ purpose: 'freeze', clock: null });
  const clock = { received: '2026-10-08', basis: 'receipt', due: '2026-10-21', askOn: '2026-10-26' } as const;
  const received = aRequest({ letter: letter.id, purpose: 'freeze', state: 'received', clock });
  const screen = await page(disputesOf({ letters: [letter], requests: [received] }));
  await expect.element(screen.getByRole('button', { name: /^A letter came/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /A letter came/ }).query()).toBeNull();
  await screen.unmount();
  const open = { ...received, state: 'questionOpen', waitsFor: 'askWhetherAnythingCame' } as const;
  const asked = await page(disputesOf({ letters: [letter], requests: [open] }));
  await asked.getByRole('button', { name: 'A letter came', exact: true }).click();
  await expect.element(asked.getByRole('dialog', { name: 'The answer came' })).toBeVisible();
});
