import * as z from 'zod/mini';
import { ConfigurationError } from './configurationError.ts';
import { withSecretFiles } from './secretFiles.ts';

/** A whole number; what is wrong with any other text ends the sentence for the operator. */
function whole(least: number, most = Number.MAX_SAFE_INTEGER) {
  const range = most === Number.MAX_SAFE_INTEGER ? `, at least ${least}` : ` from ${least} to ${most}`;
  const wrong = `it must be a whole number${range}`;
  return z.coerce.number(wrong).check(z.int(wrong), z.gte(least, wrong), z.lte(most, wrong));
}

export const Environment = z.object({
  NODE_ENV: z.optional(z.enum(['production', 'development', 'test'])),
  PORT: z._default(whole(1, 65_534), 4_000),
  LISTEN_ON: z._default(z.string(), ''),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z._default(z.string(), ''),
  MIGRATION_DATABASE_URL: z._default(z.string(), ''),
  STORE: z._default(z.enum(['', 'sqlite']), ''),
  S3_BUCKET: z._default(z.string(), ''),
  S3_ENDPOINT: z._default(z.string(), ''),
  S3_REGION: z._default(
    z.string().check(z.regex(/^[a-z0-9-]*$/, 'it must be a region such as us-east-1, in lowercase')),
    '',
  ),
  S3_ACCESS_KEY_ID: z._default(z.string(), ''),
  S3_SECRET_ACCESS_KEY: z._default(z.string(), ''),
  S3_PATH_STYLE: z._default(z.enum(['', 'on', 'off']), ''),
  REDRESS_KEY: z._default(z.string(), ''),
  REDRESS_KEY_FILE: z._default(z.string(), ''),
  REDRESS_KEY_PREVIOUS: z._default(z.string(), ''),
  BUSINESS_URL: z._default(z.string(), ''),
  CONSUMER_URL: z._default(z.string(), ''),
  AUTH0_DOMAIN: z._default(z.string(), ''),
  AUTH0_CLIENT_ID: z._default(z.string(), ''),
  AUTH0_AUDIENCE: z._default(z.string(), ''),
  MARKETING_URL: z._default(z.string(), ''),
  OPERATOR_NAME: z._default(z.string().check(z.maxLength(200, 'it must be at most 200 characters long')), ''),
  OPERATOR_ADDRESS: z._default(
    z.string().check(z.maxLength(400, 'it must be at most 400 characters long')),
    '',
  ),
  OPERATOR_EMAIL: z._default(z.string(), ''),
  PRIVACY_URL: z._default(z.string(), ''),
  TERMS_URL: z._default(z.string(), ''),
  REFUNDS_URL: z._default(z.string(), ''),
  TUTORIAL_URL: z._default(
    z
      .string()
      .check(
        z.regex(
          /^(\/(?!\/)|https:\/\/[^/\s])/,
          'it must be a path such as /tour.{variant}.{language}.webm, or an https URL',
        ),
      ),
    '/tour.{variant}.{language}.webm',
  ),
  SANDBOX_PORT: z.optional(whole(1, 65_533)),
  MYFREESCORENOW_URL: z._default(z.string(), ''),
  MYFREESCORENOW_AFFILIATE_EMAIL: z._default(z.string(), ''),
  MYFREESCORENOW_AFFILIATE_PASSWORD: z._default(z.string(), ''),
  IDENTITYIQ_URL: z._default(z.string(), ''),
  SMARTCREDIT_URL: z._default(z.string(), ''),
  PRINT_SHOP_URL: z._default(z.string(), ''),
  PRINT_VARIANT_ID: z._default(z.string(), ''),
  CARD_PAGE_URL: z._default(z.string(), ''),
  CARD_PROFILE_ID: z._default(z.string(), ''),
  CARD_ACCESS_KEY: z._default(z.string(), ''),
  CARD_SECRET_KEY: z._default(z.string(), ''),
  CARD_OLD_ACCESS_KEY: z._default(z.string(), ''),
  CARD_OLD_SECRET_KEY: z._default(z.string(), ''),
  SUPPORT_USERS: z._default(z.string(), ''),
  SECOND_FACTOR: z._default(z.enum(['', 'required', 'optional']), ''),
  STEP_UP: z._default(z.enum(['', 'on', 'off']), ''),
  TRUSTED_PROXIES: z._default(z.string(), ''),
  CALLS_PER_MINUTE: z._default(whole(1), 1_000),
  QUARANTINE_ORPHANS: z._default(whole(0), 0),
  SMTP_URL: z._default(
    z
      .string()
      .check(
        z.regex(/^(smtps?:\/\/.+)?$/, 'it must be a URL such as smtps://user:password@smtp.example.com:465'),
      ),
    '',
  ),
  MAIL_FROM: z._default(z.string(), ''),
  RETENTION_MONTHS: z._default(whole(0, 600), 0),
  DRAIN_SECONDS: z.optional(whole(0, 120)),
  METRICS_LISTEN: z._default(z.string(), ''),
  OFFLINE_PAGE: z._default(z.enum(['', 'on', 'off']), ''),
  DRAWN_SCREENS: z._default(z.enum(['', 'on', 'off']), ''),
  DEMONSTRATION: z._default(z.enum(['', 'on', 'off']), ''),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal']), 'info'),
});
export type Environment = z.infer<typeof Environment>;

/** Reads the environment variables, and secrets from their files. An empty variable is unset. Throws ConfigurationError. */
export function readEnvironment(environment: NodeJS.ProcessEnv): Environment {
  const given = Object.entries(withSecretFiles(environment)).filter(([, value]) => value !== '');
  const parsed = z.safeParse(Environment, Object.fromEntries(given));
  if (!parsed.success) throw new ConfigurationError(sentenceOf(parsed.error.issues[0]));
  const left = Object.entries(parsed.data).find(([, value]) => String(value).includes('…'));
  if (left !== undefined) throw new ConfigurationError(`Set ${left[0]}: it still has the … of the example.`);
  return parsed.data;
}

function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  const name = String(issue?.path[0] ?? '');
  if (issue?.code === 'invalid_value')
    return `${name} is invalid: it must be ${choiceOf(issue.values.map(String).filter((value) => value !== ''))}, or unset.`;
  return `${name} is invalid: ${issue?.message ?? 'see docs/operations.md'}.`;
}

function choiceOf(values: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(values);
}
