import { assign, setup } from 'xstate';
import type { ReplyOf } from '#contract/call.ts';
import { itemContradictionOf } from '#contract/itemContradiction.ts';
import type {
  disputeItems,
  ItemStatement,
  ItemStatementKind,
  ReportItem,
  stateItem,
  withdrawStatement,
} from '#contract/itemGrounds.ts';
import { type Failure, failureIn } from './failure.ts';
import { port, typed } from './port.ts';
import type { ReportOfProfile } from './repairChoice.ts';

export interface ItemStatementsContext extends ReportOfProfile {
  readonly items: readonly ReportItem[];
  /** What the client says, oldest first. */
  readonly statements: readonly ItemStatement[];
  /** The key of the item that is shown, or of the one whose statement is being withdrawn. */
  readonly item: string | null;
  /** All items without an answer are gone through, one after the other. */
  readonly isRound: boolean;
  readonly failure: Failure | null;
}

type Ask = { type: 'item.ask'; item: string };
type Make = { type: 'statement.make'; statement: ItemStatementKind };
type Withdraw = { type: 'statement.withdraw'; id: string };
export type ItemStatementsEvent =
  | Ask
  | Make
  | Withdraw
  | { type: 'round.start' }
  | { type: 'item.skip' }
  | { type: 'item.close' }
  | { type: 'items.retry' };

type Stated = { readonly statements: readonly ItemStatement[] };

type Items = Pick<ItemStatementsContext, 'items' | 'statements'>;

/** The items that the client can still be asked about. What the profile gives needs no question. */
export function unanswered({ items, statements }: Items): readonly ReportItem[] {
  return items.filter(
    ({ item, inProfile }) => !inProfile && statements.every((statement) => statement.item !== item),
  );
}

/** The item that is shown. */
export function shownItem({ items, item }: ItemStatementsContext): ReportItem | undefined {
  return items.find((one) => one.item === item);
}

/** The first item without an answer after the one that is shown. */
function following(context: ItemStatementsContext): ReportItem | undefined {
  const place = context.items.findIndex(({ item }) => item === context.item);
  const open = unanswered(context);
  return context.items.slice(place + 1).find((item) => open.includes(item));
}

function canBeSaid(context: ItemStatementsContext, statement: ItemStatementKind): boolean {
  const item = shownItem(context);
  if (item === undefined || !item.statements.includes(statement)) return false;
  return itemContradictionOf(statement, item, context.statements) === null;
}

/** The named parts of `itemStatements.ts`. */
export const itemStatementsParts = setup({
  types: typed<{
    input: ReportOfProfile;
    context: ItemStatementsContext;
    events: ItemStatementsEvent;
    tags: 'busy' | 'asked' | 'listed';
  }>(),
  actors: {
    disputeItems: port<ReplyOf<typeof disputeItems>, ReportOfProfile>('disputeItems'),
    stateItem: port<
      ReplyOf<typeof stateItem>,
      ReportOfProfile & { item: string; statement: ItemStatementKind }
    >('stateItem'),
    withdrawStatement: port<ReplyOf<typeof withdrawStatement>, ReportOfProfile & { statementId: string }>(
      'withdrawStatement',
    ),
  },
  guards: {
    isKnown: ({ context }, { item }: Ask) => context.items.some((one) => one.item === item),
    isUnanswered: ({ context }) => unanswered(context).length > 0,
    isRound: ({ context }) => context.isRound,
    hasNext: ({ context }) => context.isRound && following(context) !== undefined,
    canBeSaid: ({ context }, { statement }: Make) => canBeSaid(context, statement),
    isActiveStatement: ({ context }, { id }: Withdraw) => context.statements.some((one) => one.id === id),
  },
  actions: {
    rememberItems: assign((_, { items, statements }: ReplyOf<typeof disputeItems>) => ({
      items,
      statements,
    })),
    rememberStatements: assign({ statements: (_, { statements }: Stated) => statements }),
    showItem: assign((_, { item }: Ask) => ({ item, isRound: false })),
    startRound: assign(({ context }) => ({ item: unanswered(context)[0]?.item ?? null, isRound: true })),
    showNext: assign({ item: ({ context }) => following(context)?.item ?? null }),
    showNone: assign({ item: null, isRound: false }),
    noteItemOf: assign({
      item: ({ context }, { id }: Withdraw) => context.statements.find((one) => one.id === id)?.item ?? null,
    }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
});
