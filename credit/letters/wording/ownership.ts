/** Words for findings about whose debt an account is, to whom it is owed, and how often it is listed. */
import type { RuleId } from '#vocabulary/findings.ts';
import { notReported } from '../../findings/evidence.ts';
import type { Evidence, Finding } from '../../findings/finding.ts';
import type { Reader, Sentence } from '../letter.ts';
import { joined, phrase, resting, say } from '../sentence.ts';
import { monthsText } from './months.ts';
import { all, compared, file, fileOf, quoted, request, verify, type Wording, type Words } from './phrases.ts';

function pair(finding: Finding, field: Evidence['field']): readonly [Evidence, Evidence] {
  const [one, other] = all(finding, field);
  if (one === undefined || other === undefined)
    throw new Error(`Finding ${finding.rule} lacks a pair of ${field}`);
  return [one, other];
}

/** "REDLINE PORTFOLIO, account RP99211840,", or the name alone where the file gives no number. */
function numbered(name: Evidence, number: Evidence): Sentence {
  if (number.value === notReported) return resting(phrase`${name},`, [number]);
  return phrase`${name}, account ${number},`;
}

const collectedTwice: Words = (finding, reader) => {
  const [name, otherName] = pair(finding, 'creditorName');
  const [number, otherNumber] = pair(finding, 'accountNumber');
  const [creditor, otherCreditor] = pair(finding, 'originalCreditor');
  const [balance, otherBalance] = pair(finding, 'balance');
  const creditors =
    creditor.value === otherCreditor.value
      ? resting(phrase`both name ${creditor} as original creditor`, [otherCreditor])
      : phrase`the first names ${creditor} and the second ${otherCreditor} as original creditor`;
  return {
    says: say`${file(finding, reader)} lists two collections for what looks like one debt: ${numbered(name, number)} with a balance of ${balance}, and ${numbered(otherName, otherNumber)} with a balance of ${otherBalance}; ${creditors}. One debt can be owed to only one of them.`,
    ask: request(
      reader.kind === 'bureau'
        ? 'Please establish which company owns the debt, and delete this collection if it is not the one.'
        : 'Please show that you own the debt, or have this collection deleted.',
    ),
  };
};

/** The balance at each file in question, then every collection of the same debt once. */
export function owedTwice(findings: readonly Finding[], reader: Reader): Wording {
  const balances = findings.flatMap(({ evidence }) => evidence.slice(0, 1));
  const collected = new Map<string, Sentence>();
  for (const finding of findings) {
    all(finding, 'creditorName').forEach((name, index) => {
      const creditor = all(finding, 'originalCreditor')[index];
      const balance = all(finding, 'balance')[index + 1];
      const words = phrase`${name} in ${fileOf(name.bureau, reader)} (original creditor ${creditor ?? ''}, balance ${balance ?? ''})`;
      collected.set(name.at, words);
    });
  }
  const who = reader.kind === 'bureau' ? 'this creditor as the original one' : 'you as the original creditor';
  const collections = [...collected.values()];
  const name = collections.length > 1 ? 'Collections in my report name' : 'A collection in my report names';
  const [first, ...others] = balances;
  const more = others.map((balance) => phrase`${fileOf(balance.bureau, reader)} one of ${balance}`);
  const head = phrase`${fileOf(first?.bureau ?? null, reader)} shows a balance of ${first ?? ''}`;
  return {
    says: say`${joined([head, ...more])} on this account. ${name} ${who}: ${joined(collections)}. If it is the same debt, it is shown as owed more than once.`,
    ask: verify('the balance', 'who owns the debt'),
  };
}

const listedTwice: Words = (finding, reader) => {
  const [name, otherName] = pair(finding, 'creditorName');
  const [number, otherNumber] = pair(finding, 'accountNumber');
  const [opened, otherOpened] = pair(finding, 'dateOpened');
  return {
    says: say`${file(finding, reader)} lists this account twice: as ${numbered(name, number)} opened ${opened}, and as ${numbered(otherName, otherNumber)} opened ${otherOpened}.`,
    ask: request(
      'Please verify whether these are two accounts, and delete the second listing if they are one.',
    ),
  };
};

