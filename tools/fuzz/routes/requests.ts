/** Requests that a call should refuse or answer, and never fail at: valid ones, changed in one to three places. */
import { saveContractTerms } from '#contract/contractTerms.ts';
import { examples } from '#contract/examples/examples.ts';
import { pathParameters } from '#contract/examples/parameters.ts';
import type { calls } from '#contract/calls.ts';
import { optionsFor, owned, type Ids } from '#tests/routes/ownedCalls.ts';
import type { Random } from '../random.ts';
import { hostileText, hostileValue } from './hostile.ts';
import { valueOf } from './schemas.ts';

type Call = (typeof calls)[number];

/** A request as it is sent, before the token and the host are added. */
export interface Sent {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: Buffer | null;
}
interface Draft {
  params: Record<string, string>;
  query: string[][];
  headers: Record<string, string>;
  body: unknown;
  payload: Buffer | null;
}
type Change = (draft: Draft, call: Call, random: Random) => void;

/** What is known to exist, by the names of parameters. */
export type Known = Ids & Readonly<Record<string, string>>;

const aMonth: readonly (readonly [string, string])[] = [
  ['first', '2026-11-01'],
  ['last', '2026-11-30'],
];
/** Calls that need a query. */
const queries: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  dueDays: aMonth,
  addedDays: [['starts', '2026-11-20T05:00:00.000Z,2026-11-21T05:00:00.000Z']],
};

/** The body of the API document's example. That of contract terms names those that it replaces, which nobody has saved here. */
function exampleBody({ name }: Call): unknown {
  const body = examples.get(name)?.body;
  return name === saveContractTerms.name ? { ...(body as object), savedAt: undefined } : body;
}

