import * as z from 'zod/mini';
import { jobHandler, type AnyJobHandler } from '#server/jobs/job.ts';
import type { Jobs } from '#server/store/jobs.ts';
import { languages } from '#vocabulary/languages.ts';
import { mailBody, type MailWords } from './mailBody.ts';
import type { Mailer } from './mailer.ts';

const kind = 'mail';

/** The whole mail is kept (sealed) until it is sent, so that it says what was true when it was asked for. */
const Payload = z.object({
  to: z.string(),
  subject: z.string(),
  words: z.object({
    language: z.enum(languages),
    heading: z.string(),
    paragraphs: z.readonly(z.array(z.string())),
    action: z.optional(z.object({ label: z.string(), url: z.string() })),
    closing: z.readonly(z.array(z.string())),
  }),
});

export interface OutgoingMail extends Omit<MailWords, 'heading'> {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  /** The subject by default. */
  readonly heading?: string;
  /** Whose mail it is; null for people without an account. */
  readonly accountId: string | null;
  /** With a key, the same mail is sent only once. */
  readonly key?: string;
}

/** Sends a mail once the caller's transaction has committed, and not at all if it is rolled back. */
export async function enqueueMail(
  { jobs }: { readonly jobs: Jobs },
  { to, subject, accountId, key, heading = subject, ...words }: OutgoingMail,
): Promise<void> {
  await jobs.enqueue({
    kind,
    accountId,
    payload: { to, subject, words: { heading, ...words } },
    ...(key === undefined ? {} : { key }),
  });
}

/** Sends mail; for about a day, if the mail server is away. */
export function mailHandler(mailer: Mailer): AnyJobHandler {
  return jobHandler({
    kind,
    title: 'Sending a mail',
    payload: Payload,
    attempts: 9,
    async work({ to, subject, words: { action, ...words } }, { job }) {
      const body = mailBody({ ...words, ...(action === undefined ? {} : { action }) });
      await mailer.send({ to, subject, body, id: job.id });
      return undefined;
    },
  });
}
