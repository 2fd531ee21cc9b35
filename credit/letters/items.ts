/** The points of letters: an account, inquiry, court record, or entry, with its statements and requests. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import { cite, citeCode, citeDate, citeText, notReported } from '../findings/evidence.ts';
import type { Evidence } from '../findings/finding.ts';
import type { Finding } from '../findings/findings.ts';
import type { Account, Inquiry, PublicRecord, Tradeline } from '../report/model.ts';
import type { Confirmation, ReasonKind } from './confirmed.ts';
import type { Item, Recipient, Sentence } from './letter.ts';
import type { Entry } from './reportItems.ts';
import { otherNegatives, reportedFacts } from './reported.ts';
import { joined, phrase, resting, say } from './sentence.ts';
import { confirmedWording } from './wording/confirmed.ts';
import { owedTwice } from './wording/duplicates.ts';
import { entryOf, isPersonal } from './wording/identity.ts';
import { ask, type Wording } from './wording/phrases.ts';
import type { StatedWording } from './wording/stated.ts';
import { wordingOf } from './wording/words.ts';

/**
 * The findings a letter uses: all strong ones or, if there are none, the weak ones. A weak ground only dilutes a
 * strong one or what the client confirmed. So does a payment after the late months if the finding "late with nothing
 * owed" already applies, and so do the consequences of a bankruptcy if the bankruptcy itself is in doubt. Clients who
 * say that an account is not theirs don't argue about what it owes: only what is wrong regardless of who owns the
 * account is added.
 */
function argued(findings: readonly Finding[], reasons: readonly ReasonKind[] = []): readonly Finding[] {
  const settled = findings.some((finding) => finding.rule === 'S7');
  const doubted = findings.filter(({ rule }) => rule === 'K2').flatMap(({ bureaus }) => bureaus);
  const weak = reasons.includes('notMine') ? ['low', 'medium'] : ['low'];
  const strong = findings.filter(
    (finding) =>
      !weak.includes(finding.confidence) &&
      !(settled && finding.fact === 'afterPayment') &&
      !(finding.rule === 'K1' && finding.bureaus.every((bureau) => doubted.includes(bureau))),
  );
  return strong.length > 0 || reasons.length > 0 ? strong : findings;
}

/** A finding in words, with a reference to the finding. */
function worded(finding: Finding, recipient: Recipient): Wording | null {
  const wording = wordingOf(finding, recipient);
  const { rule, confidence, law } = finding;
  if (wording === null) return null;
  const { statement, request } = finding.afterReport === true ? asOfReport(wording, recipient) : wording;
  return { ...wording, statement: { ...statement, finding: { rule, confidence, law } }, request };
}

/** What an old report showed may be gone by now, because its time has ended since. */
function asOfReport(wording: Wording, recipient: Recipient): Wording {
  const { statement } = wording;
  const shown = statement.text.replace(/^Your /, 'your ').replace(' file still ', ' file ');
  return {
    ...wording,
    statement: { ...statement, text: `As of the date of my report, ${shown}` },
    request: ask(
      `If it is still reported, please ${recipient.kind === 'bureau' ? 'remove it' : 'have it removed'}.`,
    ),
  };
}

function known(evidence: Evidence): boolean {
  return evidence.value !== notReported;
}

/** The requests, once for the whole item: special requests, then delete, or verify and correct the fields. */
function asks(wordings: readonly Wording[], furnisher: Sentence, recipient: Recipient): readonly Sentence[] {
  const requests = [
    ...new Set(wordings.flatMap(({ request }) => (request.kind === 'own' ? [request.words] : []))),
  ];
  const found = requests.map((words) => say`${words}`);
  // What must be deleted need not be verified first. Only a bureau has the file; a furnisher is asked to retract
  // what it reported.
  if (wordings.some(({ request }) => request.kind === 'delete'))
    return [recipient.kind === 'bureau' ? say`Please delete it.` : say`Please have it deleted.`];
  const settled = wordings.flatMap(({ request }) => (request.kind === 'own' ? request.settles : []));
  const requested = wordings.flatMap(({ request }) => (request.kind === 'verify' ? request.what : []));
  const fields = [...new Set(requested)].filter((field) => !settled.includes(field));
  if (fields.length === 0) return found;
  const also = found.length > 0 ? 'also ' : '';
  const what = joined(fields);
  return [
    ...found,
    recipient.kind === 'bureau'
      ? say`Please ${also}verify the following with ${furnisher}: ${what}. Please correct anything that is wrong and delete anything that cannot be verified.`
      : say`Please ${also}verify ${what}, and correct anything that is wrong.`,
  ];
}

