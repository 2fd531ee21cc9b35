import { expectAccessible, show } from './show.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CallError } from '#contract/failures.ts';
import type { Standing } from '#src/profile/ClientStatusCard.tsx';
import { CreateProfileScreen } from '#src/screens/create-profile/Screen.tsx';
import { EditProfileScreen } from '#src/screens/edit-profile/Screen.tsx';
import { profile, states } from './profiles.ts';

type Answer = (call: { name: string }, asking: unknown) => Promise<unknown>;

// The network is the boundary: the replies to calls are set here.
const answer = vi.hoisted(() => vi.fn<Answer>());
vi.mock('#src/api/perform.ts', () => ({ perform: answer, fetchFile: answer }));

const { id } = profile;
const userId = '0190a000-0000-7000-8000-0000000000aa';
const standing: Standing = {
  status: 'Needs Review',
  state: 'needsReview',
  history: [
    { kind: 'reportImported', at: '2026-11-20T15:00:00.000Z', detail: {} },
    { kind: 'lettersWritten', at: '2026-11-21T15:00:00.000Z', detail: {} },
  ],
};
const asked: [string, unknown][] = [];

afterEach(() => page.viewport(414, 896));

beforeEach(() => {
  asked.length = 0;
  sessionStorage.clear();
  answer.mockImplementation((call, asking) => {
    asked.push([call.name, asking]);
    if (call.name === 'revealField') return Promise.resolve({ value: '666120199' });
    if (call.name === 'createProfile') return Promise.resolve({ id });
    return Promise.resolve({ ok: true });
  });
});

/** What is not a picture by its first bytes is refused when it is chosen. */
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const picture = (name: string, type = 'image/png') => new File([png, 'picture'], name, { type });
const agent = { id: userId, variant: 'b2b', fullName: 'Devon Hale', mail: 'devon@example.com' } as const;
const edit = () =>
  show(
    <EditProfileScreen
      profile={profile}
      states={states}
      reports={[]}
      work={[]}
      standing={standing}
      hold={null}
      contract={null}
      variant="b2b"
      wasSentHere={false}
    />,
  );
/** As next to the menu on a tablet: the page is wide, but the card is not. */
const narrow = () =>
  show(
    <div style={{ width: '30rem' }}>
      <CreateProfileScreen variant="b2b" states={states} person={agent} />
    </div>,
  );
const create = () => show(<CreateProfileScreen variant="b2b" states={states} person={agent} />);

it('names each field and document that an agency’s client has yet to give, until their service ends', async () => {
  const given = profile.ssnDocument;
  const almost = { ...profile, addressDocument: given };
  const shown = async (changed: Partial<typeof profile>, hasEnded: boolean) => {
    const { screen } = await show(
      <EditProfileScreen
        profile={{ ...almost, ...changed }}
        states={states}
        reports={[]}
        work={[]}
        standing={standing}
        hold={null}
        contract={null}
        variant="b2b"
        hasEnded={hasEnded}
        wasSentHere={false}
      />,
    );
    await expect.element(screen.getByRole('heading', { name: 'Where this client stands' })).toBeVisible();
    const missing = screen
      .getByText(/^Still missing/)
      .elements()
      .map(({ textContent }) => textContent);
    await screen.unmount();
    return missing;
  };
  expect(await shown({}, false)).toEqual(["Still missing: ID or driver's license."]);
  expect(await shown({ phone: '' }, false)).toEqual(["Still missing: Phone, ID or driver's license."]);
  expect(await shown({ idOrDriverDocument: given }, false)).toEqual([]);
  expect(await shown({}, true)).toEqual([]);
});

it('saves a new profile only with an adult date of birth and an email address, and says which is missing', async () => {
  const { screen } = await create();
  const save = screen.getByRole('button', { name: 'Save Profile' });
  await expect.element(save).toBeDisabled();
  const reason = screen.getByText('Enter a valid date of birth to save.');
  await expect.element(reason).toBeVisible();
  await expectAccessible();
  const dob = screen.getByRole('textbox', { name: 'Date of birth' });
  await expect.element(dob).toBeRequired();
  await dob.fill('01012020');
  await expect.element(screen.getByText('You must be at least 18 years old')).toBeVisible();
  await expect.element(save).toBeDisabled();
  await dob.fill('04301990');
  await expect.element(dob).toHaveValue('04/30/1990');
  await expect.element(reason).not.toBeInTheDocument();
  await save.click();
  await expect.element(screen.getByText('Email is required')).toBeVisible();
  const mail = screen.getByRole('textbox', { name: 'Email' });
  await expect.element(mail).toHaveFocus();
  await mail.fill('ana');
  await expect.element(screen.getByText('Email is not valid')).toBeVisible();
  expect(asked).toEqual([]);
});

