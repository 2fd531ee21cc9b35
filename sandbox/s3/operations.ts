import {
  beginUpload,
  checksumOf,
  completeUpload,
  putObject,
  putPart,
  type Bucket,
  type NamedPart,
  type StoredObject,
} from './bucket.ts';
import type { Operation } from './faults.ts';
import type { Arrived } from './signature.ts';

/** A request to a bucket whose signature is right. */
export interface Asked extends Arrived {
  readonly key: string;
  readonly query: URLSearchParams;
  readonly now: Date;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What a real store would allow otherwise. */
export interface Behavior {
  /** Entries of one page of a list. */
  readonly pageSize: number;
  /** Bytes that each part but the last must have. */
  readonly minPartBytes: number;
  /** False for a store that overwrites in spite of If-None-Match, as some do. */
  readonly honorsConditions: boolean;
  /** Whether the bucket keeps old versions. */
  readonly isVersioned: boolean;
}

const statusOf: Readonly<Record<string, number>> = {
  AccessDenied: 403,
  AuthorizationHeaderMalformed: 400,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  SlowDown: 503,
};

export function xml(text: string, status = 200, headers: Record<string, string> = {}): Reply {
  const document = `<?xml version="1.0" encoding="UTF-8"?>\n${text}`;
  return { status, headers: { 'content-type': 'application/xml', ...headers }, body: Buffer.from(document) };
}

export function refusal(code: string): Reply {
  return xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`, statusOf[code] ?? 400);
}

const done = (headers: Record<string, string> = {}, status = 200): Reply => ({
  status,
  headers,
  body: Buffer.alloc(0),
});

/** Which operation a request is; null for one that nobody needs here. */
export function operationOf({ method, key, query }: Asked): Operation | null {
  const inUpload = query.has('uploadId');
  if (key === '') {
    if (method !== 'GET') return null;
    return query.has('uploads') ? 'ListMultipartUploads' : 'ListObjectsV2';
  }
  if (method === 'PUT') return inUpload ? 'UploadPart' : 'PutObject';
  if (method === 'DELETE') return inUpload ? 'AbortMultipartUpload' : 'DeleteObject';
  if (method === 'POST' && inUpload) return 'CompleteMultipartUpload';
  if (method === 'POST' && query.has('uploads')) return 'CreateMultipartUpload';
  return method === 'GET' ? 'GetObject' : method === 'HEAD' ? 'HeadObject' : null;
}

type Answering = (bucket: Bucket, asked: Asked, behavior: Behavior) => Reply;

/** What each operation does. */
export const operations: Readonly<Record<Operation, Answering>> = {
  PutObject(bucket, { key, body, headers, now }, { honorsConditions, isVersioned }) {
    if (isDamaged(headers, body)) return refusal('BadDigest');
    if (honorsConditions && headers['if-none-match'] === '*' && bucket.objects.has(key))
      return refusal('PreconditionFailed');
    const { etag, checksum } = putObject(bucket, key, body, now);
    const version: Record<string, string> = isVersioned ? { 'x-amz-version-id': 'v1' } : {};
    return done({ etag, 'x-amz-checksum-sha256': checksum, ...version });
  },
  GetObject(bucket, { key, headers }) {
    const stored = bucket.objects.get(key);
    if (stored === undefined) return refusal('NoSuchKey');
    const from = /^bytes=(\d+)-$/.exec(headers['range'] ?? '')?.[1];
    if (from === undefined) return { status: 200, headers: described(stored), body: stored.body };
    return { status: 206, headers: described(stored), body: stored.body.subarray(Number(from)) };
  },
  HeadObject(bucket, { key }) {
    const stored = bucket.objects.get(key);
    if (stored === undefined) return done({}, 404);
    return done({ ...described(stored), 'content-length': String(stored.body.length) });
  },
  DeleteObject(bucket, { key }) {
    bucket.objects.delete(key);
    return done({}, 204);
  },
  CreateMultipartUpload(bucket, { key, now }) {
    const id = beginUpload(bucket, key, now);
    return xml(
      `<InitiateMultipartUploadResult><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  },
  UploadPart(bucket, { query, body, headers }) {
    const upload = bucket.uploads.get(query.get('uploadId') ?? '');
    if (upload === undefined) return refusal('NoSuchUpload');
    if (isDamaged(headers, body)) return refusal('BadDigest');
    const { etag, checksum } = putPart(upload, Number(query.get('partNumber')), body);
    return done({ etag, 'x-amz-checksum-sha256': checksum });
  },
  CompleteMultipartUpload(bucket, { key, query, body, headers, now }, { minPartBytes }) {
    const id = query.get('uploadId') ?? '';
    if (!bucket.uploads.has(id)) return refusal('NoSuchUpload');
    if (headers['if-none-match'] === '*' && bucket.objects.has(key)) return refusal('PreconditionFailed');
    const stored = completeUpload(bucket, id, partsIn(body.toString('utf8')), minPartBytes, now);
    if (typeof stored === 'string') return refusal(stored);
    return xml(
      `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>${stored.etag.replaceAll('"', '&quot;')}</ETag></CompleteMultipartUploadResult>`,
    );
  },
  AbortMultipartUpload(bucket, { query }) {
    return bucket.uploads.delete(query.get('uploadId') ?? '') ? done({}, 204) : refusal('NoSuchUpload');
  },
  ListObjectsV2({ objects }, { query }, { pageSize }) {
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .toSorted();
    const page = keys.slice(0, pageSize);
    const entries = page.map((key) => {
      const modified = objects.get(key)?.modified.toISOString() ?? '';
      return `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified></Contents>`;
    });
    const isTruncated = page.length < keys.length;
    const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return xml(
      `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`,
    );
  },
  ListMultipartUploads({ uploads }, { query }, { pageSize }) {
    const orderOf = (key: string, id: string) => `${key} ${id}`;
    const after = orderOf(query.get('key-marker') ?? '', query.get('upload-id-marker') ?? '');
    const found = [...uploads]
      .map(([id, upload]) => ({ id, ...upload, order: orderOf(upload.key, id) }))
      .filter(({ key, order }) => key.startsWith(query.get('prefix') ?? '') && order > after)
      .toSorted((one, other) => (one.order < other.order ? -1 : 1));
    const page = found.slice(0, pageSize);
    const entries = page.map(
      ({ id, key, initiated }) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${initiated.toISOString()}</Initiated></Upload>`,
    );
    const last = page.length < found.length ? page.at(-1) : undefined;
    const next =
      last === undefined
        ? ''
        : `<NextKeyMarker>${last.key}</NextKeyMarker><NextUploadIdMarker>${last.id}</NextUploadIdMarker>`;
    return xml(
      `<ListMultipartUploadsResult><IsTruncated>${last !== undefined}</IsTruncated>${next}${entries.join('')}</ListMultipartUploadsResult>`,
    );
  },
};

function described({ etag, checksum, modified }: StoredObject): Record<string, string> {
  return { etag, 'x-amz-checksum-sha256': checksum, 'last-modified': modified.toUTCString() };
}

function isDamaged(headers: Arrived['headers'], body: Buffer): boolean {
  const given = headers['x-amz-checksum-sha256'];
  return given !== undefined && given !== checksumOf(body);
}

function partsIn(document: string): NamedPart[] {
  return [...document.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => {
    const valueOf = (name: string) => new RegExp(`<${name}>(.*?)</${name}>`).exec(part)?.[1] ?? '';
    return {
      number: Number(valueOf('PartNumber')),
      etag: valueOf('ETag').replaceAll('&quot;', '"'),
      checksum: valueOf('ChecksumSHA256'),
    };
  });
}
