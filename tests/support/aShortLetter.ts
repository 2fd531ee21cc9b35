import type { PreviewedLetter } from '#contract/letterPreview.ts';
import type { LiveChoice } from '#machines/liveLetters.ts';
import { ids } from '#tests/machines/builders.ts';

/** One account, for one bureau. */
export const aLiveChoice: LiveChoice = {
  profileId: ids.profile,
  reportId: ids.report,
  choice: {
    kind: 'manual',
    key: '',
    selectedAccounts: ['account-1'],
    destinations: ['Experian'],
    bureau: null,
  },
};

/** A letter of one item, whose sentence is based on two values. */
export const aShortLetter = (bureau: 'Experian' | 'Equifax'): PreviewedLetter => ({
  id: `${bureau.toLowerCase()}-accounts-1`,
  destination: { id: bureau, name: bureau, kind: 'bureau' },
  disputesSsn: false,
  subject: { text: 'Dispute of an account in my credit file', evidence: [], finding: null },
  blocks: [
    {
      heading: '1. FIRST BANK, account 4111',
      item: { key: 'account:account-1', name: 'FIRST BANK ··4111' },
      sentences: [
        {
          text: 'Your file shows the balance as $500, while TransUnion shows $0.',
          evidence: [
            { bureau, field: 'balance', value: '$500' },
            { bureau: 'TransUnion', field: 'balance', value: '$0' },
          ],
          finding: { rule: 'B1', confidence: 'medium', law: '15 USC 1681e(b), 1681i(a)' },
        },
        { text: 'Please verify this account.', evidence: [], finding: null },
      ],
    },
  ],
});
