import type { ItemStatement, ReportItem } from '#contract/itemGrounds.ts';
import { itemStatementsMachine } from '#machines/itemStatements.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const address: ReportItem = {
  item: 'address:/1',
  kind: 'address',
  bureaus: ['TransUnion', 'Equifax'],
  heading: '77 HARBOR ST, TESTVILLE, OR 97999',
  details: [],
  findings: [
    {
      rule: 'I3',
      confidence: 'low',
      law: '15 USC 1681e(b), 1681i(a)',
      bureaus: ['TransUnion'],
      evidence: [{ bureau: 'TransUnion', field: 'address', value: '77 HARBOR ST, TESTVILLE, OR 97999' }],
    },
  ],
  statements: ['neverLived', 'lived'],
  inProfile: false,
  alike: [],
};
const inquiry: ReportItem = {
  item: 'inquiry:inquiry-0',
  kind: 'inquiry',
  bureaus: ['Experian'],
  heading: 'QUICKLOAN DIRECT',
  details: [{ bureau: 'Experian', field: 'inquiryDate', value: '11/02/2024' }],
  findings: [],
  statements: ['didNotApply', 'applied'],
  inProfile: false,
  alike: [],
};
const neverLived: ItemStatement = {
  id: ids.session,
  item: address.item,
  statement: 'neverLived',
  by: 'Ana Agent',
  at: '2026-11-21T12:00:00.000Z',
};

export const itemStatements = defineCases(
  itemStatementsMachine,
  { 'the Repair Center opens for a report': { profileId: ids.profile, reportId: ids.report } },
  {
    'the items load': done('disputeItems', { items: [address, inquiry], statements: [] }),
    'the items do not load': thrown('disputeItems', refusal('busy')),
    'Ana presses Try Again': { type: 'items.retry' },
    'Ana goes through the items': { type: 'round.start' },
    'Ana opens the old address': { type: 'item.ask', item: address.item },
    'the client says that they never lived there': { type: 'statement.make', statement: 'neverLived' },
    'the statement is saved': done('stateItem', { statements: [neverLived] }),
    'the statement is not saved': thrown('stateItem', refusal('busy')),
    'Ana skips the item': { type: 'item.skip' },
    'Ana closes the item': { type: 'item.close' },
    'Ana withdraws the statement': { type: 'statement.withdraw', id: neverLived.id },
    'the statement is withdrawn': done('withdrawStatement', { statements: [] }),
    'the statement is not withdrawn': thrown('withdrawStatement', refusal('busy')),
  },
);
