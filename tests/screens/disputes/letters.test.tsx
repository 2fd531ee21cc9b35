/** What the page says and records about letters and their mailing. */
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Dispute } from '#contract/disputes.ts';
import type { Disputes } from '#src/disputes/load.ts';
import type { Draft } from '#src/screens/disputes/forms/draft.ts';
import { LetterMark } from '#src/screens/disputes/letters/LetterMark.tsx';
import { ProofField } from '#src/screens/disputes/forms/ProofField.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { ids } from '#tests/machines/builders.ts';
import { aDispute, aLetter, aReceivedLetter, aRequest, bureauNamed } from '#tests/support/aDispute.ts';
import { expectAccessible, show } from '../profile/show.tsx';
import { showPage } from './showPage.tsx';

it('says of letters that were only written that they are not mailed, and shows no date for them', async () => {
  const { screen } = await showPage({ letters: [aLetter()], disputes: [aDispute()], timeline: [] });
  await expect
    .element(screen.getByText('Not mailed yet. No deadline starts until you record the mailing.'))
    .toBeVisible();
  expect(screen.getByRole('button', { name: /how this date was counted$/ }).query()).toBeNull();
  await expectAccessible();
});

it('gives a letter the whole line on a phone, and its buttons the next one', async () => {
  const before = { width: window.innerWidth, height: window.innerHeight };
  onTestFinished(() => page.viewport(before.width, before.height));
  await page.viewport(390, 844);
  const { screen } = await showPage({ letters: [aLetter()], disputes: [aDispute()], timeline: [] });
  const about = screen.getByText(/^Letter 1/);
  await expect.element(about).toBeVisible();
  const line = about.element().closest('li');
  const text = about.element().getBoundingClientRect();
  expect(text.width).toBe(line?.getBoundingClientRect().width);
  const buttons = [...(line?.querySelectorAll('button') ?? [])];
  expect(buttons.length).toBeGreaterThan(0);
  for (const button of buttons) expect(button.getBoundingClientRect().top).toBeGreaterThan(text.bottom);
});

it('offers the list for certified mail of letters that are to be mailed or went that way, and of no others', async () => {
  const list = /^List for certified mail\s*: .+, 10\/02\/2026, round 1$/;
  const { screen } = await showPage({ letters: [aLetter()], disputes: [aDispute()], timeline: [] });
  await expect.element(screen.getByRole('button', { name: list })).toBeEnabled();
  await screen.unmount();
  const { screen: sent } = await showPage({});
  await expect.element(sent.getByRole('button', { name: list })).toBeEnabled();
  await sent.unmount();
  const letter = aReceivedLetter();
  const mailed = letter.mailed && { ...letter.mailed, way: 'firstClass' as const, tracking: '' };
  const { screen: other } = await showPage({ letters: [{ ...letter, mailed }] });
  await expect.element(other.getByRole('heading', { name: /, 10\/02\/2026, round 1$/ })).toBeVisible();
  expect(other.getByRole('button', { name: list }).query()).toBeNull();
});

it('J3 says of a letter that only asks for something that it is ordered', async () => {
  const { screen } = await show(
    <LetterMark letter={aLetter({ state: 'ordered' })} request={aRequest({ state: 'drafted' })} />,
  );
  await expect.element(screen.getByText('Ordered, mailing not confirmed')).toBeVisible();
});

