/** Nobody but the bound client can use the calls of their page. */
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { accessRecord } from '#contract/accessRecord.ts';
import {
  approveOwnLetter,
  askForLetterChange,
  changeOwnLetter,
  ownDisputes,
  ownLetter,
  recordOwnEvent,
  uploadOwnFile,
} from '#contract/clientPage.ts';
import { ownUploadCalls, revokeClientLink } from '#contract/clientLink.ts';
import { uploadSlots } from '#contract/documents.ts';
import { ownComplaintPacket } from '#contract/complaints.ts';
import { rowsOf } from '#tests/support/rowsOf.ts';
import { aBoundClient, accept, aClientLink, aVisitor } from './boundClient.ts';
import { anImage } from './world.ts';
import type { Call } from '#contract/call.ts';
import { aForm, type AskOptions } from '#tests/support/anApp.ts';
import { aClientDesk, type ClientDesk, nothing } from './clientDesk.ts';

let desk: ClientDesk;
beforeAll(async () => (desk = await aClientDesk()));
afterAll(() => desk.world.close());
afterEach(() => vi.restoreAllMocks());

/** The agency's rows; refusals are recorded as they should be. */
async function withoutRecord(): Promise<object> {
  const {
    access_entry: _entries,
    access_head: _head,
    ...rows
  } = await rowsOf(desk.world, desk.agency.accountId);
  return rows;
}

describe('every call of the page', () => {
  const named: readonly (readonly [Call, () => AskOptions])[] = [
    [ownDisputes, () => ({})],
    [ownComplaintPacket, () => ({})],
    [recordOwnEvent, () => ({ body: { event: { kind: 'paused', on: '2026-11-21' } } })],
    [ownLetter, () => ({})],
    [approveOwnLetter, () => ({ body: { version: 0, signature: 'Someone Else' } })],
    [changeOwnLetter, () => ({ body: { version: 0, leftOut: [], unsaid: [], words: [] } })],
    [askForLetterChange, () => ({ body: { note: 'Someone else' } })],
  ];

  it.each(named.map(([call, options]) => [call.name, call, options] as const))(
    '%s opens nothing for another client, another consumer, the agency’s own token, or nobody',
    async (_name, call, options) => {
      const { agency, clientKey, letterId } = desk;
      const other = await aVisitor(desk.world);
      const otherKey = await aClientLink(desk.world, desk.agency, await desk.another());
      await accept(desk.world, other, otherKey);
      const consumer = await desk.world.person('b2c');
      const before = await withoutRecord();
      for (const who of [other, consumer, { ...agency, variant: 'b2c' as const }, null]) {
        const answer = await desk.world.ask(call, who, {
          ...options(),
          params: { clientKey, letterId, bureau: 'TransUnion' },
        });
        expect([401, 404]).toContain(answer.statusCode);
      }
      expect(await withoutRecord()).toEqual(before);
    },
  );

  it.each(named.filter(([call]) => call.url.includes(':letterId')))(
    '$name does not know another client’s letter, even with a key of one’s own',
    async (call, options) => {
      const { letterId } = desk;
      const other = await aVisitor(desk.world);
      const otherKey = await aClientLink(desk.world, desk.agency, await desk.another());
      await accept(desk.world, other, otherKey);
      const params = { clientKey: otherKey, letterId };
      expect((await desk.world.ask(call, other, { ...options(), params })).json()).toEqual(nothing);
    },
  );

  it('is recorded if it shows letters, with the client as the reader', async () => {
    const { agency, client, clientKey, letterId } = desk;
    await desk.clientSees();
    await desk.world.ask(ownLetter, client, { params: { clientKey, letterId, bureau: 'TransUnion' } });
    const { entries } = (await desk.world.ask(accessRecord, agency)).json();
    const reads = entries.filter(({ actor }: { actor: string }) => actor === 'client');
    expect(reads.slice(0, 2)).toMatchObject([
      { call: 'ownLetter', reads: 'letters', client: 'Devon' },
      { call: 'ownDisputes', reads: 'letters', client: 'Devon' },
    ]);
  });

  it('uploading a file opens nothing for another person', async () => {
    const { clientKey } = desk;
    const other = await aVisitor(desk.world);
    const answer = await desk.world.ask(uploadOwnFile, other, {
      params: { clientKey },
      ...aForm('file', await anImage()),
    });
    expect(answer.json()).toEqual(nothing);
  });

  it.each([uploadOwnFile, ownUploadCalls.ssn])(
    '$name saves no file that arrives after the link ended',
    async (call) => {
      const { world, agency } = desk;
      const profileId = await desk.another();
      const { client, clientKey } = await aBoundClient(world, agency, profileId);
      const upload = async (whileSending: () => Promise<void>) => {
        const { payload, headers } = aForm(
          call === uploadOwnFile ? 'file' : uploadSlots.ssn.field,
          await anImage(),
        );
        const body = async function* () {
          yield payload.subarray(0, -20);
          await whileSending();
          yield payload.subarray(-20);
        };
        const answer = await world.app.inject({
          method: call.method,
          url: call.url.replace(':clientKey', clientKey),
          headers: { host: 'my.localhost:4000', authorization: `Bearer ${client.token}`, ...headers },
          payload: Readable.from(body()),
        });
        return answer.statusCode;
      };
      const filesOf = async () => {
        const { dispute_file: scans, document: documents } = await rowsOf(world, agency.accountId);
        return [scans, documents];
      };
      expect(await upload(async () => undefined)).toBe(200);
      const before = await filesOf();
      const revoked = await upload(
        async () => void (await world.ask(revokeClientLink, agency, { params: { profileId } })),
      );
      expect(revoked).toBe(404);
      expect(await filesOf()).toEqual(before);
    },
  );
});

