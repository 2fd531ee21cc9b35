import { chooseEnclosures, letterEnclosures } from '../enclosures.ts';
import { confirmReason, disputeGrounds, withdrawReason, type Confirmation } from '../grounds.ts';
import { disputeItems, stateItem, withdrawStatement, type ItemStatement } from '../itemGrounds.ts';
import { letterCheck } from '../letterCheck.ts';
import { drawLetter, previewLetters } from '../letterPreview.ts';
import { answerItem, overruleConcern, summarizeLetters, type Concern } from '../letterSummary.ts';
import { printLinks, revokePrintLinks } from '../printLinks.ts';
import {
  automatedOptions,
  automatedTypes,
  destinations,
  generateAutomatic,
  generateManual,
  generationLog,
  mailLetters,
  reportGenerations,
  rewriteLetters,
} from '../repair.ts';
import { type ExampleEntry, exampleOf } from './example.ts';
import { equifax, ids, reportName, times } from './invented.ts';

const { profile: profileId, report: reportId, session: sessionId } = ids;
const law = '15 USC 1681e(b), 1681i(a); 15 USC 1681s-2(a)(1)-(2)';
const evidence = [
  { bureau: 'TransUnion' as const, field: 'balance' as const, value: '$1,840' },
  { bureau: 'Equifax' as const, field: 'balance' as const, value: '$2,210' },
];

const confirmation: Confirmation = {
  id: ids.confirmation,
  accountId: 'account-1',
  reason: { reason: 'wrongBalance', right: 184_000 },
  by: 'Ana Ruiz',
  at: times.imported,
};

const statement: ItemStatement = {
  id: ids.confirmation,
  item: 'inquiry:inquiry-2',
  statement: 'didNotApply',
  by: 'Ana Ruiz',
  at: times.imported,
};

const generation = {
  id: sessionId,
  profileName: 'Devon',
  profile: profileId,
  reportId,
  reportName,
  date: times.generated,
  destinationAddress: [equifax.name],
  generations: sessionId,
  numberOfLetters: 1,
  mailing: { notMailed: 0, lastMailedOn: '2026-10-05', isUnknown: false },
  round: 1,
  variantIDs: ['41000000000001'],
};
const session = { sessionId, printVariantId: '41000000000001' };
const onlyLastFour = { added: [], leftOut: [], ssnLastFour: true };
const preview = { profileId, reportId, choice: { kind: 'automatic' as const, options: [1] } };

const oldReport: Concern = {
  kind: 'oldReport',
  id: 'oldReport',
  overruled: null,
  basis: 'report',
  date: '2026-08-20',
  days: 43,
};
const overruled = { reason: 'nothingNewer' as const, note: '', by: 'Ana Ruiz', at: times.generated };

