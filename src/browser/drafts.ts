import * as z from 'zod/mini';
import { Bureau } from '#contract/shapes.ts';
import { draftPrefix } from './draftPrefix.ts';
import { ownPage } from './ownPage.ts';

/**
 * What a reload may restore, in this tab only and by an allow-list: never credentials, files, a Social Security
 * number, a date of birth, or a street address. Keyed by person, so that another person in the same tab sees none of
 * it.
 */
export const ProfileCreationDraft = z.object({
  idempotencyKey: z.string(),
  /** Save was pressed and no response has arrived. */
  sent: z.boolean(),
  fields: z.object({
    profileName: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    mail: z.string(),
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
  }),
});
export type ProfileCreationDraft = z.infer<typeof ProfileCreationDraft>;

const order = { key: z.string(), repeat: z.exactOptional(z.boolean()) };
const Choice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('automatic'), ...order, options: z.readonly(z.array(z.int())) }),
  z.object({
    kind: z.literal('manual'),
    ...order,
    selectedAccounts: z.readonly(z.array(z.string())),
    destinations: z.readonly(z.array(z.string())),
    bureau: z.nullable(Bureau),
  }),
]);

export const RepairDraft = z.object({
  mode: z.enum(['automatic', 'manual']),
  reportId: z.nullable(z.string()),
  choice: z.nullable(Choice),
  pending: z.boolean(),
});
export type RepairDraft = z.infer<typeof RepairDraft>;

/** Where a purchase leads back to, as the address of one of the product's own pages. */
export const PurchaseDraft = z.object({ back: z.string().check(z.regex(ownPage)) });
export type PurchaseDraft = z.infer<typeof PurchaseDraft>;

/** Generations that were just bought for what waits on a page, until the person is past what the page then opens. */
export const BoughtDraft = z.object({ count: z.int() });
export type BoughtDraft = z.infer<typeof BoughtDraft>;

/** The key of a draft: `profile-creation`, or `repair` for one profile, `purchase`, or `bought` for one profile. */
export interface DraftSlot<T> {
  readonly userId: string;
  readonly name: string;
  readonly schema: z.ZodMiniType<T>;
}

export const profileCreationSlot = (userId: string): DraftSlot<ProfileCreationDraft> => ({
  userId,
  name: 'profile-creation',
  schema: ProfileCreationDraft,
});
export const repairSlot = (userId: string, profileId: string): DraftSlot<RepairDraft> => ({
  userId,
  name: `repair:${profileId}`,
  schema: RepairDraft,
});

export const purchaseSlot = (userId: string): DraftSlot<PurchaseDraft> => ({
  userId,
  name: 'purchase',
  schema: PurchaseDraft,
});
export const boughtSlot = (userId: string, profileId: string): DraftSlot<BoughtDraft> => ({
  userId,
  name: `bought:${profileId}`,
  schema: BoughtDraft,
});

const keyOf = ({ userId, name }: Pick<DraftSlot<unknown>, 'userId' | 'name'>) =>
  `${draftPrefix}${userId}:${name}`;

/** The stored draft. Malformed or foreign content counts as none. */
export function readDraft<T>(slot: DraftSlot<T>): T | null {
  try {
    return slot.schema.safeParse(JSON.parse(sessionStorage.getItem(keyOf(slot)) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Stores what the schema allows and drops anything else in `draft`. */
export function keepDraft<T>(slot: DraftSlot<T>, draft: T): void {
  try {
    sessionStorage.setItem(keyOf(slot), JSON.stringify(slot.schema.parse(draft)));
  } catch {
    // Storage is full or disabled; a draft is only a convenience.
  }
}

export function dropDraft(slot: DraftSlot<unknown>): void {
  sessionStorage.removeItem(keyOf(slot));
}
