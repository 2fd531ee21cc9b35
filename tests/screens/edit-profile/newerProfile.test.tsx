import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { ProfileDetail } from '#contract/profiles.ts';
import { documentPreviewMachine } from '#machines/documentPreview.ts';
import { profileEditMachine } from '#machines/profileEdit.ts';
import { ProfileEditorSheet } from '#src/screens/edit-profile/ProfileEditorSheet.tsx';
import { profile, states } from '../profile/profiles.ts';
import { show } from '../profile/show.tsx';

const theirs: ProfileDetail = { ...profile, version: 2, city: 'Laredo', ssn: '***-**-0777' };

/** The form, and a button that does what loading the page again does when a colleague has saved the profile. */
async function aForm() {
  let lookedUp = 0;
  const edit = createActor(
    profileEditMachine.provide({
      actors: {
        currentProfile: fromPromise(async () => {
          lookedUp += 1;
          return theirs;
        }),
      },
    }),
    { input: { profileId: profile.id, version: 1, left: [] } },
  ).start();
  const preview = createActor(documentPreviewMachine, { input: { profileId: profile.id } }).start();
  function Stage() {
    const [loaded, setLoaded] = useState(profile);
    return (
      <>
        <button onClick={() => setLoaded(theirs)}>Load again</button>
        <ProfileEditorSheet edit={edit} preview={preview} profile={loaded} states={states} variant="b2b" />
      </>
    );
  }
  const { screen } = await show(<Stage />);
  return {
    edit,
    screen,
    city: screen.getByRole('textbox', { name: 'City' }),
    ssn: screen.getByRole('textbox', { name: 'SSN' }),
    loadAgain: () => screen.getByRole('button', { name: 'Load again' }).click(),
    lookedUp: () => lookedUp,
  };
}

it('shows what a colleague has saved, and saves over nothing of it, if nothing was typed', async () => {
  const { edit, city, ssn, loadAgain } = await aForm();
  await expect.element(city).toHaveValue('Austin');
  await loadAgain();
  await expect.element(city).toHaveValue('Laredo');
  await expect.element(ssn).toHaveValue('***-**-0777');
  expect(edit.getSnapshot().context.version).toBe(2);
});

it('keeps what was typed when the page is loaded again, and offers to compare it', async () => {
  const { edit, screen, city, loadAgain } = await aForm();
  await city.fill('Waco');
  // Nobody else has changed it.
  await screen.getByRole('textbox', { name: 'Last name' }).fill('Samson');
  await loadAgain();
  await expect
    .element(
      screen.getByText('Someone else changed this profile since you opened it: City. Your entries are kept.'),
    )
    .toBeVisible();
  await expect.element(city).toHaveValue('Waco');
  // Saving now would still ask.
  expect(edit.getSnapshot().context.version).toBe(1);
  await screen.getByRole('button', { name: 'Compare' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Someone else changed this profile' });
  await expect.element(dialog.getByText('Laredo')).toBeVisible();
  await expect.element(dialog.getByText('Waco')).toBeVisible();
});

it('looks for a colleague’s changes when someone returns to what they typed', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const now = vi.spyOn(Date, 'now');
  const start = new Date(2026, 10, 29, 22).getTime();
  now.mockReturnValue(start);
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  const { city, lookedUp, screen } = await aForm();
  await city.fill('Waco');
  expect(lookedUp()).toBe(0);
  window.dispatchEvent(new Event('blur'));
  now.mockReturnValue(start + 60_000);
  window.dispatchEvent(new Event('focus'));
  await expect.element(screen.getByRole('button', { name: 'Compare' })).toBeVisible();
  expect(lookedUp()).toBe(1);
});

it('looks for a colleague’s changes when someone begins to type long after the page was loaded', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const now = vi.spyOn(Date, 'now');
  now.mockReturnValue(1_000);
  const { city, lookedUp, screen } = await aForm();
  now.mockReturnValue(61_000);
  await city.fill('Waco');
  await expect.element(screen.getByRole('button', { name: 'Compare' })).toBeVisible();
  expect(lookedUp()).toBe(1);
});
