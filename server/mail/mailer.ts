import { createTransport } from 'nodemailer';
import { HopelessError } from '#server/jobs/job.ts';
import type { MailBody } from './mailBody.ts';
import { isOneMailbox } from './oneMailbox.ts';

/** How mail leaves the server. */
export interface MailAccess {
  /** `smtp://` or `smtps://`, with credentials; null to send none. */
  readonly url: string | null;
  /** The sender: `Name <address>`. */
  readonly from: string;
  /** Whether the connection must be encrypted before anything is sent. */
  readonly requiresTls: boolean;
}

export interface Envelope {
  readonly to: string;
  readonly subject: string;
  readonly body: MailBody;
  /** The same for each attempt, so that a mail server or reader recognizes a repetition. */
  readonly id: string;
}

export interface Mailer {
  /** Resolves once the mail server has accepted the mail. */
  send(envelope: Envelope): Promise<void>;
  close(): void;
}

/** Milliseconds in which a mail server must answer. */
const patience = 15_000;

/** A permanent refusal (RFC 5321, section 4.2.1): repeating the same mail is pointless. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  error.responseCode < 600;

export function createMailer({ url, from, requiresTls }: MailAccess): Mailer {
  if (url === null) return { send: async () => undefined, close: () => undefined };
  const isSecure = url.startsWith('smtps:');
  const transport = createTransport({
    url,
    requireTLS: requiresTls && !isSecure,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ to, subject, body, id }) {
      if (!isOneMailbox(to)) throw new HopelessError('The address could be taken for another mailbox.');
      try {
        await transport.sendMail({
          from,
          to,
          subject,
          text: body.text,
          html: body.html,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        // The error of a refusal may quote the recipient, which belongs into no log.
        if (isRefusal(error))
          throw new HopelessError('The mail server refused the mail for good.', { cause: error });
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        throw new Error(`The mail server did not accept the mail (${code}).`, { cause: error });
      }
    },
    close: () => transport.close(),
  };
}
