/** Scans and photos of receipts and answers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessRecord } from '#contract/accessRecord.ts';
import { uploadDisputeFile, viewDisputeFile } from '#contract/disputes.ts';
import { exportProfile } from '#contract/profileExport.ts';
import { profileLogs } from '#contract/profiles.ts';
import { aForm, anApp, type AppUnderTest } from '#tests/support/anApp.ts';
import { unzip } from '#tests/support/zip.ts';
import { anImage } from './world.ts';
import { letterDesk, pdf, start, type Written } from './letterDesk.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());
const { aClientWithGenerated, aClientWithLetters, shown, upload } = letterDesk(() => world);

describe('a scan', () => {
  it('J8 is shown to its account only, each opening is recorded, and it is in the client’s copy', async () => {
    const client = await aClientWithGenerated();
    const image = (await upload(client, await anImage('jpeg'))).json().id;
    const document = (await upload(client, pdf)).json().id;
    expect((await shown(client)).files).toMatchObject([
      { id: image, name: 'card.png', mediaType: 'image/jpeg', uploadedAt: start },
      { id: document, mediaType: 'application/pdf' },
    ]);
    const open = (fileId: string, who = client.who) =>
      world.ask(viewDisputeFile, who, { params: { ...client.params, fileId } });
    const opened = await open(image);
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(opened.headers['content-disposition']).toBeUndefined();
    const { entries } = (await world.ask(accessRecord, client.who)).json();
    expect(entries[0]).toMatchObject({ call: 'viewDisputeFile', reads: 'document', detail: 'scan' });
    expect((await open(image, await world.person())).statusCode).toBe(404);

    const asked = await open(document);
    expect(asked.rawPayload).toEqual(pdf);
    // Nothing in it runs in the product's origin, nor as another kind of file than it is.
    expect(asked.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="card\.pdf"/),
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'x-content-type-options': 'nosniff',
    });

    const copy = await world.ask(exportProfile, client.who, { params: client.params });
    const files = await unzip(copy.rawPayload);
    expect(files.filter(({ name }) => name.startsWith('scans/')).map(({ name }) => name)).toEqual([
      'scans/1 card.jpg',
      'scans/2 card.pdf',
    ]);
    expect(files.find(({ name }) => name === 'scans/2 card.pdf')?.bytes).toEqual(pdf);
  });
});

it('stores and logs a scan once under its key, although it arrives again, and no other file under that key', async () => {
  const client = await aClientWithLetters();
  const uploadUnder = (key: string, content: Buffer) => {
    const form = aForm('file', content);
    const headers = { ...form.headers, 'idempotency-key': key };
    return world.ask(uploadDisputeFile, client.who, { params: client.params, ...form, headers });
  };
  const first = await uploadUnder('first-file', pdf);
  const repeated = await uploadUnder('first-file', pdf);
  expect([repeated.statusCode, repeated.json()]).toEqual([200, first.json()]);
  expect((await shown(client)).files).toHaveLength(1);
  const { results } = (await world.ask(profileLogs, client.who)).json();
  const logged = results.filter(({ status }: { status: string }) => status === 'scanUploaded');
  expect(logged).toHaveLength(1);
  expect((await uploadUnder('first-file', Buffer.concat([pdf, pdf]))).statusCode).toBe(400);
});

describe('a file that is no scan', () => {
  let client: Written;
  beforeAll(async () => (client = await aClientWithLetters()));

  it.each([
    ['no image', Buffer.from('<script>alert(1)</script>')],
    ['a PDF in name only', Buffer.from('%PDF-1.7 and then nothing of the kind')],
    ['a page with the signature of a PDF further on', Buffer.from('<html>%PDF-1.7\n%%EOF')],
    ['empty', Buffer.alloc(0)],
  ])('is refused if it is %s', async (_, bytes) => {
    expect((await upload(client, bytes)).json()).toEqual({ ok: false, code: 'notAnImage', error: '' });
    expect((await shown(client)).files).toEqual([]);
  });

  it('D8 of more than 10 MiB is refused', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024), pdf]);
    expect((await upload(client, large)).json().code).toBe('fileTooLarge');
  });
});
