import type * as z from 'zod/mini';
import type { Call, CallShape, ReplyOf } from '../call.ts';

/** A request body and a reply of one call, as they are on the wire. */
export interface Example {
  readonly body?: unknown;
  readonly reply?: unknown;
}

export type ExampleEntry = readonly [name: string, example: Example];

type BodyPart<C extends CallShape> = C extends { readonly body: infer B extends z.core.$ZodType }
  ? { readonly body: z.input<B> }
  : unknown;
type ReplyPart<C extends CallShape> = [ReplyOf<C>] extends [undefined]
  ? unknown
  : { readonly reply: ReplyOf<C> };

/** The example of a call for the API document: exactly the parts that the call has as JSON. */
export function exampleOf<C extends Call>(call: C, example: BodyPart<C> & ReplyPart<C>): ExampleEntry {
  return [call.name, example as Example];
}
