/** The points of letters: an account, inquiry, court record, or entry, with its statements and requests. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import { cite, citeCode, citeDate, citeText, notReported } from '../findings/evidence.ts';
import type { Evidence } from '../findings/finding.ts';
import type { Finding } from '../findings/findings.ts';
import type { Account, Inquiry, PublicRecord, Tradeline } from '../report/model.ts';
import type { Confirmation } from './confirmed.ts';
import { argued, asks, distinct, mergedFiles, reasonedOnce, worded } from './itemWords.ts';
import type { Item, Recipient, Sentence } from './letter.ts';
import { thing } from './next/itemNamed.ts';
import { entryCombines, otherNegatives, reportedFacts } from './reported.ts';
import type { Entry } from './reportItems.ts';
import { en, es, nothing, phrase, same, say, words } from './sentence.ts';
import { confirmedWording } from './wording/confirmed.ts';
import { entryNames, entryOf, isPersonal } from './wording/identity.ts';
import { removeIfUser } from './wording/responsibility.ts';
import type { StatedWording } from './wording/stated.ts';

/** Whether a letter may argue with a finding: what a reseller combined shows nothing about a file. */
export const isOfOneFile = ({ restsOnBlend }: Finding): boolean => restsOnBlend !== true;

function known(evidence: Evidence): boolean {
  return evidence.value !== notReported;
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