it('J3 offers to record the order of letters that are not mailed, and says of ordered ones no more than that', async () => {
  const { screen } = await showPage({ letters: [aLetter()], disputes: [aDispute()], timeline: [] });
  await screen.getByRole('button', { name: 'The print shop has the order' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ordered from the print shop' });
  await expect.element(dialog.getByLabelText('Order number (optional)')).toBeVisible();
  await screen.unmount();
  const { screen: later } = await showPage({
    letters: [aLetter({ state: 'ordered', orderedOn: '2026-11-18' })],
    disputes: [aDispute()],
    timeline: [],
  });
  const ordered = later.getByText('Ordered on 11/18/2026, mailing not confirmed');
  await expect.element(ordered.first()).toBeVisible();
  expect(document.body.textContent).not.toMatch(/Not mailed yet\. No time/);
  expect(later.getByRole('button', { name: 'The print shop has the order' }).query()).toBeNull();
  await expect
    .element(
      later.getByText(/^The print shop has the order for 1 letter\. No deadline starts until you record/),
    )
    .toBeVisible();
  await later.getByRole('button', { name: /^It was mailed/ }).click();
  await expect.element(later.getByRole('dialog', { name: 'It was mailed' })).toBeVisible();
});

it('J3 says of no item whose letter the print shop has that it is not mailed yet', async () => {
  const letters = [aLetter({ state: 'ordered' })];
  const { screen } = await showPage({ letters, disputes: [aDispute()], timeline: [] });
  await expect.element(screen.getByText('Ordered, mailing not confirmed: Equifax')).toBeVisible();
  expect(document.body.textContent).not.toContain('Not mailed yet');
});

it('J29 says of no item whose letter may have left long ago that it is not mailed yet, nor that the letter is not approved', async () => {
  const letters = [aLetter({ isMailingUnknown: true })];
  const { screen } = await showPage({ letters, disputes: [aDispute()], timeline: [] });
  await expect.element(screen.getByText('Mailing not recorded: Equifax')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/Not mailed yet|approved/);
});

it('J31 counts only letters that the client can still approve, not those that the print shop has', async () => {
  const second = '0190a000-0000-7000-8000-000000000102';
  const disputes = [aDispute(), aDispute({ letter: second })];
  const left = aLetter({ id: second, position: 2 });
  const { screen } = await showPage({
    letters: [aLetter({ state: 'ordered' }), left],
    disputes,
    timeline: [],
  });
  await expect.element(screen.getByText('1 letter is not approved by the client.')).toBeVisible();
  await screen.unmount();
  const { screen: ordered } = await showPage({
    letters: [aLetter({ state: 'ordered' }), { ...left, state: 'ordered' }],
    disputes,
    timeline: [],
  });
  await expect.element(ordered.getByText(/^The print shop has the order for 2 letters/)).toBeVisible();
  expect(document.body.textContent).not.toMatch(/approved/);
});

it('says of a letter that the client wants changed, and the print shop has, to stop the order', async () => {
  const asked = {
    said: 'changeAsked',
    on: '2026-11-20',
    note: 'My middle name is wrong.',
    signature: '',
  } as const;
  const of = (letter: Disputes['letters'][number]): Partial<Disputes> => ({
    letters: [letter],
    disputes: [aDispute()],
    approvals: [{ letter: letter.id, ...asked }],
    timeline: [],
  });
  const stop = 'The print shop already has the order. Ask it to stop these letters.';
  const { screen } = await showPage(of(aLetter({ state: 'ordered' })));
  await expect.element(screen.getByText(stop)).toBeVisible();
  await screen.unmount();
  const { screen: here } = await showPage(of(aLetter()));
  await expect.element(here.getByText('Don’t mail these letters as they are.').first()).toBeVisible();
  expect(here.getByText(stop).query()).toBeNull();
});

it('offers only what can show an order: not the recipient’s word, and no scan of the delivery', async () => {
  const { screen } = await showPage({ letters: [aLetter()], disputes: [aDispute()], timeline: [] });
  await screen.getByRole('button', { name: 'The print shop has the order' }).click();
  const proof = screen.getByRole('combobox', { name: /^What shows the order/ });
  await expect.element(proof).toBeVisible();
  const options = [...proof.element().querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(options).toEqual(['Choose', 'Receipt', 'Confirmed online', 'Stated, no document']);
});

it('F14 offers the print shop for what is left of a set that was written earlier, if it is to be mailed as it is', async () => {
  const order = /^Mail Letters \(paid\)\s*: .+, 10\/02\/2026, round 1$/;
  const second = '0190a000-0000-7000-8000-000000000102';
  const { screen } = await showPage({ letters: [aLetter()], disputes: [aDispute()], timeline: [] });
  const only = 'The order has only the 1 letter that is neither mailed nor ordered yet.';
  await expect.element(screen.getByRole('button', { name: order })).toBeEnabled();
  expect(screen.getByText(only).query()).toBeNull();
  await screen.unmount();
  const waiting = { state: 'awaitingResult', since: '2026-10-08', next: '2026-11-07' } as const;
  for (const [other, itsDispute] of [
    [aLetter({ state: 'ordered' }), aDispute()],
    [aReceivedLetter(), aDispute(waiting)],
  ] as const) {
    const letters = [aLetter({ id: second, position: 2, sessionId: other.sessionId }), other];
    const disputes = [itsDispute, aDispute({ letter: second })];
    const { screen: partly } = await showPage({ letters, disputes, timeline: [] });
    await expect.element(partly.getByRole('button', { name: 'The print shop has the order' })).toBeVisible();
    await expect.element(partly.getByRole('button', { name: order })).toBeEnabled();
    await expect.element(partly.getByText(only)).toBeVisible();
    await partly.unmount();
  }
  const { screen: ordered } = await showPage({
    letters: [aLetter({ state: 'ordered' })],
    disputes: [aDispute()],
    timeline: [],
  });
  await expect.element(ordered.getByText('Ordered, mailing not confirmed').first()).toBeVisible();
  expect(ordered.getByRole('button', { name: order }).query()).toBeNull();
  await ordered.unmount();
  for (const toChange of [
    { letters: [aLetter({ isOutdated: true })] },
    { approvals: [{ letter: aLetter().id, said: 'changeAsked', on: '2026-11-20', note: '', signature: '' }] },
  ] satisfies readonly Partial<Disputes>[]) {
    const { screen: other } = await showPage({
      letters: [aLetter()],
      disputes: [aDispute()],
      timeline: [],
      ...toChange,
    });
    await expect.element(other.getByRole('button', { name: 'The print shop has the order' })).toBeVisible();
    expect(other.getByRole('button', { name: order }).query()).toBeNull();
    await other.unmount();
  }
});

it('leads to recording an answer from the results, once a letter was mailed', async () => {
  const { screen } = await showPage({});
  await expect
    .element(screen.getByRole('link', { name: 'Record an answer', exact: true }))
    .toHaveAttribute('href', `/answer/${ids.profile}`);
  await screen.unmount();
  const { screen: unmailed } = await showPage({ letters: [aLetter()], disputes: [aDispute()] });
  await expect.element(unmailed.getByRole('heading', { name: 'Results by item' })).toBeVisible();
  expect(unmailed.getByRole('link', { name: 'Record an answer', exact: true }).query()).toBeNull();
});

it('asks whether anything came only once that is due', async () => {
  const { screen } = await showPage({});
  expect(screen.getByRole('button', { name: /^Did anything come\?/ }).query()).toBeNull();
  await screen.unmount();
  const asked = aDispute({ state: 'questionOpen', waitsFor: 'askWhetherAnythingCame' });
  const { screen: later } = await showPage({ today: '2026-11-21', disputes: [asked] });
  await later.getByRole('button', { name: /^Did anything come\?: / }).click();
  const dialog = later.getByRole('dialog', { name: 'Did anything come?' });
  await expect
    .element(dialog.getByRole('link', { name: 'Something came: record the answer' }))
    .toHaveAttribute('href', `/answer/${ids.profile}?letter=${aLetter().id}`);
});

it('says before letters are mailed that something was recorded or corrected after they were written', async () => {
  const letter = aLetter({ isOutdated: true });
  const other = aLetter({ id: '0190a000-0000-7000-8000-000000000102', position: 2, isOutdated: true });
  const { screen } = await showPage({ letters: [letter], disputes: [aDispute()] });
  const one =
    /^This letter may be out of date, because something was recorded or corrected, the name or address changed, or a deadline passed, after it was written: Equifax, letter 1\. Read each letter/;
  await expect.element(screen.getByText(one)).toBeVisible();
  await expectAccessible();
  await screen.unmount();
  const { screen: both } = await showPage({
    letters: [letter, other],
    disputes: [aDispute(), aDispute({ letter: other.id })],
  });
  const two =
    /^These letters may be out of date, .* after they were written: Equifax, letter 1; Equifax, letter 2\./;
  await expect.element(both.getByText(two)).toBeVisible();
  await both.unmount();
  const { screen: none } = await showPage({ letters: [aLetter()], disputes: [aDispute()] });
  await expect.element(none.getByRole('button', { name: /^I mailed it/ }).first()).toBeVisible();
  expect(none.getByText(/may be out of date/).query()).toBeNull();
});

it('says of a letter that was mailed that something it may say was corrected', async () => {
  const [letter, item] = [aReceivedLetter({ tellsCorrected: true }), aDispute({ state: 'investigating' })];
  const { screen } = await showPage({ letters: [letter], disputes: [item] });
  const corrected = /^Something that it may say was corrected after it was written\./;
  await screen.getByText('1 letter').click();
  await expect.element(screen.getByText(corrected)).toBeVisible();
  await screen.unmount();
  const { screen: plain } = await showPage({ letters: [aReceivedLetter()], disputes: [item] });
  await plain.getByText('1 letter').click();
  expect(plain.getByText(corrected).query()).toBeNull();
});

it('does not ask to mail a letter in which everything was withdrawn, and never calls it sent', async () => {
  const sent = aReceivedLetter({ id: '0190a000-0000-7000-8000-000000000102' });
  const withdrawn = aDispute({ state: 'withdrawn', since: '2026-11-18' });
  const { screen } = await showPage({
    letters: [aLetter(), sent],
    disputes: [withdrawn, aDispute({ letter: sent.id, state: 'deleted' })],
  });
  const set =
    'The other letters of this set are recorded as sent. 1 letter was never mailed and is not to be mailed.';
  await expect.element(screen.getByText(set)).toBeVisible();
  await screen.getByText('2 letters').click();
  await expect.element(screen.getByText('Not to be mailed')).toBeVisible();
  expect(screen.getByRole('button', { name: /^I mailed it/ }).query()).toBeNull();
  await expect.element(screen.getByText(/Nothing needs your attention/)).toBeVisible();
  // It may have been mailed nevertheless.
  await screen
    .getByRole('button', { name: /^Record.*letter 1/ })
    .first()
    .click();
  await screen.getByRole('menuitem', { name: 'I mailed it' }).click();
  await expect.element(screen.getByRole('dialog').getByRole('combobox')).toBeVisible();
});

it('warns before a letter is mailed of which one item was withdrawn', async () => {
  const item = 'account:account-2';
  const { screen } = await showPage({
    letters: [aLetter()],
    disputes: [aDispute(), aDispute({ item, subject: item, heading: 'OAK LOANS', state: 'withdrawn' })],
  });
  const words = 'Don’t mail these letters as they are.';
  await expect.element(screen.getByRole('status').getByText(words)).toBeVisible();
  await expect.element(screen.getByText(/^No longer disputed: OAK LOANS/)).toBeVisible();
  await expect
    .poll(() => screen.getByRole('list', { name: 'What to do now' }).element().textContent)
    .toBe('Don’t mail these letters as they are. Equifax\u00a0· 1 letter');
});

it('asks to mail again only what still waits for it', async () => {
  const returned = aLetter({ state: 'returned' });
  const back = aDispute({ state: 'undelivered', waitsFor: 'returned' });
  const { screen } = await showPage({ letters: [returned], disputes: [back] });
  await expect.element(screen.getByRole('button', { name: /^I mailed it again: / })).toBeVisible();
  await screen.unmount();
  const { screen: later } = await showPage({
    letters: [returned],
    disputes: [aDispute({ state: 'withdrawn', since: '2026-11-18' })],
  });
  await expect.element(later.getByText(/Nothing needs your attention/)).toBeVisible();
  expect(later.getByRole('button', { name: /^I mailed it again/ }).query()).toBeNull();
});

it('takes the numbers of several letters one after another, or as a pasted list, and saves nothing in between', async () => {
  const letters = [1, 2, 3].map((position) =>
    aLetter({ id: `0190a000-0000-7000-8000-00000000020${position}`, position }),
  );
  const disputes = letters.map(({ id }) => aDispute({ letter: id, subject: id }));
  const { screen } = await showPage({ letters, disputes, timeline: [] });
  await screen.getByRole('button', { name: 'I mailed all 3 letters' }).click();
  const dialog = screen.getByRole('dialog', { name: 'I mailed 3 letters' });
  await dialog.getByRole('combobox').selectOptions('certified');
  const field = (place: number) => dialog.getByRole('textbox', { name: /^Tracking number: / }).nth(place);
  await field(0).fill('9407');
  await userEvent.keyboard('{Enter}');
  await expect.element(field(1)).toHaveFocus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', '7001 22\n7002\n7003\n');
  field(1)
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(field(1)).toHaveValue('7001 22');
  await expect.element(field(2)).toHaveValue('7002');
  await expect.element(field(0)).toHaveValue('9407');
  const withGap = new DataTransfer();
  withGap.setData('text', '8001\n\n8003\n');
  field(0)
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: withGap, bubbles: true, cancelable: true }));
  await expect.element(field(2)).toHaveValue('8003');
  await expect.element(field(1)).toHaveValue('7001 22');
  await expect.element(dialog).toBeVisible();
});

