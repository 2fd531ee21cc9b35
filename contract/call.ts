import type * as z from 'zod/mini';
import type { FailureCode } from './failures.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What an answer is on the wire: JSON by its schema, a file to keep, or a page to look at. */
export type ReplyKind = 'json' | 'zip' | 'csv' | 'html' | 'image';

/**
 * `signedIn` needs a bearer token and makes its person a member of an account; `person` needs a token and no account;
 * `open` answers anybody (design: the listed open doors, held by a test).
 */
export type Door = 'signedIn' | 'person' | 'open';

type Shape = z.core.$ZodType;

export interface CallShape {
  readonly method: Method;
  /** With `:params`, named after the entity whose id they carry (`:profileId`, never `:id`). */
  readonly url: `/api/${string}`;
  /** One line, for lists of calls. */
  readonly summary: string;
  /** What a caller has to know besides. */
  readonly description?: string;
  readonly params?: Shape;
  readonly query?: Shape;
  readonly body?: Shape;
  /** The multipart field that carries the file of an upload. */
  readonly upload?: string;
  /** Text fields of an upload's form, sent before the file. */
  readonly uploadFields?: readonly string[];
  /** The body arrives as a form and not as JSON. */
  readonly takesForm?: true;
  readonly reply?: Shape;
  readonly replies?: ReplyKind;
  readonly door?: Door;
  /** The codes it can fail with beyond those of every call of its shape (`failuresOf`). */
  readonly failures?: readonly FailureCode[];
  /** Repeating the request with the same `Idempotency-Key` header has no further effect. */
  readonly takesIdempotencyKey?: true;
  /** How often one account may ask it, where work is done that nothing else limits. */
  readonly perMinute?: number;
}

/** One call of the product, once: the server's route, the browser's request, OpenAPI and the tests are made of it. */
export type Call<S extends CallShape = CallShape> = S & { readonly name: string };

/** Gives a call its one name, the same in contract, route, actor and test. */
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
