import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadCalls } from '#contract/documents.ts';
import { createProfile } from '#contract/profiles.ts';
import { connectProvider } from '#contract/providers.ts';
import { demonstrationMails } from '#server/configuration.ts';
import { aProfileInput } from '#tests/support/anApp.ts';
import { type Client, clientOf } from '#tests/support/client.ts';
import { aPhoto } from '#tests/support/mainJob.ts';
import { startProduct } from '#tests/support/product.ts';

/** Of 300 clients, the demo has twelve, with letters, answers, and everything that is due. */
const more = 288;
/** Those who have a report: for a round alone, for rounds together, and to refresh. */
const connected = { 'Single Torres': 2, 'Joint Torres': 20, 'Fresh Torres': 5 } as const;

/** The person in the sandbox's report, so that nothing about the client speaks against letters. */
const person = {
  firstName: 'Ana',
  lastName: 'Torres',
  phone: '+1 (555) 555 0177',
  mail: 'ana.torres@example.com',
  ssn: '666553869',
  dob: '1971-02-17',
  streetAddress: '5833 Harbor Ave',
  city: 'Fresno',
  state: 'California',
  postalCode: '93752',
};

export const twoDigits = (place: number): string => String(place).padStart(2, '0');

/** Unlimited, because the agency is filled faster than a person could. */
export const environment = { CALLS_PER_MINUTE: '1000000' };

/** A data directory, now without a server, in which the demo's agency has 300 clients. */
export async function anAgencyOf300(): Promise<string> {
  const product = await startProduct(environment);
  const folder = mkdtempSync(join(tmpdir(), 'redress-tasks-'));
  try {
    await product.seeded();
    await fill(await clientOf(product, demonstrationMails.b2b));
    await product.end();
    cpSync(product.dataDirectory, folder, { recursive: true });
  } finally {
    await product.stop();
  }
  return folder;
}

async function fill(client: Client): Promise<void> {
  const photo = await aPhoto();
  const names = Object.entries(connected).flatMap(([name, count]) =>
    Array.from({ length: count }, (_, place) => `${name} ${twoDigits(place + 1)}`),
  );
  for (let place = 0; place < more; place += 1) {
    const name = names[place];
    const profileName = name ?? `Sampleton ${String(place).padStart(3, '0')}`;
    const { id: profileId } = await client.perform(createProfile, {
      body: aProfileInput({ ...person, profileName }),
    });
    if (name !== undefined) await connect(client, profileId, photo);
  }
}

async function connect(client: Client, profileId: string, photo: Buffer): Promise<void> {
  for (const call of Object.values(uploadCalls)) {
    const form = new FormData();
    form.set(call.upload ?? '', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'card.jpg');
    await client.perform(call, { params: { profileId }, body: form });
  }
  await client.perform(connectProvider, {
    params: { provider: 'MyFreeScoreNow', profileId },
    body: { username: 'ana.torres', password: 'sandbox' },
  });
}