/** A reason that several points share is given only once, with the last of them. */
function reasonedOnce(wordings: readonly Wording[]): readonly Wording[] {
  return wordings.map((wording, index) => {
    const { statement, reason } = wording;
    if (reason === undefined || wordings.slice(index + 1).some((later) => later.reason === reason))
      return wording;
    return { ...wording, statement: { ...statement, text: `${statement.text} ${reason}` } };
  });
}

/**
 * For a furnisher, a finding that applies to several files is stated once and names the other files, and repeated
 * collections are stated once against the balances of all files, so that nobody reads the same sentence three times.
 */
function mergedFiles(used: readonly { finding: Finding; wording: Wording }[]): readonly Wording[] {
  const groups = new Map<string, { finding: Finding; wording: Wording }[]>();
  for (const each of used) {
    const bureau = each.finding.bureaus[0] ?? '';
    const text = each.wording.statement.text.replaceAll(bureau, '·');
    const key = `${each.finding.rule} ${each.finding.rule === 'D2' ? '' : text}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].flatMap(([first, ...more]) => {
    if (first === undefined) return [];
    if (more.length === 0) return [first.wording];
    const owed = [first, ...more].flatMap(({ finding }) => (finding.rule === 'D2' ? [finding] : []));
    if (owed.length > 0) {
      const { statement } = owedTwice(owed, { kind: 'furnisher' });
      return [{ ...first.wording, statement: { ...first.wording.statement, ...statement } }];
    }
    const files = joined(more.map(({ finding }) => `${finding.bureaus[0] ?? ''}’s`)).text;
    const noun = more.length > 1 ? 'files' : 'file';
    const statement = {
      ...first.wording.statement,
      ...say`${first.wording.statement} The same is true of ${files} ${noun}.`,
    };
    const evidence = more.flatMap(({ wording }) => wording.statement.evidence);
    return [{ ...first.wording, statement: resting(statement, evidence) }];
  });
}

/**
 * An account for one recipient. `lines` are the tradelines in question: one bureau's for that bureau, all of them
 * for its furnisher. What the client confirmed comes first. Without that and without findings, the item states what
 * is reported and asks to verify it, and claims nothing.
 */
export function accountItem(
  account: Account,
  lines: readonly Tradeline[],
  findings: readonly Finding[],
  recipient: Recipient,
  confirmed: readonly Confirmation[] = [],
): Item {
  const first = lines[0];
  if (first === undefined) throw new Error(`No tradeline of ${account.id} to write about`);
  const name = cite(first, 'creditorName');
  const furnisher = known(name) ? phrase`${name}` : phrase`the furnisher`;
  // A creditor finds its account by the number, whichever bureau gives it.
  const own = recipient.kind === 'furnisher' ? [...lines, ...account.tradelines] : [first];
  const number = own.map((line) => cite(line, 'accountNumber')).find(known);
  const opened = [...lines, ...account.tradelines].map((line) => cite(line, 'dateOpened')).find(known);
  const numbered = number !== undefined ? phrase`, account ${number}` : phrase``;
  const confirmedWordings = confirmed.flatMap((confirmation) => {
    const wording = confirmedWording(confirmation, lines, recipient);
    return wording === null ? [] : [{ kind: confirmation.reason.reason, wording }];
  });
  const kinds = confirmedWordings.map(({ kind }) => kind);
  const used = argued(findings, kinds).flatMap((finding) => {
    const wording = worded(finding, recipient);
    return wording === null ? [] : [{ finding, wording }];
  });
  const found = recipient.kind === 'furnisher' ? mergedFiles(used) : used.map(({ wording }) => wording);
  const wordings = reasonedOnce([...confirmedWordings.map(({ wording }) => wording), ...found]);
  return {
    key: `account:${account.id}`,
    heading: phrase`${known(name) ? name : account.creditor || 'Account'}${numbered}`,
    ...(opened !== undefined && { opened: opened.value }),
    states: [
      ...reportedFacts(account, lines, recipient),
      ...(wordings.length === 0 ? lines.flatMap((line) => otherNegatives(line, recipient)) : []),
    ],
    grounds: wordings.map(({ statement }) => statement),
    asks:
      wordings.length > 0
        ? asks(wordings, furnisher, recipient)
        : [
            recipient.kind === 'bureau'
              ? say`Please verify these details with ${furnisher}, and correct or delete anything that cannot be verified as accurate and complete.`
              : say`Please verify these details, and correct anything that is inaccurate or incomplete.`,
          ],
    rules: [...new Set(used.map(({ finding }) => finding.rule))],
  };
}

/** An item that consists of its findings and of what the client says about it, which comes first if it is disputed. */
function entryItem(
  key: string,
  heading: Sentence,
  findings: readonly Finding[],
  bureau: Bureau,
  stated: StatedWording | null = null,
): Item {
  const recipient: Recipient = { kind: 'bureau', bureau };
  const used = stated === null ? argued(findings) : findings.filter(({ confidence }) => confidence !== 'low');
  const wordings = used.flatMap((finding) => worded(finding, recipient) ?? []);
  const found = wordings.map(({ statement }) => statement);
  return {
    key,
    heading,
    states: stated !== null && found.length === 0 ? [stated.lists] : found,
    grounds: stated === null ? [] : [stated.wording.statement],
    asks: asks(stated === null ? wordings : [stated.wording, ...wordings], phrase`its source`, recipient),
    rules: [...new Set(used.map((finding) => finding.rule))],
  };
}

export function inquiryItem(
  inquiry: Inquiry,
  findings: readonly Finding[],
  stated: StatedWording | null = null,
): Item {
  const heading = phrase`${citeText(inquiry, 'inquirer', inquiry.subscriber)}, ${citeDate(inquiry, 'inquiryDate', inquiry.date)}`;
  return entryItem(`inquiry:${inquiry.id}`, heading, findings, inquiry.bureau, stated);
}

export function recordItem(
  record: PublicRecord,
  findings: readonly Finding[],
  stated: StatedWording | null = null,
): Item {
  const parts = [
    citeCode(record, 'recordType', record.type ?? record.classification),
    citeText(record, 'court', record.court),
    citeText(record, 'recordReference', record.reference),
  ].filter(known);
  const heading = parts.reduce<Sentence>(
    (sum, part) => (sum.text === '' ? phrase`${part}` : phrase`${sum}, ${part}`),
    phrase``,
  );
  return entryItem(`publicRecord:${record.id}`, heading, findings, record.bureau, stated);
}

/** One personal entry per finding; signs of a mixed file become a separate item. */
export function personalItems(findings: readonly Finding[], bureau: Bureau): readonly Item[] {
  return findings.filter(isPersonal).map((finding) => {
    const { heading, at } = entryOf(finding);
    return entryItem(`personal:${finding.rule}:${at}`, phrase`${heading}`, [finding], bureau);
  });
}

type PersonalEntry = Extract<Entry, { kind: 'name' | 'address' | 'employer' }>;

const personalHeadings = {
  name: { rule: 'I1', heading: 'Name' },
  address: { rule: 'I3', heading: 'Address' },
  employer: { rule: 'I3', heading: 'Employer' },
} as const;

/** An entry that the client says is not theirs. Its key is that of the finding about it, if there is one. */
export function deniedItem({ kind, key, bureau }: PersonalEntry, stated: StatedWording): Item {
  const { rule, heading } = personalHeadings[kind];
  return entryItem(`personal:${rule}:${key.slice(kind.length + 1)}`, phrase`${heading}`, [], bureau, stated);
}