/** From what can be disputed to letters in the mail. */
export const letters: readonly ExampleEntry[] = [
  exampleOf(disputeGrounds, {
    reply: {
      accounts: [
        {
          accountId: 'account-1',
          findings: [{ rule: 'B1', confidence: 'medium', law, bureaus: ['Equifax'], evidence }],
          lateMonths: ['2025-08', '2025-07'],
        },
      ],
      confirmations: [confirmation],
    },
  }),
  exampleOf(confirmReason, {
    body: { accountId: confirmation.accountId, reason: confirmation.reason },
    reply: { confirmations: [confirmation] },
  }),
  exampleOf(withdrawReason, { reply: { confirmations: [] } }),
  exampleOf(disputeItems, {
    reply: {
      items: [
        {
          item: statement.item,
          kind: 'inquiry',
          bureaus: ['Experian'],
          heading: 'QUICKLOAN DIRECT',
          details: [{ bureau: 'Experian', field: 'inquiryDate', value: '11/02/2025' }],
          findings: [],
          statements: ['didNotApply', 'applied'],
          inProfile: false,
          alike: [],
        },
      ],
      statements: [statement],
    },
  }),
  exampleOf(stateItem, {
    body: { item: statement.item, statement: statement.statement },
    reply: { statements: [statement] },
  }),
  exampleOf(withdrawStatement, { reply: { statements: [] } }),
  exampleOf(letterCheck, {
    reply: {
      missing: ['identityDocument', 'addressDocument'],
      othersNames: [],
      activity: 'active',
      profileName: 'Devon Sampleton',
    },
  }),
  exampleOf(automatedTypes, {
    body: { profileId, creditReportId: reportId, reportId },
    reply: { results: [...automatedOptions] },
  }),
  exampleOf(destinations, { reply: { results: [equifax] } }),
  exampleOf(previewLetters, {
    body: { ...preview, glossIn: 'es' },
    reply: {
      letters: [
        {
          id: 'equifax-accounts-1',
          destination: equifax,
          disputesSsn: false,
          subject: {
            text: 'Dispute of accounts in my credit file, report dated 10/02/2026',
            gloss: 'Disputa de cuentas en mi expediente de crédito, informe del 10/02/2026',
            evidence: [{ bureau: null, field: 'reportDate', value: '10/02/2026' }],
            finding: null,
          },
          blocks: [
            {
              heading: '1. HARBOR BANK VISA, account 440066120987****',
              item: {
                key: 'account:account-3',
                name: 'HARBOR BANK VISA ··0987, opened 03/14/2014',
              },
              sentences: [
                {
                  text: 'Your file shows a balance of $2,210, while TransUnion shows $1,840.',
                  gloss: 'Su expediente muestra un saldo de $2,210, mientras que TransUnion muestra $1,840.',
                  evidence,
                  finding: { rule: 'B1', confidence: 'medium', law },
                },
              ],
            },
          ],
        },
      ],
    },
  }),
  exampleOf(letterEnclosures, {
    reply: { uploaded: ['idOrDriverLicense', 'address'], hasSsn: true, choices: [] },
  }),
  exampleOf(chooseEnclosures, {
    body: { destinationId: equifax.id, choice: onlyLastFour },
    reply: {
      uploaded: ['idOrDriverLicense', 'address'],
      hasSsn: true,
      choices: [{ destinationId: equifax.id, choice: onlyLastFour }],
    },
  }),
  exampleOf(drawLetter, { body: { ...preview, letterId: 'equifax-accounts-1' } }),
  exampleOf(summarizeLetters, {
    body: preview,
    reply: {
      letters: [{ id: 'equifax-accounts-1', recipient: equifax.name, items: 1 }],
      items: 1,
      pages: 3,
      generations: { left: 4, used: 1, leftAfter: 3 },
      withoutGround: [
        {
          key: 'account:account-5',
          heading: 'LAKESIDE CREDIT UNION ··7781',
          recipients: [equifax.name],
          accountId: 'account-5',
          decided: { answer: 'leaveOut', by: 'Ana Ruiz', at: times.imported },
        },
      ],
      leftOut: [
        {
          key: 'account:account-7',
          heading: 'FIRST NATIONAL ··5100',
          recipient: equifax.name,
          accountId: 'account-7',
          decided: { as: 'verified', on: '2026-09-14' },
          why: 'onlyTimePassed',
        },
      ],
      concerns: [oldReport],
      isRepeated: false,
    },
  }),
  exampleOf(overruleConcern, {
    body: { choice: preview.choice, concern: 'oldReport', reason: 'nothingNewer', note: '' },
    reply: { concerns: [{ ...oldReport, overruled }] },
  }),
  exampleOf(answerItem, {
    body: { choice: preview.choice, key: 'account:account-5', answer: 'leaveOut' },
    reply: { ok: true },
  }),
  exampleOf(generateAutomatic, { body: [1, 5], reply: session }),
  exampleOf(generateManual, {
    body: { profileId, reportId, destinations: ['Equifax'], selectedAccounts: ['account-1'] },
    reply: session,
  }),
  exampleOf(mailLetters, {
    reply: {
      url: `https://print.example/cart/41000000000001:1?note=Print%20https%3A%2F%2Fredress.example%2Fprint%2F${sessionId}%3Fkey%3DZ97pxx4cuQSccJdQJEcI6Q&attributes[session]=${sessionId}`,
      link: `https://redress.example/print/${sessionId}?key=Z97pxx4cuQSccJdQJEcI6Q`,
    },
  }),
  exampleOf(rewriteLetters, { reply: { sessionId, printVariantId: '41000000000001' } }),
  exampleOf(printLinks, {
    reply: {
      set: {
        profileId: ids.profile,
        profileName: 'Ana Torres',
        createdAt: times.generated,
        letters: 3,
        mailing: { notMailed: 3, lastMailedOn: null, isUnknown: false },
      },
      approved: { letters: 2, of: 3 },
      links: [{ createdAt: times.generated, expiresAt: times.expires, downloads: 1, letters: null }],
      openings: [{ at: times.read, mail: 'orders@print.example', confirmed: true, file: 'letters' }],
    },
  }),
  exampleOf(revokePrintLinks, { reply: { ok: true } }),
  exampleOf(generationLog, { reply: { generations: [generation], count: 1 } }),
  exampleOf(reportGenerations, { reply: { generations: [generation], value: 1 } }),
];