/** A valid request for a call, about what the caller owns. */
function validRequest(call: Call, own: Known, image: Buffer): Draft {
  const isOwned = owned.includes(call);
  const { params = {}, body, payload, headers = {} } = optionsFor(call, own, image);
  const names = [...call.url.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return {
    params: Object.fromEntries(
      names.map((name) => [name, params[name] ?? pathParameters[name]?.example ?? 'unknown']),
    ),
    query: (queries[call.name] ?? []).map((pair) => [...pair]),
    headers: { ...headers },
    body: isOwned ? body : exampleBody(call),
    payload: payload ?? null,
  };
}

const entryOf = <T>(record: Readonly<Record<string, T>>, random: Random): [string, T] | undefined =>
  Object.entries(record)[random.below(Math.max(1, Object.keys(record).length))];

/** A copy with one node replaced, removed, or added. */
function changedNode(value: unknown, random: Random, depth = 0): unknown {
  const isInner = typeof value === 'object' && value !== null && depth < 8 && random.below(4) > 0;
  if (!isInner) return hostileValue(random);
  if (Array.isArray(value)) {
    const items = [...value];
    const at = random.below(items.length + 1);
    if (random.below(3) === 0) items.splice(at, 1);
    else items[at] = changedNode(items[at], random, depth + 1);
    return items;
  }
  const copy: Record<string, unknown> = { ...value };
  const entry = entryOf(copy, random);
  if (entry === undefined || random.below(6) === 0) copy[hostileText(random)] = hostileValue(random);
  else if (random.below(5) === 0) delete copy[entry[0]];
  else copy[entry[0]] = changedNode(entry[1], random, depth + 1);
  return copy;
}

/** A JSON text, changed where a parser looks. */
function changedText(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  const pieces: readonly [string, ...string[]] = [
    '\u0000',
    '"',
    '{',
    '}',
    '[',
    ']',
    ',',
    '\\',
    '\\ud800',
    '1e400',
    '\ufeff',
    '/*',
    '//',
  ];
  return random.pick<(from: string) => string>([
    (from) => from.slice(0, at),
    (from) => from.slice(0, at) + random.pick(pieces) + from.slice(at + random.below(3)),
    (from) => from.replace('{', '{"__proto__":{"role":"support"},'),
    (from) => from.replace('{', '{"constructor":{"prototype":{"a":1}},'),
    (from) => from.replace(/\{("[^"]+"):/, '{$1:null,$1:'),
    (from) => `${'['.repeat(10_000)}${from}${']'.repeat(10_000)}`,
    (from) => `${'{"a":'.repeat(10_000)}${from || '1'}${'}'.repeat(10_000)}`,
    (from) => from.repeat(1 + random.below(20)),
    () => `"${'\\u0041'.repeat(20_000)}"`,
    () => '1e400',
    () => ' ',
  ])(text);
}

const changedBytes = (bytes: Buffer, random: Random): Buffer => {
  const copy = Buffer.from(bytes);
  for (let count = 0; count < 1 + random.below(8); count += 1)
    if (copy.length > 0) copy[random.below(copy.length)] = random.below(256);
  return random.below(3) === 0 ? copy.subarray(0, random.below(copy.length + 1)) : copy;
};

const contentTypes: readonly [string, ...string[]] = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  '*/*',
  '',
];
const headerNames: readonly [string, ...string[]] = [
  'idempotency-key',
  'if-match',
  'range',
  'accept-encoding',
  'accept',
  'accept-language',
  'x-target-user-id',
  'x-forwarded-for',
  'x-forwarded-host',
  'cookie',
  'origin',
  'x-http-method-override',
  'expect',
];
/** A header cannot contain everything that a text can. */
const asHeader = (value: string): string => value.replaceAll(/[^\t\u0020-\u007e]/g, '?').slice(0, 4_000);

const changes: readonly [Change, ...Change[]] = [
  (draft, _call, random) => {
    const entry = entryOf(draft.params, random);
    if (entry !== undefined) draft.params[entry[0]] = hostileText(random);
  },
  (draft, call, random) => {
    if (call.params !== undefined) Object.assign(draft.params, stringsOf(valueOf(call.params, random)));
  },
  (draft, call, random) => {
    const wanted = call.query === undefined ? {} : stringsOf(valueOf(call.query, random));
    draft.query.push(...Object.entries(wanted));
  },
  (draft, call, random) => {
    const names = call.query === undefined ? ['key'] : Object.keys(stringsOf(valueOf(call.query, random)));
    const name = names[random.below(Math.max(1, names.length))] ?? hostileText(random);
    draft.query.push([name, hostileText(random)], [name, hostileText(random)], [`${name}[a]`, '1']);
  },
  (draft, call, random) => {
    draft.body = call.body === undefined ? hostileValue(random) : valueOf(call.body, random);
  },
  (draft, _call, random) => {
    draft.body = changedNode(draft.body, random);
  },
  (draft, _call, random) => {
    draft.body = changedNode(draft.body, random);
  },
  (draft, _call, random) => {
    const text = draft.body === undefined ? '{}' : JSON.stringify(draft.body);
    draft.payload = draft.payload ?? Buffer.from(changedText(text, random));
    draft.headers['content-type'] ??= 'application/json';
  },
  (draft, _call, random) => {
    draft.payload = changedBytes(draft.payload ?? Buffer.from(JSON.stringify(draft.body ?? {})), random);
    draft.headers['content-type'] ??= 'application/json';
  },
  (draft, _call, random) => {
    draft.headers['content-type'] = random.pick(contentTypes);
  },
  (draft, _call, random) => {
    draft.headers[random.pick(headerNames)] = asHeader(hostileText(random));
  },
];

/** Texts as a URL carries them. */
function stringsOf(value: unknown): Record<string, string> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).map(([name, each]) => [
          name,
          typeof each === 'string' ? each : (JSON.stringify(each) ?? ''),
        ]),
      )
    : {};
}

/** A lone surrogate has no encoding in a URL. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Request `number` of a call: the same for the same seed. The first is valid. */
export function requestOf(call: Call, random: Random, number: number, own: Known, image: Buffer): Sent {
  const draft = validRequest(call, own, image);
  const count = number === 0 ? 0 : 1 + random.below(3);
  for (let index = 0; index < count; index += 1) random.pick(changes)(draft, call, random);
  const path = call.url.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = draft.params[name] ?? '';
    // Some arrive as they are, percent signs included.
    return random.below(4) === 0 && /^[\w%.-]+$/.test(value) ? value : encoded(value);
  });
  const query = draft.query.map(([name = '', value = '']) => `${encoded(name)}=${encoded(value)}`).join('&');
  const body = draft.body === undefined ? null : Buffer.from(JSON.stringify(draft.body) ?? '');
  const hasBody = draft.payload === null && body !== null;
  return {
    path: query === '' ? path : `${path}?${query}`,
    headers: { ...(hasBody && { 'content-type': 'application/json' }), ...draft.headers },
    payload: draft.payload ?? body,
  };
}