describe('a link that ends while something is done for its client', () => {
  /** Ends the link once the next file is sealed, before anything is recorded. */
  function endedMeanwhile(profileId: string): void {
    const { world, agency } = desk;
    const { vault } = world.services;
    const put = vault.put.bind(vault);
    vi.spyOn(vault, 'put').mockImplementationOnce(async (place, content) => {
      const stored = await put(place, content);
      await world.ask(revokeClientLink, agency, { params: { profileId } });
      return stored;
    });
  }

  it.each([
    [uploadOwnFile, 'file'],
    [ownUploadCalls.ssn, uploadSlots.ssn.field],
  ] as const)('$name: no file is saved, and none is left behind', async (call, field) => {
    const { world, agency } = desk;
    const profileId = await desk.another();
    const { client, clientKey } = await aBoundClient(world, agency, profileId);
    const before = await rowsOf(world, agency.accountId);
    const removed = vi.spyOn(world.services.vault, 'remove');
    endedMeanwhile(profileId);
    const answer = await world.ask(call, client, { params: { clientKey }, ...aForm(field, await anImage()) });
    expect(answer.json()).toEqual(nothing);
    const after = await rowsOf(world, agency.accountId);
    for (const table of ['dispute_file', 'document', 'log']) expect(after[table]).toEqual(before[table]);
    expect(removed).toHaveBeenCalledOnce();
  });

  it('approveOwnLetter: the letter is not signed', async () => {
    const { world, agency, client, clientKey, letterId, profileId } = desk;
    const before = await rowsOf(world, agency.accountId);
    endedMeanwhile(profileId);
    const answer = await world.ask(approveOwnLetter, client, {
      params: { clientKey, letterId },
      body: { version: 0, signature: 'Devon Sampleton' },
    });
    expect(answer.json()).toEqual(nothing);
    const after = await rowsOf(world, agency.accountId);
    for (const table of ['letter', 'dispute_event', 'log']) expect(after[table]).toEqual(before[table]);
  });
});
