import { randomInt } from 'node:crypto';
import type { Variant } from '#contract/shapes.ts';
import type { StoreContext } from './context.ts';
import { newId } from './ids.ts';
import { forgetMembers } from './recentMembers.ts';

export interface Account {
  readonly id: string;
  readonly variant: Variant;
  readonly number: string;
  readonly timeZone: string;
  readonly companyName: string;
  readonly companyUrl: string;
  readonly companyLogoUrl: string;
  readonly generationsLeft: number;
  readonly createdAt: string;
}

export interface AccountChange {
  readonly timeZone?: string | undefined;
  readonly companyName?: string | undefined;
  readonly companyUrl?: string | undefined;
  readonly companyLogoUrl?: string | undefined;
}

/** Two groups of four digits: short enough to read aloud, and too many to enumerate. */
function anAccountNumber(): string {
  const digits = String(randomInt(100_000_000)).padStart(8, '0');
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** Accounts are the tenants. */
export class Accounts {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  async find(accountId: string): Promise<Account | null> {
    const row = await this.#context.db.read
      .selectFrom('account')
      .where('id', '=', accountId)
      .select([
        'id',
        'variant',
        'number',
        'time_zone as timeZone',
        'company_name as companyName',
        'company_url as companyUrl',
        'company_logo_url as companyLogoUrl',
        'generations_left as generationsLeft',
        'created_at as createdAt',
      ])
      .executeTakeFirst();
    return row ?? null;
  }

  /** Creates an account without users or credits, with a unique number. The variant never changes afterwards. */
  async create(variant: Variant, timeZone: string): Promise<string> {
    const id = newId();
    for (;;) {
      const { numInsertedOrUpdatedRows } = await this.#context.db.write
        .insertInto('account')
        .values({
          id,
          variant,
          number: anAccountNumber(),
          time_zone: timeZone,
          company_name: '',
          company_url: '',
          company_logo_url: '',
          generations_left: 0,
          support_consent_until: null,
          created_at: this.#context.now(),
        })
        .onConflict((clash) => clash.column('number').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 1n) return id;
    }
  }

  /** Until when the account lets support download its letters; null if it doesn't, or no longer. */
  async supportConsent(accountId: string): Promise<string | null> {
    const row = await this.#context.db.read
      .selectFrom('account')
      .where('id', '=', accountId)
      .where('support_consent_until', '>', this.#context.now())
      .select('support_consent_until as until')
      .executeTakeFirst();
    return row?.until ?? null;
  }

  /** Lets support download the account's letters until then; null withdraws it. */
  async consentToSupport(accountId: string, until: string | null): Promise<void> {
    await this.#context.db.write
      .updateTable('account')
      .set({ support_consent_until: until })
      .where('id', '=', accountId)
      .execute();
  }

  /** Removes an account that no one belongs to. */
  async removeEmpty(accountId: string): Promise<void> {
    await this.#context.db.write
      .deleteFrom('account')
      .where('id', '=', accountId)
      .where((build) =>
        build.not(
          build.exists(
            build.selectFrom('user').whereRef('user.account_id', '=', 'account.id').select('user.id'),
          ),
        ),
      )
      .execute();
    forgetMembers(this.#context);
  }

  /** Changes only the fields that are present. False if there is no such account. */
  async update(accountId: string, change: AccountChange): Promise<boolean> {
    const { numUpdatedRows } = await this.#context.db.write
      .updateTable('account')
      .set((column) => ({
        time_zone: change.timeZone ?? column.ref('time_zone'),
        company_name: change.companyName ?? column.ref('company_name'),
        company_url: change.companyUrl ?? column.ref('company_url'),
        company_logo_url: change.companyLogoUrl ?? column.ref('company_logo_url'),
      }))
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    forgetMembers(this.#context);
    return numUpdatedRows === 1n;
  }
}
