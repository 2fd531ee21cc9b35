import { expect, it, vi } from 'vitest';
import { clientsCalls, DisputeCallsContext } from '#src/disputes/calls.ts';
import { LettersCard } from '#src/screens/client/LettersCard.tsx';
import { aDispute, aLetter, aReceivedLetter, aRequest } from '#tests/support/aDispute.ts';
import { disputesOf } from '#tests/support/disputesOf.ts';
import { show } from '../profile/show.tsx';

const nothing = () => undefined;
const about = (letter: ReturnType<typeof aLetter>) =>
  disputesOf({ letters: [letter], disputes: [aDispute({ letter: letter.id })] });
const card = (disputes: ReturnType<typeof about>) => (
  <DisputeCallsContext value={clientsCalls}>
    <LettersCard clientKey="a-key" disputes={disputes} onRead={nothing} onOpen={nothing} />
  </DisputeCallsContext>
);

it('says how and when a letter was mailed, next to where it is', async () => {
  const letter = aReceivedLetter();
  const { screen } = await show(card(about(letter)));
  await expect.element(screen.getByText('Certified mail, 10/05/2026')).toBeVisible();
});

it('K25 offers to record the mailing only once the letter is approved', async () => {
  const letter = aLetter();
  const disputes = about(letter);
  const { screen } = await show(card(disputes));
  await expect.element(screen.getByRole('button', { name: /^Read and approve/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^I mailed it/ }).query()).toBeNull();
  await screen.unmount();
  const approval = {
    letter: letter.id,
    said: 'approved',
    signature: 'Ana Torres',
    on: '2026-11-18',
    note: '',
  } as const;
  const { screen: approved } = await show(card({ ...disputes, approvals: [approval] }));
  await expect.element(approved.getByRole('button', { name: /^I mailed it/ })).toBeVisible();
});

it('says in a client’s words that nothing proves a delivery', async () => {
  const letter = aReceivedLetter({ receipt: { on: '2026-10-10', basis: 'assumed' } });
  const { screen } = await show(card(about(letter)));
  await expect.element(screen.getByText('Should have arrived')).toBeVisible();
});

it('doesn’t count the items of a letter that asks for the file, which is about none', async () => {
  const letter = aLetter({ purpose: 'fileRequest', items: 1 });
  const requests = [aRequest({ purpose: 'fileRequest', headings: ['My credit file'] })];
  const { screen } = await show(card(disputesOf({ letters: [letter], requests })));
  await expect.element(screen.getByText(/My credit file/)).toBeVisible();
  expect(screen.getByText(/1 item/).query()).toBeNull();
});

it('records the answer to a letter that disputes nothing where it is, as the page for results has no place for it', async () => {
  const onOpen = vi.fn();
  const letter = aReceivedLetter({ purpose: 'freeze' });
  const requests = [aRequest({ letter: letter.id, purpose: 'freeze', state: 'received' })];
  const { screen } = await show(
    <DisputeCallsContext value={clientsCalls}>
      <LettersCard
        clientKey="a-key"
        disputes={disputesOf({ letters: [letter], requests })}
        onRead={nothing}
        onOpen={onOpen}
      />
    </DisputeCallsContext>,
  );
  await screen.getByRole('button', { name: /^A letter came/ }).click();
  expect(onOpen).toHaveBeenCalledWith({
    what: 'form',
    recording: { kind: 'requestAnswered', letters: [letter], corrected: null },
  });
});
