import type { MailAccess } from '#server/mail/mailer.ts';
import { ConfigurationError } from './configurationError.ts';
import type { Environment } from './environment.ts';
import type { Configuration } from './settings.ts';

const address = /^(?:[^<>@]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** Where mail goes: by default, to the sandbox's mailbox. `sandboxPort` is null in production. */
export function mailOf({ SMTP_URL, MAIL_FROM }: Environment, sandboxPort: number | null): MailAccess {
  if (SMTP_URL !== '' && !URL.canParse(SMTP_URL))
    throw new ConfigurationError(
      'SMTP_URL must be a URL such as smtps://user:password@smtp.example.com:465.',
    );
  if (MAIL_FROM !== '' && !address.test(MAIL_FROM))
    throw new ConfigurationError('MAIL_FROM must be an address such as Redress <mail@example.com>.');
  const sandbox = sandboxPort === null ? '' : `smtp://127.0.0.1:${String(sandboxPort)}`;
  return {
    url: SMTP_URL || sandbox || null,
    from: MAIL_FROM || 'Redress <redress@redress.example>',
    requiresTls: sandboxPort === null,
  };
}

/** People who forget their password or sign in with a new device depend on mail. With Auth0, Auth0 sends it. */
export function refuseUnsentMail({ mail, identity }: Configuration): void {
  if (identity.provider === 'auth0') return;
  if (mail.url === null || mail.from.endsWith('@redress.example>'))
    throw new ConfigurationError(
      'Set SMTP_URL to your mail server (smtps://user:password@smtp.example.com:465) and MAIL_FROM to the sender: people verify their address and reset their password by email.',
    );
}
