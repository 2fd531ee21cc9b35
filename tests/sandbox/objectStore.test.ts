import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { problemOf } from '#sandbox/s3/signature.ts';
import { bucketName, objectStoreKeys, startObjectStore, type ObjectStore } from '#sandbox/s3/start.ts';

// https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html, "Example: GET Object"
const amazonsKeys = {
  // In two pieces, because the check for secrets doesn't know that this one is public.
  accessKeyId: ['AKIA', 'IOSFODNN7EXAMPLE'].join(''),
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const empty = createHash('sha256').update('').digest('hex');
const amazonsRequest = {
  method: 'GET',
  target: '/test.txt',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': empty,
    'x-amz-date': '20130524T000000Z',
    authorization: `AWS4-HMAC-SHA256 Credential=${amazonsKeys.accessKeyId}/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41`,
  },
  body: Buffer.alloc(0),
};
const then = new Date('2013-05-24T00:05:00Z');
type Headers = Record<string, string>;
const changed = (headers: Headers): typeof amazonsRequest => ({
  ...amazonsRequest,
  headers: { ...amazonsRequest.headers, ...headers },
});

it('accepts the signature of Amazon’s own example', () => {
  expect(problemOf(amazonsRequest, amazonsKeys, then)).toBeNull();
});

it.each([
  ['another key', { ...amazonsKeys, secretAccessKey: 'wrong' }, amazonsRequest, 'SignatureDoesNotMatch'],
  ['an unknown key', { ...amazonsKeys, accessKeyId: 'AKIA' }, amazonsRequest, 'InvalidAccessKeyId'],
  ['another region', { ...amazonsKeys, region: 'eu-west-1' }, amazonsRequest, 'AuthorizationHeaderMalformed'],
  ['another path', amazonsKeys, { ...amazonsRequest, target: '/other.txt' }, 'SignatureDoesNotMatch'],
  ['another query', amazonsKeys, { ...amazonsRequest, target: '/test.txt?acl' }, 'SignatureDoesNotMatch'],
  ['another method', amazonsKeys, { ...amazonsRequest, method: 'DELETE' }, 'SignatureDoesNotMatch'],
  ['a signed header changed', amazonsKeys, changed({ range: 'bytes=0-10' }), 'SignatureDoesNotMatch'],
  ['a header of Amazon’s not signed', amazonsKeys, changed({ 'x-amz-acl': 'public-read' }), 'AccessDenied'],
  ['other content', amazonsKeys, { ...amazonsRequest, body: Buffer.from('x') }, 'XAmzContentSHA256Mismatch'],
])('refuses a request with %s', (_, keys, request, problem) => {
  expect(problemOf(request, keys, then)).toBe(problem);
});

it('refuses a request of another time', () => {
  const tooLate = new Date(then.getTime() + 15 * 60_000);
  expect(problemOf(amazonsRequest, amazonsKeys, tooLate)).toBe('RequestTimeTooSkewed');
});

let store: ObjectStore;
beforeAll(async () => {
  store = await startObjectStore();
});
afterAll(() => store.stop());

it('answers nobody without a signature', async () => {
  const answer = await fetch(`${store.address}/${bucketName}/identity`);
  expect([answer.status, await answer.text()]).toEqual([
    403,
    expect.stringContaining('<Code>AccessDenied</Code>'),
  ]);
  expect(objectStoreKeys.region).toBe('us-east-1');
});
