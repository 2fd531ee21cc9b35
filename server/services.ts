import type { Provider } from '#contract/profiles.ts';
import type { ReadinessCheck } from '#contract/service.ts';
import type { Variant } from '#contract/shapes.ts';
import type { Report } from '#credit/report/model.ts';
import type { Vault } from './blobs/vault.ts';
import type { CardPayments } from './gateways/cardPayment.ts';
import type { ReportGateway } from './gateways/reportGateway.ts';
import type { SupportUser } from './identity/support.ts';
import type { Looker } from './looking/looker.ts';
import type { Typesetter } from './letters/typesetter.ts';
import type { Clock } from './store/context.ts';
import type { Store } from './store/store.ts';
import type { EveryTurn } from './turns.ts';

/** The dependencies of routes. Tests pass their own. */
export interface Services {
  readonly store: Store;
  readonly vault: Vault;
  readonly gateways: Readonly<Record<Provider, ReportGateway>>;
  readonly typesetter: Typesetter;
  readonly looker: Looker;
  /** Reads the report files that people upload, if not a process of its own for each. */
  readonly readFile?: (bytes: Uint8Array) => Promise<Report>;
  /** Typesetting, imports, decoding images, and reading report files must be taken in turns. */
  readonly turns: EveryTurn;
  readonly clock: Clock;
  /** The clock by which other workers judge holds on jobs, if `clock` is another: work dated to the past is done now. */
  readonly leaseClock?: Clock;
  readonly origins: Readonly<Record<Variant, string>>;
  readonly printShopUrl: string;
  readonly printVariantId: string;
  readonly cards: CardPayments;
  readonly supportUsers: readonly SupportUser[];
  /** Each throws if this process can't do what it needs to. */
  readonly readiness: Readonly<Record<ReadinessCheck, () => Promise<void>>>;
}
