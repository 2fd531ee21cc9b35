import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A request as it arrived, header names in lower case. */
export interface Arrived {
  readonly method: string;
  /** The path and query exactly as sent. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface KeyPair {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

/** Why a request is refused: the error code that S3 answers. */
export type SignatureProblem =
  | 'AccessDenied'
  | 'AuthorizationHeaderMalformed'
  | 'InvalidAccessKeyId'
  | 'MissingContentSHA256'
  | 'NotImplemented'
  | 'RequestTimeTooSkewed'
  | 'SignatureDoesNotMatch'
  | 'XAmzContentSHA256Mismatch';

const algorithm = 'AWS4-HMAC-SHA256';
/** Milliseconds by which a client's clock may differ. */
const skew = 15 * 60_000;

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Checks a request's Signature Version 4, written from Amazon's description of it and independent of the client. Null if
 * it is right. https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function problemOf(request: Arrived, keys: KeyPair, now: Date): SignatureProblem | null {
  const { headers, body } = request;
  const authorization = headers['authorization'];
  if (authorization === undefined) return 'AccessDenied';
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    );
  const [, accessKeyId = '', day = '', region = '', names = '', signature = ''] = parts ?? [];
  if (parts === null || region !== keys.region) return 'AuthorizationHeaderMalformed';
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId';
  const time = headers['x-amz-date'] ?? '';
  const sent = instantOf(time);
  if (sent === null || !time.startsWith(day)) return 'AccessDenied';
  if (Math.abs(sent - now.getTime()) > skew) return 'RequestTimeTooSkewed';

  const signed = names.split(';');
  const amazons = Object.keys(headers).filter((name) => name.startsWith('x-amz-'));
  if (!['host', ...amazons].every((name) => signed.includes(name))) return 'AccessDenied';
  const hash = headers['x-amz-content-sha256'];
  if (hash === undefined) return 'MissingContentSHA256';
  if (hash.startsWith('STREAMING-')) return 'NotImplemented';

  const scope = `${day}/${region}/s3/aws4_request`;
  const text = [algorithm, time, scope, sha256(canonical(request, signed, hash))].join('\n');
  const key = ['aws4_request', 's3', region, day].reduceRight<Buffer | string>(
    (secret, part) => hmac(secret, part),
    `AWS4${keys.secretAccessKey}`,
  );
  const expected = hmac(key, text);
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return 'SignatureDoesNotMatch';
  return hash === 'UNSIGNED-PAYLOAD' || hash === sha256(body) ? null : 'XAmzContentSHA256Mismatch';
}

function canonical({ method, target, headers }: Arrived, signed: readonly string[], hash: string): string {
  const [path = '', query = ''] = target.split('?', 2);
  const pairs = query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .toSorted((one, other) => (one < other ? -1 : 1));
  const lines = signed.map((name) => `${name}:${(headers[name] ?? '').trim().replaceAll(/\s+/g, ' ')}\n`);
  return [method, path, pairs.join('&'), lines.join(''), signed.join(';'), hash].join('\n');
}

/** Milliseconds; null if it is no time. */
function instantOf(time: string): number | null {
  const instant = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  return Number.isNaN(instant) ? null : instant;
}
