import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bucket } from './bucket.ts';
import { plannedFaults, type Fault, type Faults, type Operation } from './faults.ts';
import {
  operationOf,
  operations,
  refusal,
  xml,
  type Asked,
  type Behavior,
  type Reply,
} from './operations.ts';
import { problemOf, type KeyPair } from './signature.ts';

/** The only keys that the stand-in knows. */
export const objectStoreKeys: KeyPair = {
  accessKeyId: 'REDRESSSANDBOXKEYID0',
  secretAccessKey: 'a secret access key of the sandbox only',
  region: 'us-east-1',
};
export const bucketName = 'redress';

/** A stand-in for S3 with one bucket in memory. */
export interface ObjectStore {
  /** `http://127.0.0.1:PORT`, without a trailing slash. */
  readonly address: string;
  readonly bucket: Bucket;
  readonly faults: Faults;
  /** The operations that were asked for, in order, with a right signature. */
  readonly asked: Operation[];
  /** Closes the port; `start` opens it again with the same content. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

interface Options extends Partial<Behavior> {
  readonly port?: number;
  readonly clock?: () => Date;
}

/** Milliseconds by which a slow answer is late. */
const slowness = 300;

/**
 * Starts an object store that checks every signature, condition, and checksum, as S3 does, and fails like it when it is
 * told to. Buckets are addressed by path or by host name.
 */
export async function startObjectStore(options: Options = {}): Promise<ObjectStore> {
  const { clock = () => new Date() } = options;
  const behavior: Behavior = {
    pageSize: options.pageSize ?? 1_000,
    minPartBytes: options.minPartBytes ?? 5 * 1024 * 1024,
    honorsConditions: options.honorsConditions ?? true,
    isVersioned: options.isVersioned ?? false,
  };
  const bucket: Bucket = { objects: new Map(), uploads: new Map() };
  const faults = plannedFaults();
  const asked: Operation[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const arrived = await arrivedFrom(request);
    const now = clock();
    const problem = problemOf(arrived, objectStoreKeys, now);
    if (problem !== null) return send(response, refusal(problem));
    const found = inBucket({ ...arrived, key: '', query: new URLSearchParams(), now });
    if (found === null) return send(response, refusal('NoSuchBucket'));
    const operation = operationOf(found);
    if (operation === null) return send(response, refusal('NotImplemented'));
    asked.push(operation);
    const act = (wish: Asked) => operations[operation](bucket, wish, behavior);
    return withFault(faults.next(operation), found, act, response);
  }

  const server = createServer({ keepAliveTimeout: 30_000 }, (request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  let port = options.port ?? 0;
  const start = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject);
        resolve();
      });
    });
  await start();
  const bound = server.address();
  port = typeof bound === 'object' && bound !== null ? bound.port : port;
  return {
    address: `http://127.0.0.1:${port}`,
    bucket,
    faults,
    asked,
    start,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function withFault(
  fault: Fault | null,
  asked: Asked,
  act: (asked: Asked) => Reply,
  response: ServerResponse,
): Promise<void> {
  if (fault === 'slowDown') return send(response, refusal('SlowDown'));
  if (fault === 'internalError') return send(response, refusal('InternalError'));
  if (fault === 'errorIn200') return send(response, xml('<Error><Code>InternalError</Code></Error>'));
  if (fault === 'reset') return void response.destroy();
  if (fault === 'hangs') return;
  const reply = act(fault === 'damagedInTransit' ? damaged(asked) : asked);
  if (fault === 'lostReply') return void response.destroy();
  if (fault === 'slow') await wait(slowness);
  if (fault !== 'cutOff') return send(response, reply);
  const { status, headers, body } = reply;
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.write(body.subarray(0, Math.floor(body.length / 2)));
  // Otherwise, nothing of it would arrive.
  await wait(20);
  response.destroy();
}

/** One bit changed on the way, after the signature was checked. */
function damaged(asked: Asked): Asked {
  const body = Buffer.from(asked.body);
  body[0] = (body[0] ?? 0) ^ 1;
  return { ...asked, body };
}

async function arrivedFrom(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) headers[name] = String(value);
  return {
    method: request.method ?? 'GET',
    target: request.url ?? '/',
    headers,
    body: Buffer.concat(chunks),
  };
}

/** The key within the one bucket; null for another bucket. */
function inBucket(arrived: Asked): Asked | null {
  const url = new URL(arrived.target, 'http://store');
  const isHosted = (arrived.headers['host'] ?? '').startsWith(`${bucketName}.`);
  const path = decodeURIComponent(url.pathname).slice(1);
  const [first = '', ...rest] = path.split('/');
  if (!isHosted && first !== bucketName) return null;
  return { ...arrived, key: isHosted ? path : rest.join('/'), query: url.searchParams };
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, { 'content-length': body.length, ...headers }).end(body);
}