it('keeps the state readable in a narrow card', async () => {
  await page.viewport(1000, 900);
  const { screen } = await narrow();
  const width = screen.getByLabelText('State').element().getBoundingClientRect().width;
  expect(width).toBeGreaterThan(200);
});

it('creates the profile, uploads its documents, and opens its page', async () => {
  const { screen, router } = await create();
  await screen.getByRole('textbox', { name: 'Date of birth' }).fill('04301990');
  await screen.getByRole('textbox', { name: 'SSN' }).fill('666120199');
  await screen.getByRole('textbox', { name: 'Email' }).fill('ana@example.com');
  await screen.getByLabelText(/^Social Security card/).upload(picture('card.png'));
  await expect.element(screen.getByText('File successfully uploaded!')).toBeVisible();
  await screen.getByRole('button', { name: 'Save Profile' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(`/edit-profile/${id}`);
  expect(asked.map(([name]) => name)).toEqual(['createProfile', 'uploadSsn']);
  expect(asked[0]?.[1]).toMatchObject({
    body: { mail: 'ana@example.com', dob: '1990-04-30', ssn: '666120199', profileName: '' },
  });
});

it('keeps what was typed when the save fails', async () => {
  answer.mockImplementation(() => Promise.reject(new CallError('busy')));
  const { screen } = await create();
  await screen.getByRole('textbox', { name: 'Date of birth' }).fill('04301990');
  await screen.getByRole('textbox', { name: 'Email' }).fill('ana@example.com');
  await screen.getByRole('button', { name: 'Save Profile' }).click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ana@example.com');
});

it('keeps what was typed while the store is unavailable, asks for the outcome of the Save, and saves once it is back', async () => {
  answer.mockImplementation(() => Promise.reject(new CallError('unavailable')));
  const { screen, router } = await create();
  await screen.getByRole('textbox', { name: 'Date of birth' }).fill('04301990');
  await screen.getByRole('textbox', { name: 'Email' }).fill('ana@example.com');
  const save = screen.getByRole('button', { name: 'Save Profile' });
  await save.click();
  const again = screen.getByRole('button', { name: 'Try Again' });
  await expect.element(again).toBeVisible();

  answer.mockImplementation((call, asking) => {
    asked.push([call.name, asking]);
    return Promise.resolve({ id: call.name === 'createdProfile' ? null : id });
  });
  await again.click();
  const sentence = screen.getByText('The profile wasn’t saved. What you typed is still here. Save it again.');
  await expect.element(sentence).toBeVisible();
  await save.click();
  await expect.poll(() => router.state.location.pathname).toBe(`/edit-profile/${id}`);
  expect(asked.map(([name]) => name)).toEqual(['createdProfile', 'createProfile']);
  expect(asked[1]?.[1]).toMatchObject({ body: { mail: 'ana@example.com', dob: '1990-04-30' } });
});

it('leads down to the providers on a narrow page while there is no report', async () => {
  const { screen } = await edit();
  await screen.getByRole('button', { name: 'Show providers' }).click();
  const panels = document.activeElement;
  expect(panels?.querySelector('h3')?.textContent).toBe('MyFreeScoreNow');
  expect(panels?.getBoundingClientRect().top).toBeLessThan(innerHeight / 2);
  // The page's header, which tells its height, stays above them.
  document.documentElement.style.setProperty('--head', '4rem');
  expect(getComputedStyle(document.documentElement).scrollPaddingTop).toBe('72px');
  document.documentElement.style.removeProperty('--head');
});

it('shows sensitive values masked, in full on request, and sends only what was changed', async () => {
  const { screen } = await edit();
  await expect.element(screen.getByText(/no credit reports yet/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Call client' }))
    .toHaveAttribute('href', 'tel:+15550100199');
  const ssn = screen.getByRole('textbox', { name: 'SSN' });
  await expect.element(ssn).toHaveValue('***-**-0199');
  await expectAccessible();
  await screen.getByRole('button', { name: 'Show SSN' }).click();
  await expect.element(ssn).toHaveValue('666-12-0199');
  await screen.getByRole('button', { name: 'Hide SSN' }).click();
  await expect.element(ssn).toHaveValue('***-**-0199');
  await screen.getByLabelText('City').fill('Dallas');
  await screen.getByRole('button', { name: 'Save Profile' }).click();
  await expect.element(screen.getByText('Profile saved.')).toBeVisible();
  expect(asked).toMatchObject([
    ['revealField', { body: { field: 'ssn' } }],
    ['updateProfile', { body: { city: 'Dallas' } }],
  ]);
  expect(asked[1]?.[1]).not.toHaveProperty('body.ssn');
});

it('names a file that was refused when it was chosen, once the rest is saved', async () => {
  const { screen } = await edit();
  await screen
    .getByLabelText(/^Proof of address/)
    .upload(new File(['not a picture'], 'scan.png', { type: 'image/png' }));
  await expect.element(screen.getByText(/^We couldn’t read this file/)).toBeVisible();
  await screen.getByRole('button', { name: 'Save Profile' }).click();
  await expect.element(screen.getByText('Profile saved, but not uploaded: Proof of address.')).toBeVisible();
});

it('says in each slot why a document could not be uploaded, and lets a later one replace it', async () => {
  answer.mockImplementation((call) =>
    call.name === 'uploadAddress'
      ? Promise.reject(new CallError('fileTooLarge'))
      : Promise.resolve({ ok: true }),
  );
  const { screen } = await edit();
  await expect.element(screen.getByText('On file since 11/20/2026')).toBeVisible();
  await expect.element(screen.getByText('Choose another image to replace this one')).toBeVisible();
  const slot = screen.getByLabelText(/^Proof of address/);
  await slot.upload(picture('bill.png'));
  await screen.getByRole('button', { name: 'Save Profile' }).click();
  await expect.element(screen.getByText('Error Uploading! File too large')).toBeVisible();
  await expect.element(screen.getByText('Profile saved, but not uploaded: Proof of address.')).toBeVisible();
  await expectAccessible();
  await slot.upload(picture('smaller.png'));
  await expect.element(screen.getByText('File successfully uploaded!')).toBeVisible();
  expect(screen.getByText('Error Uploading! File too large').query()).toBeNull();
});

it('asks before leaving unsaved changes', async () => {
  const { screen, router } = await edit();
  await screen.getByLabelText('City').fill('Dallas');
  void router.navigate({ to: '/create-profile' });
  const question = screen.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect.element(screen.getByLabelText('City')).toHaveValue('Dallas');
  void router.navigate({ to: '/create-profile' });
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.element(screen.getByText('Another page')).toBeVisible();
});

it('fills in what a consumer said of themselves when they signed up, and nothing for an agency', async () => {
  answer.mockImplementation(() => Promise.resolve({ results: [] }));
  const consumer = { ...agent, variant: 'b2c' } as const;
  const { screen } = await show(<CreateProfileScreen variant="b2c" states={states} person={consumer} />);
  await expect.element(screen.getByLabelText('First name')).toHaveValue('Devon');
  await expect.element(screen.getByRole('textbox', { name: /^Email/ })).toHaveValue('devon@example.com');
  await screen.unmount();
  const { screen: agency } = await create();
  await expect.element(agency.getByLabelText('First name')).toHaveValue('');
});

it('sends a consumer who has a profile to it, and explains why', async () => {
  answer.mockImplementation(() => Promise.resolve({ results: [{ id }] }));
  const made = await show(
    <CreateProfileScreen variant="b2c" states={states} person={{ ...agent, variant: 'b2c' }} />,
  );
  await expect
    .poll(() => made.router.state.location)
    .toMatchObject({
      pathname: `/edit-profile/${id}`,
      state: { secondProfile: true },
    });
  const { screen, router } = await show(
    <EditProfileScreen
      profile={profile}
      states={states}
      reports={[]}
      work={[]}
      standing={standing}
      hold={null}
      contract={null}
      variant="b2c"
      wasSentHere
    />,
  );
  const dialog = screen.getByRole('dialog', { name: 'You are not allowed to create multiple profiles!' });
  await expect
    .element(
      dialog.getByText('If you want to make the new profile, Delete the previous one and come back again!'),
    )
    .toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Go to Dashboard' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/home');
});

it('restores what was typed before a reload, but nothing sensitive, and sends it with the same key', async () => {
  const first = await create();
  const fields = { 'First name': 'Ana', Email: 'ana@example.com', SSN: '666120199' };
  for (const [name, text] of Object.entries(fields))
    await first.screen.getByRole('textbox', { name, exact: true }).fill(text);
  await expect.poll(() => Object.values(sessionStorage).join()).toContain('ana@example.com');
  expect(Object.values(sessionStorage).join()).not.toContain('66612');
  expect(Object.values(sessionStorage).join()).not.toContain('666-12');
  await first.screen.unmount();

  const { screen } = await create();
  await expect.element(screen.getByText(/We restored what you typed/)).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'First name', exact: true })).toHaveValue('Ana');
  await expect.element(screen.getByRole('textbox', { name: 'SSN', exact: true })).toHaveValue('');
  await screen.getByRole('textbox', { name: 'Date of birth' }).fill('04301990');
  await screen.getByRole('button', { name: 'Save Profile' }).click();
  await expect.poll(() => asked.some(([name]) => name === 'createProfile')).toBe(true);
  expect(Object.values(sessionStorage)).toEqual([]);
});

