import type { Provider } from '#contract/profiles.ts';
import type { Variant } from '#contract/shapes.ts';
import type { S3Settings } from '#server/blobs/s3/settings.ts';
import type { CardAccess } from '#server/gateways/cardPayment.ts';
import type { IdentityConfiguration } from '#server/identity/configuration.ts';
import type { LegalSettings } from '#server/legal/operator.ts';
import type { MailAccess } from '#server/mail/mailer.ts';
import type { MetricsAddress } from '#server/metrics/serveMetrics.ts';
import type { KeySource } from '#server/sealing/keySource.ts';
import type { SupportUser } from '#server/identity/support.ts';
import type { Environment } from './environment.ts';

/** All settings, read and validated. */
export interface Configuration {
  readonly port: number;
  /** The address to listen on. */
  readonly listenOn: string;
  readonly dataDir: string;
  /** Null for SQLite in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The same database under the role that owns the tables, for migrations and backups; null if none is given. */
  readonly migrationUrl: string | null;
  /** The object store for files; null for a folder in `dataDir`. */
  readonly s3: S3Settings | null;
  readonly key: KeySource;
  readonly identity: IdentityConfiguration;
  readonly origins: Readonly<Record<Variant, string>>;
  readonly marketingUrl: string;
  /** Who runs this installation, and which of the legal pages are its own. */
  readonly legal: LegalSettings;
  /** A path on the product's own site, or a URL elsewhere. */
  readonly tutorialUrl: string;
  readonly providers: {
    readonly addresses: Readonly<Record<Provider, string>>;
    readonly affiliate: { readonly email: string; readonly password: string };
  };
  /** The print shop's cart: `{variant}` and `{count}` pairs are appended in the format of its permalinks. */
  readonly printShopUrl: string;
  readonly printVariantId: string;
  readonly cards: CardAccess;
  readonly mail: MailAccess;
  readonly supportUsers: readonly SupportUser[];
  /** Addresses and CIDR ranges whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /** Maximum calls per minute and person. */
  readonly callsPerMinute: number;
  /** After how many months without use clients are erased; null for never. */
  readonly retentionMonths: number | null;
  /** Milliseconds for which a process that is told to stop still accepts connections. */
  readonly drainFor: number;
  /** Where metrics are served; null for nowhere. */
  readonly metrics: MetricsAddress | null;
  /** How many orphaned files may be moved to quarantine even if that is unusually many. */
  readonly allowedOrphans: number;
  /** Whether browsers keep the page that they show without a connection. */
  readonly keepsOfflinePage: boolean;
  /** Whether the server draws first screens, so that they are seen before the page's code has loaded. */
  readonly drawsScreens: boolean;
  /** Whether to create the demo accounts at the first start. */
  readonly demonstration: boolean;
  /** The least important log lines to keep. */
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly production: boolean;
}