it('shows the pasted numbers that have no field left, and says when a list has no numbers', async () => {
  const { screen } = await showPage({ letters: [aLetter()], disputes: [aDispute()], timeline: [] });
  await screen.getByRole('button', { name: /^I mailed it/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'I mailed it' });
  await dialog.getByRole('combobox').selectOptions('certified');
  const field = dialog.getByRole('textbox', { name: 'Tracking number' });
  const paste = (text: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    field
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  };
  paste('8001\n8002\n8003\n');
  await expect.element(field).toHaveValue('8001');
  await expect.element(dialog.getByText(/numbers? that you pasted ha.* no field left/)).toBeVisible();
  for (const number of ['8002', '8003'])
    await expect.element(dialog.getByText(number, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Got it' }).click();
  await expect.element(dialog.getByText('8002', { exact: true })).not.toBeInTheDocument();

  // Nobody knows which of the columns is meant.
  paste('11/20/2026\tEquifax\n11/20/2026\tExperian');
  await expect.element(dialog.getByText(/^We couldn’t tell which part of what you pasted/)).toBeVisible();
  await expect.element(field).toHaveValue('8001');
  paste('8004\n');
  await expect.element(dialog.getByText(/^We couldn’t tell/)).not.toBeInTheDocument();

  // Cut to the length of the field, it would be another number.
  const long = '9'.repeat(50);
  paste(`${long}\n8005\n`);
  await expect.element(field).toHaveValue(long);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(dialog.getByText('Enter the 20 or 22 digits on the label of the certified letter.'))
    .toBeVisible();
});

it('says at the field that a number is none of certified mail, and loses nothing that was typed', async () => {
  const { screen } = await showPage({ letters: [aLetter()], disputes: [aDispute()], timeline: [] });
  await screen.getByRole('button', { name: /^I mailed it/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'I mailed it' });
  await dialog.getByRole('combobox').selectOptions('certified');
  const number = dialog.getByRole('textbox', { name: 'Tracking number' });
  await number.fill('hello world');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(number).toHaveAttribute('aria-invalid', 'true');
  await expect.element(dialog.getByText(/^Enter the 20 or 22 digits on the label/)).toBeVisible();
  await expect.element(number).toHaveValue('hello world');
});

it('has the button for all letters as wide as the other buttons of their set on a phone', async () => {
  await page.viewport(390, 800);
  onTestFinished(() => page.viewport(414, 896));
  const letters = [1, 2].map((position) =>
    aLetter({ id: `0190a000-0000-7000-8000-00000000020${position}`, position }),
  );
  const disputes = letters.map(({ id }) => aDispute({ letter: id, subject: id }));
  const { screen } = await showPage({ letters, disputes, timeline: [] });
  const widthOf = (name: RegExp) =>
    screen.getByRole('button', { name }).element().getBoundingClientRect().width;
  await expect.element(screen.getByRole('button', { name: /^I mailed all 2/ })).toBeVisible();
  expect(widthOf(/^I mailed all 2/)).toBeCloseTo(widthOf(/^Mail Letters \(paid\)/));
});

it('says of a letter to a creditor that it counts as delivered where nothing proves its delivery', async () => {
  const recipient = { id: 'harbor', name: 'HARBOR BANK', kind: 'furnisher' as const };
  const at = { recipient, state: 'investigating', since: '2026-10-10' } as const;
  const letter = aReceivedLetter({ recipient, clock: null, receipt: { on: '2026-10-10', basis: 'assumed' } });
  const { screen } = await showPage({ letters: [letter], disputes: [aDispute(at)] });
  await screen.getByText('1 letter').click();
  await expect.element(screen.getByText('Delivery assumed', { exact: true })).toBeVisible();
  await expect
    .element(screen.getByText('Delivery assumed, no deadline', { exact: true }).first())
    .toBeVisible();
  await screen.unmount();
  const proven = { ...letter, receipt: { on: '2026-10-10', basis: 'scan' as const } };
  const { screen: later } = await showPage({ letters: [proven], disputes: [aDispute(at)] });
  await later.getByText('1 letter').click();
  await expect.element(later.getByText('Delivered', { exact: true })).toBeVisible();
  await expect.element(later.getByText('Delivered, no deadline', { exact: true }).first()).toBeVisible();
});

it('J5 says of several recipients that the first answer is due on the earliest of their days, and of one day that it is due', async () => {
  const clocked = (id: string, due: string, recipient: Dispute['recipient']) => {
    const letter = aReceivedLetter({ id, recipient });
    if (letter.clock === null) throw new Error('no clock');
    return { ...letter, clock: { ...letter.clock, due } };
  };
  const letters = [
    clocked(ids.report, '2026-12-01', bureauNamed.Equifax),
    clocked(ids.session, '2026-12-02', bureauNamed.Experian),
  ];
  const disputes = letters.map(({ id, recipient }) =>
    aDispute({ letter: id, recipient, state: 'investigating', since: '2026-10-20' }),
  );
  const other = aDispute({
    letter: ids.report,
    item: 'account:account-2',
    subject: 'account:oak',
    heading: 'OAK LOANS',
    state: 'investigating',
    since: '2026-10-20',
  });
  await showPage({ letters, disputes: [...disputes, other] });
  await expect
    .poll(() => document.body.textContent)
    .toContain('Experian, Equifax\u00a0· First due 12/01/2026');
  expect(document.body.textContent).toContain('Equifax\u00a0· Due 12/01/2026');
});

it('J4 takes a return receipt for proof of the delivery, not the receipt of the mailing', async () => {
  const fields = { draft: { basis: '' } as Draft, problems: {}, disabled: false, onChange: () => undefined };
  const { screen } = await show(<ProofField kind="delivered" {...fields} />);
  const shown = () =>
    screen
      .getByRole('option')
      .elements()
      .map((option) => option.textContent);
  await expect.poll(shown).toContain('Return receipt');
  expect(shown()).not.toContain('Receipt');
  await screen.unmount();
  const { screen: order } = await show(<ProofField kind="ordered" {...fields} />);
  await expect.element(order.getByRole('option', { name: 'Receipt', exact: true })).toBeInTheDocument();
});

it('names the letters that the client changed before new ones are written without their changes', async () => {
  const letter = aLetter();
  const asked = { letter: letter.id, on: '2026-11-19', note: 'Wrong year', signature: '' };
  const { screen } = await showPage({
    letters: [letter],
    disputes: [aDispute()],
    approvals: [{ ...asked, said: 'changeAsked' }],
    changes: [{ letter: letter.id, on: '2026-11-18', differences: [] }],
  });
  await screen.getByRole('button', { name: 'Write the letters again' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Write the letters again' });
  await dialog.getByRole('button', { name: 'Write the letters again' }).click();
  await expect.element(dialog.getByText('The client changed these letters.', { exact: false })).toBeVisible();
  await expect.element(dialog.getByText('Equifax, letter 1')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Write without the changes' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Write the letters again' })).toBeEnabled();
});

it('says once in a cell until when nothing is to be done: as the due date, or in words where another date is shown', async () => {
  const letter = aReceivedLetter();
  const due = letter.clock?.due ?? '';
  const { screen } = await showPage({
    today: '2026-11-01',
    letters: [letter],
    disputes: [
      aDispute({ state: 'investigating', since: '2026-10-20', next: due }),
      aDispute({
        item: 'account:account-2',
        subject: 'account:oak',
        heading: 'OAK LOANS',
        state: 'investigating',
        since: '2026-10-20',
        next: '2027-01-04',
      }),
      aDispute({
        item: 'account:account-3',
        subject: 'account:elm',
        heading: 'ELM FINANCE',
        state: 'awaitingResult',
        since: '2026-10-20',
        next: letter.clock?.resultBy ?? due,
      }),
      // A request about it was due, and asks itself whether anything came.
      aDispute({
        item: 'account:account-4',
        subject: 'account:fir',
        heading: 'FIR CARDS',
        state: 'verified',
        since: '2026-10-20',
        next: '2026-10-25',
      }),
    ],
  });
  await screen.getByRole('heading', { name: 'HARBOR BANK VISA ··4400' }).click();
  await screen.getByRole('heading', { name: 'OAK LOANS' }).click();
  await screen.getByRole('heading', { name: 'ELM FINANCE' }).click();
  const days = screen.getByRole('button', { name: /how this date was counted$/ });
  await expect.poll(() => days.elements().length).toBe(3);
  const said = screen.getByText(/^Nothing .* before \d/);
  await expect
    .poll(() => said.elements().map(({ textContent }) => textContent))
    .toEqual([
      // Above the items, about everything.
      `Nothing needs your attention before ${shownDate(due)}.`,
      'Nothing to do before 01/04/2027',
    ]);
});
