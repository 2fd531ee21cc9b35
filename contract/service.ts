import * as z from 'zod/mini';
import { languages } from '#vocabulary/languages.ts';
import { defineCall } from './call.ts';
import { Variant } from './shapes.ts';

export const health = defineCall('health', {
  method: 'GET',
  url: '/api/health',
  reads: 'nothing',
  summary: 'Whether the server is running and can reach its database.',
  reply: z.object({ ok: z.literal(true), version: z.string() }),
  access: 'public',
  forMonitors: true,
});

/** What a process needs to do its work. A failed one is named in `fields`. */
export const readinessChecks = ['database', 'disk', 'files'] as const;
export type ReadinessCheck = (typeof readinessChecks)[number];

export const readiness = defineCall('readiness', {
  method: 'GET',
  url: '/api/ready',
  reads: 'nothing',
  summary: 'Whether this process can do all of its work.',
  description:
    'It writes to the database, checks the free space of the data disk, and writes a file and reads it back. Otherwise it answers `unavailable`, and `fields` names the checks that failed: `database`, `disk`, or `files`.',
  reply: z.object({ ok: z.literal(true) }),
  access: 'public',
  forMonitors: true,
});

/**
 * What the browser must know before anyone can sign in. The server writes it into the page of each configured
 * host (`<script type="application/json" id="redress">`); the bundle is the same for all.
 */
export const AppConfiguration = z.object({
  variant: Variant,
  languages: z.array(z.enum(languages)),
  identity: z.object({
    /** An origin without a trailing slash, as auth0-spa-js expects it. */
    domain: z.string(),
    clientId: z.string(),
    audience: z.string(),
  }),
  /** The API's origin; '' is the page's own. */
  api: z.string(),
  /** The page people see after signing out. */
  marketingUrl: z.string(),
  /**
   * The tutorial video; `{variant}` in it is the host's (`b2b` or `b2c`), and `{language}` the reader's. Its captions are next to it: those of `tour.webm` in
   * `tour.en.vtt` and `tour.es.vtt`.
   */
  tutorialUrl: z.string(),
  signUpUrls: z.object({ MyFreeScoreNow: z.string(), IdentityIQ: z.string(), SmartCredit: z.string() }),
});
export type AppConfiguration = z.infer<typeof AppConfiguration>;

/**
 * What the page of a person with a living session carries besides (`<script type="application/json"
 * id="redress-session">`), so that it can start before the identity provider's client is loaded. Only with the embedded
 * provider.
 */
export interface DocumentSession {
  /** An access token. */
  readonly token: string;
  /** How long it is valid after the page was served. */
  readonly seconds: number;
  /** The provider's subject for the person. */
  readonly person: string;
  /** Their email address. */
  readonly mail: string;
}
