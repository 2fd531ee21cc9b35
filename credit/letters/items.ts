/** The points of letters: an account, inquiry, court record, or entry, with its statements and requests. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import { cite, citeCode, citeDate, citeText, notReported } from '../findings/evidence.ts';
import type { Evidence } from '../findings/finding.ts';
import type { Finding } from '../findings/findings.ts';
import type { Account, Inquiry, PublicRecord, Tradeline } from '../report/model.ts';
import type { Confirmation, ReasonKind } from './confirmed.ts';
import type { Item, Recipient, Sentence } from './letter.ts';
import type { Entry } from './reportItems.ts';
import { entryCombines, otherNegatives, reportedFacts } from './reported.ts';
import { thing } from './next/itemNamed.ts';
import {
  capital,
  en,
  es,
  inARow,
  joined,
  nothing,
  phrase,
  resting,
  same,
  say,
  withText,
  words,
} from './sentence.ts';
import { confirmedWording } from './wording/confirmed.ts';
import { owedTwice } from './wording/duplicates.ts';
import { entryNames, entryOf, isPersonal } from './wording/identity.ts';
import { ask, type Wording } from './wording/phrases.ts';
import { removeIfUser } from './wording/responsibility.ts';
import type { StatedWording } from './wording/stated.ts';
import { wordingOf } from './wording/words.ts';

/**
 * The findings a letter uses: all strong ones or, if there are none, the weak ones. A weak ground only dilutes a
 * strong one or what the client confirmed. So does a payment after the late months if the finding "late with nothing
 * owed" already applies, and so do the consequences of a bankruptcy if the bankruptcy itself is in doubt. Clients who
 * say that an account is not theirs don't argue about what it owes: only what is wrong regardless of who owns the
 * account is added, and never that it was discharged in a bankruptcy, which could only be their own.
 */
