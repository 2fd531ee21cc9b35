/** What reaches a bucket, and what a caller is told, when the object store fails as real ones do. */
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Fault, Operation } from '#sandbox/s3/faults.ts';
import { addressOf } from '#server/blobs/s3/client.ts';
import { openS3Blobs, type S3Blobs } from '#server/blobs/s3/open.ts';
import { orphanAge, sweepBlobs } from '#server/blobs/sweep.ts';
import { StoreUnavailable } from '#server/store/unavailable.ts';
import { anObjectStore, openBucket, settingsFor, type ObjectStoreUnderTest } from './anObjectStore.ts';

const content = randomBytes(200_000);
const large = randomBytes(50_000);
let store: ObjectStoreUnderTest;
let blobs: S3Blobs;
let inParts: S3Blobs;

beforeEach(async () => {
  store = await anObjectStore({ minPartBytes: 10_000 });
  blobs = await openBucket(store);
  inParts = await openBucket(store, { partBytes: 20_000 });
  store.asked.length = 0;
});
afterEach(() => store.stop());

const keys = () => [...store.bucket.objects.keys()];
const askedFor = (operation: Operation) => store.asked.filter((each) => each === operation).length;
const failing = (fault: Fault, operation: Operation, times = 1) =>
  store.faults.plan(fault, { operation, times });

describe('a blob is written once and completely', () => {
  it.each<Fault>(['slowDown', 'internalError', 'reset', 'lostReply', 'damagedInTransit', 'slow'])(
    'after %s',
    async (fault) => {
      failing(fault, 'PutObject');
      const name = await blobs.put([content]);
      expect(keys()).toEqual([`blobs/${name}`]);
      expect((await blobs.get(name)).equals(content)).toBe(true);
    },
  );

  it('after no answer in time', async () => {
    const hurried = await openBucket(store, { patience: { attempts: 2, firstWait: 1, answer: 150 } });
    failing('hangs', 'PutObject');
    const name = await hurried.put([Buffer.from('small')]);
    expect(keys()).toEqual([`blobs/${name}`]);
  });

  it.each<Operation>(['CreateMultipartUpload', 'UploadPart', 'CompleteMultipartUpload'])(
    'in parts, after %s was asked to slow down',
    async (operation) => {
      failing('slowDown', operation);
      const name = await inParts.put([large]);
      expect((await inParts.get(name)).equals(large)).toBe(true);
      expect([askedFor('UploadPart'), store.bucket.uploads.size]).toEqual([
        operation === 'UploadPart' ? 4 : 3,
        0,
      ]);
    },
  );

  it.each<[Fault, Operation]>([
    ['lostReply', 'UploadPart'],
    ['damagedInTransit', 'UploadPart'],
    ['lostReply', 'CompleteMultipartUpload'],
    ['errorIn200', 'CompleteMultipartUpload'],
    ['reset', 'CompleteMultipartUpload'],
  ])('in parts, after %s of %s', async (fault, operation) => {
    failing(fault, operation);
    const name = await inParts.put([large]);
    expect(keys()).toEqual([`blobs/${name}`]);
    expect((await inParts.get(name)).equals(large)).toBe(true);
    expect(store.bucket.uploads.size).toBe(0);
  });
});

describe('a blob that could not be written', () => {
  it.each<Fault>(['slowDown', 'internalError', 'reset', 'damagedInTransit'])(
    'because of %s is unavailable for now, and not there',
    async (fault) => {
      failing(fault, 'PutObject', 3);
      await expect(blobs.put([content])).rejects.toThrow(StoreUnavailable);
      expect(keys()).toEqual([]);
      await expect(blobs.put([content])).resolves.toMatch(/^[0-9a-f]{32}$/);
    },
  );

  it('is given up in parts, and what the store keeps of it goes with a later sweep', async () => {
    failing('internalError', 'UploadPart', 3);
    await expect(inParts.put([large])).rejects.toThrow(StoreUnavailable);
    expect([keys(), store.bucket.uploads.size]).toEqual([[], 0]);

    failing('internalError', 'UploadPart', 3);
    failing('internalError', 'AbortMultipartUpload', 3);
    await expect(inParts.put([large])).rejects.toThrow(StoreUnavailable);
    expect(store.bucket.uploads.size).toBe(1);
    const sweep = (now: Date) =>
      sweepBlobs(blobs, { namedBlobs: async () => new Set(), now, allowedOrphans: 0 });
    expect(await sweep(new Date())).toMatchObject({ unfinished: 0 });
    expect(await sweep(new Date(Date.now() + orphanAge + 1_000))).toMatchObject({ unfinished: 1 });
    expect(store.bucket.uploads.size).toBe(0);
  });

  it('is not begun a second time in parts if the reply to the beginning was lost', async () => {
    failing('lostReply', 'CreateMultipartUpload');
    await expect(inParts.put([large])).rejects.toThrow(StoreUnavailable);
    expect(askedFor('CreateMultipartUpload')).toBe(1);
  });
});

