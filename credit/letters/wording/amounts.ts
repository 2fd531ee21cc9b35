/** Words for findings about amounts. */
import type { RuleId } from '#vocabulary/findings.ts';
import { say } from '../sentence.ts';
import { compared, file, quoted, valueText, verify, type Words } from './phrases.ts';

const outOfHands: Readonly<Record<string, string>> = {
  transferred: 'Once an account is transferred, nothing is owed to the company that transferred it.',
  sold: 'Once an account is sold, nothing is owed to the company that sold it.',
  paid: 'A paid account has no balance.',
};

const balanceDiffers: Words = (finding, reader) => ({
  says: compared(finding, 'balance', reader, {
    detail: {
      word: 'reported',
      of: ({ bureau }) =>
        finding.evidence.find((each) => each.field === 'dateReported' && each.bureau === bureau),
    },
  }),
  ask: verify('the balance'),
});

const balanceAfterEnd: Words = (finding, reader) => {
  const because = finding.evidence.find((each) => each.field !== 'balance') ?? quoted(finding, 'condition');
  return {
    says: say`${file(finding, reader)} marks this account “${because}” and still shows a balance of ${quoted(finding, 'balance')}. ${outOfHands[finding.fact] ?? ''}`,
    ask: verify('the balance'),
  };
};

const pastDue: Words = (finding, reader) => {
  const amount = quoted(finding, 'pastDue');
  const head = `${file(finding, reader)} shows`;
  if (finding.fact === 'paid') {
    return {
      says: say`${head} ${amount} past due on an account it marks “${finding.evidence[1] ?? amount}”. Nothing can be past due on a paid account.`,
      ask: verify('the amount past due'),
    };
  }
  const balance = quoted(finding, 'balance');
  const why =
    finding.fact === 'zeroBalance'
      ? 'Nothing can be past due where nothing is owed.'
      : 'No more can be past due than is owed.';
  return {
    says: say`${head} ${amount} past due with a balance of ${balance}. ${why}`,
    ask: verify('the amount past due'),
  };
};

const payment: Words = (finding, reader) => {
  const amount = quoted(finding, 'monthlyPayment');
  const says =
    finding.fact === 'chargedOff'
      ? say`${file(finding, reader)} shows a monthly payment of ${amount} on an account it rates “${quoted(finding, 'payStatus')}”. Such an account has no scheduled monthly payment.`
      : say`${file(finding, reader)} shows a monthly payment of ${amount} on an account it marks “${finding.evidence[2] ?? amount}” with a balance of ${quoted(finding, 'balance')}.`;
  return { says, ask: verify('the monthly payment') };
};

const grew: Words = (finding, reader) => {
  const high = quoted(finding, 'highBalance');
  const source = finding.fact === 'own' ? 'the same file' : `${high.bureau ?? ''}’s file`;
  return {
    says: say`${file(finding, reader)} shows a balance of ${quoted(finding, 'balance')}, while the highest balance shown in ${source} is ${high}. Please state what was added, when and why.`,
    ask: verify('the balance'),
  };
};

const overLimit: Words = (finding, reader) => {
  const limit = finding.evidence.find((each) => each.field !== 'balance') ?? quoted(finding, 'creditLimit');
  const name = limit.field === 'creditLimit' ? 'a credit limit' : 'a high credit';
  return {
    says: say`${file(finding, reader)} shows a balance of ${quoted(finding, 'balance')} against ${name} of ${limit}.`,
    ask: verify('the balance', 'the credit limit', 'the high credit'),
  };
};

const limit: Words = (finding, reader) => {
  const known =
    finding.evidence.find((each) => each.bureau !== finding.bureaus[0]) ?? quoted(finding, 'creditLimit');
  return {
    says: say`${file(finding, reader)} shows no credit limit${{ text: '', evidence: finding.evidence }}, while ${known.bureau ?? ''} shows one of ${valueText(known)}. Without one an account can look fully used.`,
    ask: verify('the credit limit'),
  };
};

export const amounts = {
  B1: balanceDiffers,
  B2: balanceAfterEnd,
  B3: pastDue,
  B4: payment,
  B5: grew,
  B6: overLimit,
  L1: limit,
} as const satisfies Partial<Record<RuleId, Words>>;