function argued(findings: readonly Finding[], reasons: readonly ReasonKind[] = []): readonly Finding[] {
  const settled = findings.some((finding) => finding.rule === 'S7');
  const doubted = findings.filter(({ rule }) => rule === 'K2').flatMap(({ bureaus }) => bureaus);
  const weak = reasons.includes('notMine') ? ['low', 'medium'] : ['low'];
  const strong = findings.filter(
    (finding) =>
      !weak.includes(finding.confidence) &&
      !(finding.rule === 'K1' && reasons.includes('notMine')) &&
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
  const statement = withText(
    wording.statement,
    (text) =>
      `${text.startsWith('My report ') ? 'As of its date' : 'As of the date of my report'}, ${text
        .replace(/^(Your|My) /, (start) => start.toLowerCase())
        .replace(/ (file|report) still /, ' $1 ')}`,
    (gloss) =>
      `${gloss.startsWith('Mi informe ') ? 'A su fecha' : 'A la fecha de mi informe'}, ${gloss
        .replace(/^(Su|El|Mi) /, (start) => start.toLowerCase())
        .replace(' todavía ', ' ')}`,
  );
  const request =
    recipient.kind === 'bureau'
      ? words(
          'If it is still reported, please remove it.',
          'Si esto todavía se reporta, por favor, retírenlo.',
        )
      : words(
          'If it is still reported, please have it removed.',
          'Si esto todavía se reporta, por favor, hagan que se retire.',
        );
  return { ...wording, statement, request: ask(request) };
}

/** Whether a letter may argue with a finding: what a reseller combined shows nothing about a file. */
export const isOfOneFile = ({ restsOnBlend }: Finding): boolean => restsOnBlend !== true;

function known(evidence: Evidence): boolean {
  return evidence.value !== notReported;
}

/** Each text once, based on what all of them are based on. */
const distinct = (sentences: readonly Sentence[]): readonly Sentence[] =>
  [...Map.groupBy(sentences, ({ text }) => text).values()].flatMap(([first, ...more]) =>
    first === undefined
      ? []
      : [
          resting(
            first,
            more.flatMap(({ evidence }) => evidence),
          ),
        ],
  );

/** Whom a request is about: the item, and who reported it. */
interface Asked {
  /** "this account". */
  readonly it: Sentence;
  readonly furnisher: Sentence;
  readonly recipient: Recipient;
}

/** The requests, once for the whole item: special requests, then delete, or verify and correct the fields. */
function asks(wordings: readonly Wording[], { it, furnisher, recipient }: Asked): readonly Sentence[] {
  const requests = distinct(
    wordings.flatMap(({ request }) => (request.kind === 'own' ? [request.words] : [])),
  );
  const found = requests.map((request) => withText(request, capital));
  // What must be deleted need not be verified first. Only a bureau has the file; a furnisher is asked to retract
  // what it reported.
  if (wordings.some(({ request }) => request.kind === 'delete'))
    return [
      recipient.kind === 'bureau'
        ? say(en`Please delete it.`, es`Por favor, eliminen ${it}.`)
        : say(en`Please have it deleted.`, es`Por favor, hagan que se elimine ${it}.`),
    ];
  const settled = wordings.flatMap(({ request }) => (request.kind === 'own' ? request.settles : []));
  const requested = wordings.flatMap(({ request }) => (request.kind === 'verify' ? request.what : []));
  const fields = distinct(requested).filter(({ text }) => !settled.some((each) => each.text === text));
  if (fields.length === 0) return found;
  const also = found.length > 0 ? words('also ', ' también') : nothing;
  const what = joined(fields);
  return [
    ...found,
    recipient.kind === 'bureau'
      ? say(
          en`Please ${also}verify the following with ${furnisher}: ${what}. Please correct anything that is wrong and delete anything that cannot be verified.`,
          es`Por favor, verifiquen${also} lo siguiente con ${furnisher}: ${what}. Por favor, corrijan lo que esté mal y eliminen lo que no se pueda verificar.`,
        )
      : say(
          en`Please ${also}verify ${what}, and correct anything that is wrong.`,
          es`Por favor, verifiquen${also} ${what} y corrijan lo que esté mal.`,
        ),
  ];
}

/** A reason that several points share is given only once, with the last of them. */
function reasonedOnce(wordings: readonly Wording[]): readonly Wording[] {
  return wordings.map((wording, index) => {
    const { statement, reason } = wording;
    if (reason === undefined || wordings.slice(index + 1).some((later) => later.reason === reason))
      return wording;
    return { ...wording, statement: { ...statement, ...inARow([statement, reason]) } };
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
    const others = joined(
      more.map(({ finding: { bureaus } }) =>
        words(`${bureaus[0] ?? ''}’s`, `el expediente de ${bureaus[0] ?? ''}`),
      ),
    );
    const noun = more.length > 1 ? words('files', '') : words('file', '');
    const own = first.wording.statement;
    const statement = {
      ...own,
      ...say(en`${own} The same is true of ${others} ${noun}.`, es`${own} Lo mismo vale para ${others}.`),
    };
    const evidence = more.flatMap(({ wording }) => wording.statement.evidence);
    return [{ ...first.wording, statement: resting(statement, evidence) }];
  });
}

/**
 * An account for one recipient. `lines` are the tradelines in question: one bureau's for that bureau, all of them
 * for its furnisher. What the client confirmed comes first. Without that and without findings, the item states what
 * is reported and asks to verify it, and claims nothing. Nor does it claim anything about a file by what a reseller
 * blended from several.
 */
export function accountItem(
  account: Account,
  lines: readonly Tradeline[],
  all: readonly Finding[],
  to: Recipient,
  confirmed: readonly Confirmation[] = [],
): Item {
  const blended = account.tradelines.flatMap((line) => (line.blended ? [line.bureau] : []));
  const findings = all.filter(isOfOneFile);
  const recipient: Recipient = blended.length === 0 ? to : { ...to, blended };
  const first = lines[0];
  if (first === undefined) throw new Error(`No tradeline of ${account.id} to write about`);
  const name = cite(first, 'creditorName');
  const furnisher = known(name)
    ? phrase(en`${name}`, es`${name}`)
    : words('the furnisher', 'la empresa que la reporta');
  // A creditor finds its account by the number, whichever bureau gives it.
  const own = recipient.kind === 'furnisher' ? [...lines, ...account.tradelines] : [first];
  const number = own.map((line) => cite(line, 'accountNumber')).find(known);
  const opened = [...lines, ...account.tradelines].map((line) => cite(line, 'dateOpened')).find(known);
  const numbered = number !== undefined ? phrase(en`, account ${number}`, es`, cuenta ${number}`) : nothing;
  const confirmedWordings = confirmed.flatMap((confirmation) => {
    const wording = confirmedWording(confirmation, lines, recipient);
    return wording === null ? [] : [{ kind: confirmation.reason.reason, wording }];
  });
  const kinds = confirmedWordings.map(({ kind }) => kind);
  const isRoleInDoubt =
    recipient.kind === 'furnisher' &&
    !kinds.includes('authorizedUser') &&
    findings.some(({ rule }) => rule === 'E2');
  const used = argued(findings, kinds).flatMap((finding) => {
    const wording = worded(finding, recipient);
    if (wording === null) return [];
    const isDoubtful = finding.rule === 'E1' && isRoleInDoubt;
    return [{ finding, wording: isDoubtful ? { ...wording, request: removeIfUser } : wording }];
  });
  const found = recipient.kind === 'furnisher' ? mergedFiles(used) : used.map(({ wording }) => wording);
  const wordings = reasonedOnce([...confirmedWordings.map(({ wording }) => wording), ...found]);
  const key = `account:${account.id}`;
  const called = known(name)
    ? name
    : account.creditor === ''
      ? words('Account', 'Cuenta')
      : same(account.creditor);
  return {
    key,
    heading: phrase(en`${called}${numbered}`, es`${called}${numbered}`),
    ...(opened !== undefined && { opened: opened.value }),
    // What two lines of one bureau, or two copies of another account, show alike is said once.
    states: distinct([
      ...reportedFacts(account, lines, recipient),
      ...(wordings.length === 0 ? lines.flatMap((line) => otherNegatives(line, recipient)) : []),
    ]),
    grounds: distinct(wordings.map(({ statement }) => statement)),
    asks:
      wordings.length > 0
        ? asks(wordings, { it: thing({ key }), furnisher, recipient })
        : [
            recipient.kind === 'bureau'
              ? say(
                  en`Please verify these details with ${furnisher}, and correct or delete anything that cannot be verified as accurate and complete.`,
                  es`Por favor, verifiquen estos datos con ${furnisher} y corrijan o eliminen todo lo que no se pueda verificar como exacto y completo.`,
                )
              : words(
                  'Please verify these details, and correct anything that is inaccurate or incomplete.',
                  'Por favor, verifiquen estos datos y corrijan todo lo que sea inexacto o incompleto.',
                ),
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
  blended: readonly Bureau[] = [],
): Item {
  const recipient: Recipient = { kind: 'bureau', bureau, ...(blended.length > 0 && { blended }) };
  const used = stated === null ? argued(findings) : findings.filter(({ confidence }) => confidence !== 'low');
  const wordings = used.flatMap((finding) => worded(finding, recipient) ?? []);
  const found = wordings.map(({ statement }) => statement);
  return {
    key,
    heading,
    states: [
      ...(stated !== null && found.length === 0 ? [stated.lists] : found),
      ...(blended.length > 0 ? [entryCombines(thing({ key }), blended)] : []),
    ],
    grounds: stated === null ? [] : [stated.wording.statement],
    asks: asks(stated === null ? wordings : [stated.wording, ...wordings], {
      it: thing({ key }),
      furnisher: words('its source', 'su fuente'),
      recipient,
    }),
    rules: [...new Set(used.map((finding) => finding.rule))],
  };
}

export function inquiryItem(
  inquiry: Inquiry,
  findings: readonly Finding[],
  stated: StatedWording | null = null,
): Item {
  const [company, date] = [
    citeText(inquiry, 'inquirer', inquiry.subscriber),
    citeDate(inquiry, 'inquiryDate', inquiry.date),
  ];
  const heading = known(company)
    ? listed([company, date])
    : known(date)
      ? phrase(en`Inquiry dated ${date}`, es`Consulta del ${date}`)
      : words('Inquiry without a name', 'Consulta sin nombre');
  return entryItem(`inquiry:${inquiry.id}`, heading, findings, inquiry.bureau, stated, inquiry.blended);
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
  ];
  const heading = parts.some(known)
    ? listed(parts)
    : words('Court record without details', 'Registro judicial sin detalles');
  return entryItem(`publicRecord:${record.id}`, heading, findings, record.bureau, stated, record.blended);
}

/** The values that are reported, with commas. */
const listed = (values: readonly Evidence[]): Sentence =>
  values
    .filter(known)
    .reduce<Sentence>(
      (sum, part) =>
        sum.text === '' ? phrase(en`${part}`, es`${part}`) : phrase(en`${sum}, ${part}`, es`${sum}, ${part}`),
      nothing,
    );

/** One personal entry per finding; signs of a mixed file become a separate item. */
export function personalItems(findings: readonly Finding[], bureau: Bureau): readonly Item[] {
  return findings.filter(isPersonal).map((finding) => {
    const { heading, at } = entryOf(finding);
    return entryItem(`personal:${finding.rule}:${at}`, heading, [finding], bureau);
  });
}

type PersonalEntry = Extract<Entry, { kind: 'name' | 'address' | 'employer' }>;

const personalHeadings = {
  name: { rule: 'I1', heading: entryNames.name },
  address: { rule: 'I3', heading: entryNames.address },
  employer: { rule: 'I3', heading: entryNames.employer },
} as const;

/** An entry that the client says is not theirs. Its key is that of the finding about it, if there is one. */
export function deniedItem({ kind, key, bureau }: PersonalEntry, stated: StatedWording): Item {
  const { rule, heading } = personalHeadings[kind];
  return entryItem(`personal:${rule}:${key.slice(kind.length + 1)}`, heading, [], bureau, stated);
}
