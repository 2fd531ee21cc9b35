import * as z from 'zod/mini';
import { itemKinds, itemStatements } from '#vocabulary/itemStatements.ts';
import { defineCall } from './call.ts';
import { AccountFinding, Evidence } from './grounds.ts';
import { ReportOf } from './reports.ts';
import { Bureau, Id, Instant } from './shapes.ts';

export const ItemKind = z.enum(itemKinds);
/** What a client can say about such an item: a closed list for each kind (docs/decisions/0039). */
export const ItemStatementKind = z.enum(itemStatements);
export type ItemStatementKind = z.infer<typeof ItemStatementKind>;

/** `inquiry:inquiry-0`, `address:/pointer`: unique in one report. */
const ItemKey = z.string().check(z.minLength(1), z.maxLength(500));

/** A name, address, employer, inquiry, or court record, in all the files that list it. */
export const ReportItem = z.object({
  item: ItemKey,
  kind: ItemKind,
  bureaus: z.array(Bureau),
  /** As the report gives it. */
  heading: z.string(),
  /** What else each bureau lists about it. */
  details: z.array(Evidence),
  findings: z.array(AccountFinding),
  /** What the client can say about it. */
  statements: z.array(ItemStatementKind),
  /** The profile gives this name or address as the client’s own, so it can’t be denied. */
  inProfile: z.boolean(),
  /** Other items of the report that may be the same address, written with more or less detail. */
  alike: z.array(ItemKey),
});
export type ReportItem = z.infer<typeof ReportItem>;

export const ItemStatement = z.object({
  id: Id,
  item: ItemKey,
  statement: ItemStatementKind,
  /** Who confirmed it, by their name at that time. */
  by: z.string(),
  at: Instant,
});
export type ItemStatement = z.infer<typeof ItemStatement>;

const Statements = z.object({ statements: z.array(ItemStatement) });

export const disputeItems = defineCall('disputeItems', {
  method: 'GET',
  url: '/api/v1/profile/:profileId/:reportId/items',
  reads: 'report',
  summary:
    'The names, addresses, employers, inquiries, and court records of a report, and what the client says about them.',
  params: ReportOf,
  reply: z.object({ items: z.array(ReportItem), statements: z.array(ItemStatement) }),
});

export const stateItem = defineCall('stateItem', {
  method: 'POST',
  url: '/api/v1/profile/:profileId/:reportId/items/statements',
  reads: 'nothing',
  summary: 'Records what the client says about an item of a report that is not an account.',
  description:
    'It replaces an earlier statement about the item. One that contradicts the profile or another statement is refused.',
  failures: ['notFound', 'contradictoryReasons'],
  params: ReportOf,
  body: z.object({ item: ItemKey, statement: ItemStatementKind }),
  reply: Statements,
});

export const withdrawStatement = defineCall('withdrawStatement', {
  method: 'DELETE',
  url: '/api/v1/profile/:profileId/:reportId/items/statements/:statementId',
  reads: 'nothing',
  summary: 'Withdraws a statement about an item.',
  description: 'Letters no longer use it. The record that it was made is kept.',
  params: z.object({ profileId: Id, reportId: Id, statementId: Id }),
  reply: Statements,
});