const transferredTwice: Words = (finding, reader) => {
  const [name, successor] = pair(finding, 'creditorName');
  return {
    says: say`${file(finding, reader)} shows this loan at ${name} as transferred and again at ${successor}, with the same original amount of ${quoted(finding, 'highBalance')}, and counts the account ${monthsText(all(finding, 'history'))} in both.`,
    ask: verify('the payment history after the transfer'),
  };
};

const creditorMissing: Words = (finding, reader) => ({
  says: resting(
    say`${file(finding, reader)} does not name the original creditor of this collection.`,
    finding.evidence,
  ),
  ask: verify('the original creditor', 'the origin of the debt'),
});

const numberMissing: Words = (finding, reader) => ({
  says: resting(
    say`${file(finding, reader)} gives no account number by which I could recognize this account.`,
    finding.evidence,
  ),
  ask: verify('the account number'),
});

function policy(finding: Finding): Sentence {
  const other = finding.evidence[1] ?? finding.evidence[0];
  if (other === undefined) throw new Error('Finding M1 has lost its evidence');
  const grounds: Readonly<Record<string, Sentence>> = {
    paid: phrase`it is marked “${other}”`,
    small: phrase`its high credit is ${other}, less than $500`,
    recent: phrase`it was opened on ${other}, less than a year ago`,
  };
  return grounds[finding.fact] ?? phrase`${other}`;
}

/** What the bureaus announced in 2022 and 2023 that they leave out. */
const spared: Readonly<Record<string, string>> = {
  paid: 'medical collections that are paid',
  small: 'medical collections of less than $500',
  recent: 'medical collections less than a year old',
};

/** What shows that a debt is for medical care; in another bureau's file, where that one is not in question. */
function careSign(finding: Finding): Sentence {
  const [sign] = finding.evidence;
  if (sign === undefined) throw new Error(`Finding ${finding.rule} has lost its evidence`);
  const shows =
    sign.field === 'originalCreditor'
      ? phrase`its original creditor is given as ${sign}`
      : phrase`it is marked “${sign}”`;
  return sign.bureau === finding.bureaus[0] ? shows : phrase`${shows} in ${sign.bureau ?? ''}’s file`;
}

const medicalPolicy: Words = (finding) => {
  return {
    says: say`As far as my report shows, this collection is for medical care (${careSign(finding)}), and ${policy(finding)}. The three bureaus have announced that they do not report ${spared[finding.fact] ?? ''}.`,
    ask: request('Please remove it under that policy, or tell me why the policy does not apply.'),
  };
};

const medical: Words = (finding) => {
  return {
    says: say`As far as my report shows, this collection is for medical care (${careSign(finding)}).`,
    ask: verify('that the provider of the care confirms the debt'),
  };
};

const authorizedUser: Words = (finding, reader) => ({
  says: say`${file(finding, reader)} lists me as “${quoted(finding, 'designator')}” and reports the account as “${finding.evidence[1] ?? quoted(finding, 'designator')}”. An authorized user does not owe the debt.`,
  ask: request(
    reader.kind === 'bureau'
      ? 'Please take this account out of my file.'
      : 'Please stop reporting this account under my name.',
  ),
});

const endedRole: Words = (finding, reader) =>
  finding.fact === 'deceased'
    ? {
        says: say`${file(finding, reader)} marks my part in this account as “${quoted(finding, 'designator')}”. I am alive and writing this letter.`,
        ask: verify('the responsibility for the account'),
      }
    : {
        says: say`${file(finding, reader)} marks my part in this account as “${quoted(finding, 'designator')}” and still shows a balance of ${quoted(finding, 'balance')}.`,
        ask: verify('the responsibility for the account', 'the balance'),
      };

const included: Words = (finding, reader) => {
  const owed = [
    ...all(finding, 'balance').map((each) => phrase`a balance of ${each}`),
    ...all(finding, 'pastDue').map((each) => phrase`${each} past due`),
    ...all(finding, 'payStatus').map((each) => phrase`the payment status “${each}”`),
  ];
  // The statute ends what is owed; of how an account is rated it says nothing.
  const says = say`${file(finding, reader)} carries the remark “${quoted(finding, 'remark')}” and still shows ${joined(owed)}.`;
  return finding.fact === 'owed'
    ? {
        says: say`${says} A debt discharged in bankruptcy is no longer owed (11 U.S.C. § 524).`,
        ask: verify('the bankruptcy remark', 'the balance', 'the payment status'),
      }
    : { says, ask: verify('the bankruptcy remark', 'the payment status') };
};

