import * as z from 'zod/mini';
import { ConfigurationError } from './configurationError.ts';
import { withSecretFiles } from './secretFiles.ts';

export const Environment = z.object({
  NODE_ENV: z.optional(z.string()),
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(65_534)), 4_000),
  LISTEN_ON: z._default(z.string(), ''),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z._default(z.string(), ''),
  MIGRATION_DATABASE_URL: z._default(z.string(), ''),
  STORE: z._default(z.enum(['', 'sqlite']), ''),
  S3_BUCKET: z._default(z.string(), ''),
  S3_ENDPOINT: z._default(z.string(), ''),
  S3_REGION: z._default(z.string().check(z.regex(/^[a-z0-9-]*$/)), ''),
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
  OPERATOR_NAME: z._default(z.string().check(z.maxLength(200)), ''),
  OPERATOR_ADDRESS: z._default(z.string().check(z.maxLength(400)), ''),
  OPERATOR_EMAIL: z._default(z.string(), ''),
  PRIVACY_URL: z._default(z.string(), ''),
  TERMS_URL: z._default(z.string(), ''),
  REFUNDS_URL: z._default(z.string(), ''),
  TUTORIAL_URL: z._default(
    z.string().check(z.regex(/^(\/(?!\/)|https:\/\/)/)),
    '/tour.{variant}.{language}.webm',
  ),
  SANDBOX_PORT: z.optional(z.coerce.number().check(z.int())),
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
  CALLS_PER_MINUTE: z._default(z.coerce.number().check(z.int(), z.gte(1)), 1_000),
  QUARANTINE_ORPHANS: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0),
  SMTP_URL: z._default(z.string().check(z.regex(/^(smtps?:\/\/.+)?$/)), ''),
  MAIL_FROM: z._default(z.string(), ''),
  RETENTION_MONTHS: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(600)), 0),
  DRAIN_SECONDS: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(120))),
  METRICS_LISTEN: z._default(z.string(), ''),
  OFFLINE_PAGE: z._default(z.enum(['', 'on', 'off']), ''),
  DEMONSTRATION: z._default(z.enum(['', 'on', 'off']), ''),
});
export type Environment = z.infer<typeof Environment>;

/** Reads the environment variables, and secrets from their files. Throws ConfigurationError. */
export function readEnvironment(environment: NodeJS.ProcessEnv): Environment {
  const parsed = z.safeParse(Environment, withSecretFiles(environment));
  if (!parsed.success) throw new ConfigurationError(sentenceOf(parsed.error.issues[0]));
  const left = Object.entries(parsed.data).find(([, value]) => String(value).includes('…'));
  if (left !== undefined) throw new ConfigurationError(`Set ${left[0]}: it still has the … of the example.`);
  return parsed.data;
}

function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  const name = String(issue?.path[0] ?? '');
  if (issue?.code === 'invalid_value')
    return `${name} is invalid: it must be ${issue.values.filter((value) => value !== '').join(' or ')}, or unset.`;
  if (issue?.code === 'too_small') return `${name} is invalid: it must be at least ${issue.minimum}.`;
  if (issue?.code === 'too_big' && issue.origin !== 'string')
    return `${name} is invalid: it must be at most ${issue.maximum}.`;
  return `${name} is invalid: see docs/operations.md.`;
}
