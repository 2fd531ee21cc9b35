import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '#server/store/context.ts';
import type { OidcPayloads } from '#server/store/oidcPayloads.ts';
import type { Language } from '#vocabulary/languages.ts';
import type { Host } from './hosts.ts';
import { texts } from './pages/texts.ts';
import { english } from './pages/texts.en.ts';
import { securityTexts } from './pages/securityTexts.ts';
import { wholeMinutes } from './signInBackoff.ts';

const fieldProblems = Object.keys(english.problems) as (keyof typeof english.problems)[];
const general = ['refused', 'signUpRefused', 'crowded'] as const;
const security = [
  'passkeyFailed',
  'passkeyNotAdded',
  'codeMissing',
  'codeWrong',
  'recoveryWrong',
  'setUpFailed',
  'passwordNowWrong',
] as const;
/** What a page says about a form, in whatever language it is shown. */
const Saying = z.union([z.enum(fieldProblems), z.enum(general), z.enum(security)]);
export type Saying = z.infer<typeof Saying>;

const Stored = z.object({
  /** Of the page. */
  status: z.number(),
  /** What was typed, by field, without passwords and codes. */
  typed: z.record(z.string(), z.string()),
  /** By field. */
  problems: z.record(z.string(), Saying),
  refusal: z.nullable(Saying),
  /** Until when nothing more is checked, in milliseconds since 1970; null if nothing is slowed. */
  slowedUntil: z.nullable(z.number()),
});

interface Answering {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly host: Host;
}

export interface FormAnswer {
  readonly status: number;
  readonly typed?: Readonly<Record<string, string>>;
  readonly problems?: Readonly<Record<string, Saying>>;
  readonly refusal?: Saying;
  /** Milliseconds until something is checked again. */
  readonly wait?: number;
}

/** What a page shows of it. */
export interface ShownAnswer {
  readonly status: number;
  readonly typed: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
  readonly refusal: string | null;
}

/** Milliseconds: as long as a sign-in page stays open. */
const life = 60 * 60_000;
const parameter = 'answer';
const cookie = 'redress_answers';
const random = (): string => randomBytes(16).toString('base64url');
/** What `random` makes. */
const isRandom = (text: string | null | undefined): text is string => /^[\w-]{22}$/.test(text ?? '');

const worded = (language: Language, saying: Saying): string => {
  const field = fieldProblems.find((each) => each === saying);
  if (field !== undefined) return texts[language].problems[field];
  const common = general.find((each) => each === saying);
  if (common !== undefined) return texts[language][common];
  const own = security.find((each) => each === saying);
  return own === undefined ? '' : securityTexts[language][own];
};

/**
 * What the server answered to posted forms. A form is answered with a redirect to a page that shows the answer, so that Back, Forward,
 * and Reload show a page instead of the browser's question whether to send a form again (decision 175). The answer is kept in the
 * store, sealed; the address only has a random name for it, which means nothing on another page or in another browser.
 */
export function createFormAnswers(payloads: Pick<OidcPayloads, 'find' | 'upsert'>, clock: Clock) {
  const modelOf = ({ variant }: Host) => `${variant}:FormAnswer`;
  const keyOf = (page: string, name: string, browser: string) => `${page} ${name} ${browser}`;
  const browserOf = ({ request, reply, host }: Answering): string | undefined =>
    host.provider.createContext(request.raw, reply.raw).cookies.get(cookie, { signed: false });

  async function find(asked: Answering) {
    const { pathname, searchParams } = new URL(asked.request.url, 'http://page');
    const [name, browser] = [searchParams.get(parameter), browserOf(asked)];
    if (asked.request.method !== 'GET' || !isRandom(name) || !isRandom(browser)) return null;
    const entry = await payloads.find(modelOf(asked.host), keyOf(pathname, name, browser));
    return entry === null ? null : Stored.parse(entry.payload);
  }

  return {
    /** Keeps the answer to a form, and sends the browser to the page that shows it: one of ours, by its path and query. */
    async send(
      asked: Answering,
      address: string,
      { status, typed = {}, problems = {}, refusal, wait }: FormAnswer,
    ): Promise<FastifyReply> {
      const { host, reply } = asked;
      const known = browserOf(asked);
      const [name, browser] = [random(), isRandom(known) ? known : random()];
      const now = clock.now().getTime();
      const page = new URL(address, 'http://page');
      const stored: z.infer<typeof Stored> = {
        status,
        typed,
        problems,
        refusal: refusal ?? null,
        slowedUntil: wait === undefined ? null : now + wait,
      };
      await payloads.upsert(modelOf(host), keyOf(page.pathname, name, browser), stored, {
        expiresAt: new Date(now + life),
      });
      page.searchParams.set(parameter, name);
      const secure = host.origin.startsWith('https:') ? '; Secure' : '';
      return reply
        .header(
          'set-cookie',
          `${cookie}=${browser}; Path=/identity; Max-Age=${String(life / 1_000)}; HttpOnly; SameSite=Lax${secure}`,
        )
        .header('cache-control', 'no-store')
        .redirect(`${page.pathname}${page.search}`, 303);
    },

    /** Whether a page shows an answer to a form that this browser has posted. */
    isAnswer: async (asked: Answering): Promise<boolean> => (await find(asked)) !== null,

    /** What a page shows of an answer; null if it shows none. Says in a header how long to wait. */
    async shown(asked: Answering, language: Language): Promise<ShownAnswer | null> {
      const stored = await find(asked);
      if (stored === null) return null;
      const { status, typed, problems, refusal, slowedUntil } = stored;
      const wait = slowedUntil === null ? 0 : slowedUntil - clock.now().getTime();
      if (wait > 0) void asked.reply.header('retry-after', Math.ceil(wait / 1_000));
      return {
        status: slowedUntil !== null && wait <= 0 ? 200 : status,
        typed,
        problems: Object.fromEntries(
          Object.entries(problems).map(([field, saying]) => [field, worded(language, saying)]),
        ),
        refusal:
          wait > 0
            ? texts[language].slowed(wholeMinutes(wait))
            : refusal === null
              ? null
              : worded(language, refusal),
      };
    },
  };
}
export type FormAnswers = ReturnType<typeof createFormAnswers>;
