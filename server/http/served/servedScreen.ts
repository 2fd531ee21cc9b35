import { existsSync } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Drawing } from '#contract/drawing.ts';
import { firstCallsOf } from '#contract/earlyCalls.ts';
import { type Look, lookCookie, lookOf } from '#contract/look.ts';
import type { AppConfiguration } from '#contract/service.ts';
import { createDrawer } from './drawer.ts';
import { firstReplies, type Texts } from './firstReplies.ts';
import { nextCallsOf } from './nextCalls.ts';

/**
 * Milliseconds after its head was sent, until which a page waits for what its first screen shows. Meanwhile the browser loads
 * the page's code; after that, it would wait for the page.
 */
const patience = 1_000;

/** What goes into a page between its outline and its own place. */
export interface Served {
  readonly replies: Texts;
  readonly drawing: Drawing | null;
}

export interface ServedScreens {
  /** A person is about to come who may get a drawing. */
  readonly expect: (request: FastifyRequest) => void;
  /** What the first screen of a signed-in person shows; null if their browser has not asked for it. Never throws. */
  readonly of: (
    request: FastifyRequest,
    configuration: Pick<AppConfiguration, 'variant'>,
    token: string,
  ) => Promise<Served> | null;
}

interface Options {
  /** The built code that draws: its path. */
  readonly code: string;
  /** Milliseconds. */
  readonly patience?: number;
}

const cookies = new RegExp(`(?:^|; *)${lookCookie}=([^;]*)`);
const lookFrom = ({ headers }: FastifyRequest) => lookOf(cookies.exec(headers.cookie ?? '')?.[1] ?? '');

/** What a page asks for depends on its address; only the plain one shows what everyone sees first. */
const isPlain = ({ url }: FastifyRequest): boolean => !url.includes('?');

/**
 * Gathers what first screens show, and draws them. Nothing in it is chosen by the request, but whether there is a drawing, and
 * for which of a few looks: its length says nothing about what else is in the page (decision 155).
 */
export function servedScreens(
  app: FastifyInstance,
  { code, patience: limit = patience }: Options,
): ServedScreens {
  // Development has none.
  const drawer = existsSync(code)
    ? createDrawer({
        code,
        onFailure: (reason) => app.log.warn({ reason }, 'a first screen was not drawn'),
      })
    : null;
  app.addHook('onClose', async () => drawer?.close());
  async function screenFor(
    request: FastifyRequest,
    variant: AppConfiguration['variant'],
    look: Look,
    token: string,
  ): Promise<Served> {
    const late = Promise.withResolvers<null>();
    const timer = setTimeout(() => late.resolve(null), limit);
    const repliesTo = (addresses: readonly string[]) =>
      firstReplies(app, request, token, addresses, late.promise);
    const first = await repliesTo(firstCallsOf(variant));
    const replies = { ...first, ...(await repliesTo(nextCallsOf(variant, first))) };
    const drawing =
      drawer === null || !isPlain(request)
        ? null
        : await Promise.race([drawer.draw({ variant, look, replies }), late.promise]);
    clearTimeout(timer);
    return { replies, drawing };
  }
  return {
    expect(request) {
      if (lookFrom(request) !== null) drawer?.warm();
    },
    of(request, { variant }, token) {
      const look = lookFrom(request);
      return look === null ? null : screenFor(request, variant, look, token);
    },
  };
}