const noCase: Words = (finding, reader) => ({
  says: say`${file(finding, reader)} carries the remark “${quoted(finding, 'remark')}” on an account opened ${quoted(finding, 'dateOpened')}, while my report has no bankruptcy case filed after that day.`,
  ask: verify('the bankruptcy remark'),
});

const notIncluded: Words = (finding, reader) => ({
  says: say`${file(finding, reader)} shows this account, opened ${quoted(finding, 'dateOpened')}, as “${finding.evidence[2] ?? quoted(finding, 'payStatus')}” with a date of last activity of ${quoted(finding, 'dateAccountStatus')}. My report has a bankruptcy filed ${quoted(finding, 'dateFiled')} with the status “${quoted(finding, 'recordStatus')}” on ${quoted(finding, 'dateResolved')}, before that activity.`,
  ask: verify('whether the account was included in that case'),
});

/** "your file", "TransUnion’s file", "TransUnion’s and Equifax’s files". */
function filesOf(bureaus: readonly Evidence['bureau'][], reader: Reader): string {
  const named = bureaus.map((bureau) => fileOf(bureau, reader));
  if (named.length < 2 || named.includes('your file')) return joined(named).text;
  return `${joined(named.map((name) => name.replace(/ file$/, ''))).text} files`;
}

const disputeMark: Words = (finding, reader) => {
  if (finding.fact === 'stale') {
    const [mark, over] = [finding.evidence[0], finding.evidence[1]];
    return {
      says: say`${file(finding, reader)} marks this account “${mark ?? ''}” and carries the remark “${over ?? ''}”. Either the dispute is over or it is not.`,
      ask: verify('the dispute mark'),
    };
  }
  const unmarked = finding.evidence.filter((each) => /\bnot disputed\b/i.test(each.value));
  const marked = finding.evidence.filter((each) => !unmarked.includes(each));
  const ours = (list: readonly Evidence[]) => filesOf([...new Set(list.map((each) => each.bureau))], reader);
  const verb = new Set(marked.map((each) => each.bureau)).size > 1 ? 'mark' : 'marks';
  const other = new Set(unmarked.map((each) => each.bureau)).size > 1 ? 'do' : 'does';
  return {
    says: resting(
      say`${ours(marked)} ${verb} this account as disputed, while ${ours(unmarked)} ${other} not.`,
      finding.evidence,
    ),
    ask: verify('the dispute mark'),
  };
};

const closedBy: Words = (finding, reader) => {
  const [said, other] = [finding.evidence[0], finding.evidence[1]];
  if (said === undefined || other === undefined) throw new Error('Finding P2 has lost its evidence');
  const here =
    finding.fact === 'grantor'
      ? phrase`says “${other}”`
      : resting(phrase`does not say who closed it`, [other]);
  return {
    says: say`${fileOf(said.bureau, reader)} carries the remark “${said}” on this account, while ${file(finding, reader)} ${here}.`,
    ask: verify('who closed the account'),
  };
};

export const ownership = {
  D1: collectedTwice,
  D2: (finding, reader) => owedTwice([finding], reader),
  D3: listedTwice,
  D4: transferredTwice,
  N1: creditorMissing,
  N2: (finding, reader) => ({
    says: compared(finding, 'originalCreditor', reader),
    ask: verify('the original creditor'),
  }),
  N3: numberMissing,
  M1: medicalPolicy,
  M2: medical,
  E1: authorizedUser,
  E2: (finding, reader) => ({
    says: compared(finding, 'designator', reader),
    ask: verify('the responsibility for the account'),
  }),
  E3: endedRole,
  K1: included,
  K2: noCase,
  K3: notIncluded,
  P1: disputeMark,
  P2: closedBy,
  X2: (finding, reader) => ({
    says: say`${file(finding, reader)} lists this account under “${quoted(finding, 'partitionType')}” and describes it as “${quoted(finding, 'accountType')}”.`,
    ask: verify('the type of account'),
  }),
} as const satisfies Partial<Record<RuleId, Words>>;
