import sharp from 'sharp';
import { uploadCalls, type DocumentKind } from '#contract/documents.ts';
import { createProfile } from '#contract/profiles.ts';
import { connectProvider } from '#contract/providers.ts';
import { generateAutomatic } from '#contract/repair.ts';
import { anUpload, aProfileInput, type AppUnderTest, type Person } from '#tests/support/anApp.ts';

export const anImage = (format: 'png' | 'jpeg' = 'png', background = '#0f766e'): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .toFormat(format)
    .toBuffer();

export async function aProfile(
  { ask }: AppUnderTest,
  who: Person,
  differing: Parameters<typeof aProfileInput>[0] = {},
): Promise<string> {
  return (await ask(createProfile, who, { body: aProfileInput(differing) })).json().id;
}

export const credentials = { username: 'devon@example.com', password: 'a member password' };

export async function aReport({ ask }: AppUnderTest, who: Person, profileId: string): Promise<string> {
  const params = { provider: 'MyFreeScoreNow', profileId };
  return (await ask(connectProvider, who, { params, body: credentials })).json().reportId;
}

export async function aDocument(
  { ask }: AppUnderTest,
  who: Person,
  profileId: string,
  kind: DocumentKind,
  image?: Buffer,
) {
  return ask(uploadCalls[kind], who, {
    params: { profileId },
    ...anUpload(kind, image ?? (await anImage())),
  });
}

export async function aSession(world: AppUnderTest, who: Person, profileId: string, reportId: string) {
  const params = { profileId, reportId, selectedOptions: '5' };
  return (await world.ask(generateAutomatic, who, { params, body: [5] })).json().sessionId as string;
}

export const unusedId = '01a1fc0b-de59-767f-af86-e413e696bc44';
/** Paths filled with well-formed parameters that name nothing that exists. */
export const unusedParams = {
  profileId: unusedId,
  reportId: unusedId,
  otherReportId: unusedId,
  sessionId: unusedId,
  confirmationId: unusedId,
  eventId: unusedId,
  fileId: unusedId,
  scanId: unusedId,
  workId: unusedId,
  accountId: 'account-0',
  selectedOptions: '1',
  provider: 'IdentityIQ',
  kind: 'ssn',
  count: '3',
  key: 'a-key-of-the-browser',
  clientKey: 'AAAAAAAAAAAAAAAAAAAAAA',
};
