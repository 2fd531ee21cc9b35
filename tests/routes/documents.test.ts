import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { uploadCalls, viewDocument } from '#contract/documents.ts';
import { health } from '#contract/service.ts';
import { profileDetails } from '#contract/profiles.ts';
import { anApp, anUpload, type AppUnderTest, pathOf, type Person } from '#tests/support/anApp.ts';
import { anImage, aProfile } from './world.ts';

let world: AppUnderTest;
let who: Person;
let params: { profileId: string };
beforeAll(async () => {
  world = await anApp();
  who = await world.person();
  params = { profileId: await aProfile(world, who) };
});
afterAll(() => world.close());

const upload = (bytes: Buffer) => world.ask(uploadCalls.ssn, who, { params, ...anUpload('ssn', bytes) });

it('stores only the pixels of a photo', async () => {
  const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#888' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
  expect(photo.includes('secret place')).toBe(true);
  expect((await upload(Buffer.concat([photo, Buffer.from('<script>hidden()</script>')]))).json()).toEqual({
    ok: true,
  });
  const seen = await world.ask(viewDocument, who, { params: { ...params, kind: 'ssn' } });
  expect(seen.headers['content-type']).toBe('image/jpeg');
  expect(seen.rawPayload.includes('secret place') || seen.rawPayload.includes('hidden()')).toBe(false);
  expect((await sharp(seen.rawPayload).metadata()).width).toBe(30);
});

it('replaces the previous one, and returns size and kind in the details', async () => {
  await upload(await anImage('jpeg'));
  await upload(await anImage('png'));
  const { ssnDocument, addressDocument } = (await world.ask(profileDetails, who, { params })).json();
  expect(ssnDocument).toMatchObject({ mediaType: 'image/png' });
  expect(addressDocument).toBeNull();
});

describe('rejects a bad file with a clear reason, stores nothing, and keeps serving', () => {
  const tiff = () =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .tiff()
      .toBuffer();
  const wide = () =>
    sharp({
      create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
  // As the fuzzer found it: few bytes, and yet nearly the most pixels that are allowed.
  const strip = async () => {
    const small = await anImage('png');
    small.writeUInt32BE(917_564, small.indexOf('IHDR') + 4);
    return small;
  };
  const cut = async () => {
    const whole = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#0f766e' } })
      .jpeg()
      .toBuffer();
    return whole.subarray(0, Math.floor(whole.length / 2));
  };
  const svg = async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

  it.each([
    ['0 bytes', async () => Buffer.alloc(0), 422, 'notAnImage'],
    ['a tiff under the name of a png', tiff, 422, 'notAnImage'],
    ['an svg', svg, 422, 'notAnImage'],
    ['a truncated jpg', cut, 422, 'notAnImage'],
    ['a pdf', async () => Buffer.from('%PDF-1.7\n1 0 obj\n'), 422, 'notAnImage'],
    ['11 MB', async () => Buffer.alloc(11 * 1024 * 1024, 1), 413, 'fileTooLarge'],
    ['10,000 × 10,000 pixels', wide, 422, 'imageTooLarge'],
    ['a strip 917,564 pixels long', strip, 422, 'imageTooLarge'],
  ] as const)('%s', async (_, make, status, code) => {
    const stranger = await world.person();
    const own = { profileId: await aProfile(world, stranger) };
    const answer = await world.ask(uploadCalls.address, stranger, {
      params: own,
      ...anUpload('address', await make()),
    });
    expect([answer.statusCode, answer.json()]).toEqual([status, { ok: false, code, error: '' }]);
    expect((await world.ask(profileDetails, stranger, { params: own })).json().addressDocument).toBeNull();
    expect((await world.ask(health, null)).json()).toEqual({ ok: true, version: '1' });
  });

  it('accepts exactly 10 MiB, and not a byte more', async () => {
    const limit = 10 * 1024 * 1024;
    expect((await upload(Buffer.alloc(limit, 1))).json().code).toBe('notAnImage');
    expect((await upload(Buffer.alloc(limit + 1, 1))).json().code).toBe('fileTooLarge');
  });

  it('takes exactly 64 million pixels, and not a row more', async () => {
    const image = (height: number) =>
      sharp(Buffer.alloc(8_000 * height, 0xdb), {
        raw: { width: 8_000, height, channels: 1 },
        limitInputPixels: false,
      })
        .png({ compressionLevel: 1 })
        .toBuffer();
    expect((await upload(await image(8_000))).json()).toEqual({ ok: true });
    expect((await upload(await image(8_001))).json().code).toBe('imageTooLarge');
  });

  it('takes a side of exactly 20,000 pixels, and not one more, whichever side it is', async () => {
    const code = async (width: number, height: number) => {
      const image = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();
      return (await upload(image)).json().code;
    };
    expect([await code(20_000, 2), await code(2, 20_000)]).toEqual([undefined, undefined]);
    expect([await code(20_001, 2), await code(2, 20_001)]).toEqual(['imageTooLarge', 'imageTooLarge']);
  });

  it('notices even if the bytes arrive in pieces that end exactly at the limit', async () => {
    const piece = Buffer.alloc(64 * 1024, 1);
    const { payload, headers } = anUpload('address', Buffer.from('|'));
    const at = payload.indexOf('|');
    const pieces = Array.from({ length: (11 * 1024 * 1024) / piece.length }, () => piece);
    const answer = await world.app.inject({
      method: 'POST',
      url: pathOf(uploadCalls.address, { params }),
      headers: { host: 'localhost:4000', authorization: `Bearer ${who.token}`, ...headers },
      payload: Readable.from([payload.subarray(0, at), ...pieces, payload.subarray(at + 1)]),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'fileTooLarge']);
  });

  it('requires the field of the slot', async () => {
    const answer = await world.ask(uploadCalls.address, who, { params, ...anUpload('ssn', await anImage()) });
    expect([answer.statusCode, answer.json().fields]).toEqual([400, [{ field: 'POA', problem: 'required' }]]);
  });
});