it('finds the profile of a Save that a reload interrupted, and creates no second one', async () => {
  answer.mockImplementation((call, asking) => {
    asked.push([call.name, asking]);
    if (call.name === 'createProfile') return new Promise(() => undefined);
    return Promise.resolve(call.name === 'createdProfile' ? { id } : { ok: true });
  });
  const first = await create();
  await first.screen.getByRole('textbox', { name: 'Email', exact: true }).fill('ana@example.com');
  await first.screen.getByRole('textbox', { name: 'Date of birth' }).fill('04301990');
  await first.screen.getByRole('button', { name: 'Save Profile' }).click();
  await expect.poll(() => asked.some(([name]) => name === 'createProfile')).toBe(true);
  await first.screen.unmount();

  const { screen } = await create();
  await expect.element(screen.getByText('Another page')).toBeVisible();
  const names = asked.map(([name]) => name);
  expect(names.filter((name) => name === 'createProfile')).toHaveLength(1);
  expect(names).toContain('createdProfile');
});

it("shows the client's status, its history, and what comes next, and sets a status only with a reason", async () => {
  const { screen } = await edit();
  await expect.element(screen.getByText(/^Something needs a decision/)).toBeVisible();
  const events = screen.getByRole('listitem');
  await expect.element(events.first()).toHaveTextContent('11/21/2026Letters generated');
  await expect.element(events.last()).toHaveTextContent('11/20/2026Credit report imported');
  await screen.getByText('Set status manually').click();
  const set = screen.getByRole('button', { name: 'Set status' });
  await screen.getByRole('combobox', { name: 'New status' }).selectOptions('Finished');
  await expect.element(set).toBeDisabled();
  await screen.getByRole('textbox', { name: 'Reason' }).fill('The client has what it wanted');
  await set.click();
  await expect
    .poll(() => asked.find(([name]) => name === 'setClientStatus')?.[1])
    .toEqual({
      params: { profileId: id },
      body: { status: 'Finished', reason: 'The client has what it wanted' },
      signal: expect.any(AbortSignal),
    });
  await screen.getByText('Chart').click();
  const lit = () => [...document.querySelectorAll('.current')].map((part) => part.getAttribute('data-state'));
  await expect.poll(lit).toEqual(['clientStatus.needsReview']);
  await expectAccessible();
});

