/** What an agency's client does with their information on their own page. */
import { expect, it } from 'vitest';
import { documentBytes } from '#contract/limits.ts';
import { OwnDataForm } from '#src/screens/client/OwnDataForm.tsx';
import { dispatchedInput } from '#tests/paths/harness/dispatchedInput.ts';
import { colorfulPhoto } from '../profile/photos.ts';
import { profile, states } from '../profile/profiles.ts';
import { show } from '../profile/show.tsx';

it('makes a photo over the limit smaller', async () => {
  // What follows a picture's end makes it no slower to open.
  const picture = [await colorfulPhoto('photo.png', 'image/png'), new Uint8Array(documentBytes)];
  const photo = new File(picture, 'photo.png', { type: 'image/png' });
  expect(photo.size).toBeGreaterThan(10 * 1024 * 1024);
  const data = { ...profile, agency: 'Ellis Credit Partners', agencyLogoUrl: '', complete: false };
  const { screen } = await show(<OwnDataForm clientKey="a-key" data={data} states={states} />);
  // Chosen inside the page: through the browser's own input, its content would be sent to the tests' server and back.
  await dispatchedInput.upload(screen.getByLabelText(/^Proof of address/), photo);
  await expect.element(screen.getByText('We’ll send it when you save.')).toBeVisible();
  await expect.element(screen.getByText('photo.jpg')).toBeVisible();
});
