import type * as z from 'zod/mini';
import type { FailureCode } from './failures.ts';
import type { DailyLimit } from './limits.ts';
import type { RecordedRead } from './recordedReads.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a reply is on the wire: JSON by its schema, a file to save, or a page to view. A scan is an image or a PDF. */
export type ReplyKind = 'json' | 'zip' | 'csv' | 'html' | 'image' | 'pdf' | 'scan';

/**
 * `member` needs a bearer token and makes its person a member of an account; `token` needs a token but no account;
 * `public` needs nothing (a test lists every such call).
 */
export type Access = 'member' | 'token' | 'public';

type Shape = z.core.$ZodType;

export interface CallShape {
  readonly method: Method;
  /** With `:params`, named after the entity whose id they carry (`:profileId`, never `:id`). */
  readonly url: `/api/${string}`;
  /**
   * What its reply reveals, for the record of access: such a reply is recorded before it is sent. Refusals of any call
   * are recorded whatever this says.
   */
  readonly reads: RecordedRead | 'nothing';
  /**
   * What support needs to make this call for a user, if it is not the usual: a visit with a reason, or nothing for a list
   * (server/identity/supportNeed.ts). `withConsent` also needs the account's consent.
   */
  readonly support?: 'always' | 'withConsent' | 'never';
  /** One line, for lists of calls. */
  readonly summary: string;
  /** What else a caller needs to know. */
  readonly description?: string;
  readonly params?: Shape;
  readonly query?: Shape;
  readonly body?: Shape;
  /** The multipart field with the file of an upload. */
  readonly upload?: string;
  /** Text fields of an upload's form, sent before the file. */
  readonly uploadFields?: readonly string[];
  /** The body is a form instead of JSON. */
  readonly takesForm?: true;
  readonly reply?: Shape;
  readonly replies?: ReplyKind;
  readonly access?: Access;
  /** The codes it can fail with beyond those of every call of its shape (`failuresOf`). */
  readonly failures?: readonly FailureCode[];
  /** Repeating the request with the same `Idempotency-Key` header has no further effect. */
  readonly takesIdempotencyKey?: true;
  /** It only reads, though its input needs a body: repeating it has no effect, as with a GET. */
  readonly onlyReads?: true;
  /** For the operator's monitors: reachable by IP address, never limited, and also with HEAD. */
  readonly forMonitors?: true;
  /** Opens or destroys what a password alone must not: only shortly after a sign-in, where that is configured. */
  readonly needsFreshSignIn?: true;
  /** How often one account may make the call, if it does work that nothing else limits. */
  readonly perMinute?: number;
  /** How often one account may do what the call does, if too often means that something is wrong. */
  readonly perDay?: DailyLimit;
}

/** One API call, defined once: the server's route, the browser's request, the API document, and the tests are built from it. */
export type Call<S extends CallShape = CallShape> = S & { readonly name: string };

/** Gives a call its name, which is the same in contract, route, actor, and test. */
export function defineCall<const S extends CallShape>(name: string, shape: S): Call<S> {
  return { ...shape, name };
}

type Parsed<C, K extends keyof CallShape> = C extends { readonly [key in K]: infer T extends Shape }
  ? z.output<T>
  : undefined;

export type ParamsOf<C extends CallShape> = Parsed<C, 'params'>;
export type QueryOf<C extends CallShape> = Parsed<C, 'query'>;
export type BodyOf<C extends CallShape> = Parsed<C, 'body'>;
export type ReplyOf<C extends CallShape> = Parsed<C, 'reply'>;