it('says at the Social Security number why it is needed and who gets it', async () => {
  const { screen } = await create();
  await expect
    .element(screen.getByRole('textbox', { name: 'SSN' }))
    .toHaveAccessibleDescription(
      /^Credit bureaus need the SSN to find the file\. Letters to them show it in full, or only/,
    );
});

it('keeps Save in sight from the first change on, and says that there are unsaved changes', async () => {
  await page.viewport(390, 600);
  const { screen } = await edit();
  const save = screen.getByRole('button', { name: 'Save Profile' });
  await expect.element(save).not.toBeInViewport();
  await screen.getByRole('textbox', { name: 'First name' }).fill('Anita');
  await expect.element(screen.getByText('Unsaved changes')).toBeInViewport();
  await expect.element(save).toBeInViewport();
  await save.click();
  await expect.element(screen.getByText('Profile saved.')).toBeInViewport();
});

it('keeps five digits of a ZIP code with four more', async () => {
  const { screen } = await create();
  const code = screen.getByRole('textbox', { name: 'Postal code' });
  await code.fill('90006-1234');
  await expect.element(code).toHaveValue('90006');
});

it('says what the asterisk means', async () => {
  const { screen } = await edit();
  await expect.element(screen.getByText('Fields marked with * are required.')).toBeVisible();
});

it('has what saves it in line with its fields', async () => {
  const { screen } = await edit();
  const left = (name: 'button' | 'textbox', label: string) =>
    screen.getByRole(name, { name: label }).element().getBoundingClientRect().left;
  const before = left('button', 'Save Profile');
  expect(before).toBe(left('textbox', 'First name'));
  await screen.getByRole('textbox', { name: 'First name' }).fill('Ana');
  expect(left('button', 'Save Profile')).toBe(before);
});