describe('a blob is read completely', () => {
  it.each<Fault>(['slowDown', 'internalError', 'reset', 'cutOff', 'slow'])('after %s', async (fault) => {
    const name = await blobs.put([content]);
    failing(fault, 'GetObject');
    expect((await blobs.get(name)).equals(content)).toBe(true);
  });

  it('even if the connection breaks again where it continued, but not without end', async () => {
    const name = await blobs.put([content]);
    failing('cutOff', 'GetObject', 2);
    expect((await blobs.get(name)).equals(content)).toBe(true);
    failing('cutOff', 'GetObject', 3);
    await expect(blobs.get(name)).rejects.toThrow(StoreUnavailable);
  });

  it('or the stream fails, without a byte that is not of it', async () => {
    const name = await blobs.put([content]);
    failing('cutOff', 'GetObject', 3);
    const pieces: Buffer[] = [];
    const reading = async () => {
      for await (const piece of await blobs.stream(name)) pieces.push(piece);
    };
    await expect(reading()).rejects.toThrow(StoreUnavailable);
    const got = Buffer.concat(pieces);
    expect(got.equals(content.subarray(0, got.length))).toBe(true);
  });
});

it('removes and lists in spite of a store that is overloaded now and then', async () => {
  const names = await Promise.all([1, 2, 3].map(() => blobs.put([content])));
  for (const operation of ['DeleteObject', 'ListObjectsV2', 'ListMultipartUploads'] as const)
    failing('slowDown', operation);
  await blobs.remove(names[0] ?? '');
  const left: string[] = [];
  for await (const { name } of blobs.names()) left.push(name);
  expect(left).toEqual(names.slice(1).toSorted());
});

it('heals by itself when the store is back', async () => {
  const name = await blobs.put([content]);
  await store.stop();
  await expect(blobs.get(name)).rejects.toMatchObject({ reason: 'ECONNREFUSED' });
  await expect(blobs.put([content])).rejects.toThrow(StoreUnavailable);
  await store.start();
  expect((await blobs.get(name)).equals(content)).toBe(true);
});

describe('a bucket is refused at the start, in one sentence', () => {
  const opening = (change: Partial<ReturnType<typeof settingsFor>>) =>
    openS3Blobs(
      { ...settingsFor(store), ...change },
      { patience: { attempts: 1, firstWait: 1, answer: 2_000 } },
    );

  it.each([
    [{ secretAccessKey: 'another' }, /refused the keys .*SignatureDoesNotMatch.*S3_SECRET_ACCESS_KEY/],
    [{ accessKeyId: 'another' }, /refused the keys .*InvalidAccessKeyId.*S3_ACCESS_KEY_ID/],
    [{ region: 'eu-central-1' }, /refused the keys .*AuthorizationHeaderMalformed.*S3_REGION/],
    [{ bucket: 'another' }, /has no bucket another: create it/],
    [{ endpoint: 'http://127.0.0.1:9' }, /does not respond .*check S3_ENDPOINT/],
  ])('with %j', async (change, sentence) => {
    await expect(opening(change)).rejects.toThrow(sentence);
    expect(keys()).toEqual([]);
  });

  it('if it keeps old versions, or overwrites what it should not', async () => {
    for (const [behavior, sentence] of [
      [{ isVersioned: true }, /survive as old versions: set S3_BUCKET/],
      [{ honorsConditions: false }, /overwrites files in spite of If-None-Match/],
    ] as const) {
      const other = await anObjectStore(behavior);
      await expect(openBucket(other)).rejects.toThrow(sentence);
      expect([...other.bucket.objects.keys()]).toEqual([]);
      await other.stop();
    }
  });
});

it.each([
  [true, 'https://s3.example.com/redress/blobs/1'],
  [false, 'https://redress.s3.example.com/blobs/1'],
])('addresses the bucket by its path: %s', (pathStyle, address) => {
  const settings = { ...settingsFor(store), endpoint: 'https://s3.example.com', pathStyle };
  expect(addressOf(settings, 'blobs/1').href).toBe(address);
});
