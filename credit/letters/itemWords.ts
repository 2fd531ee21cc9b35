/** What the point of a letter says: the findings it argues with, each once, and its requests. */
import type { Finding } from '../findings/findings.ts';
import type { ReasonKind } from './confirmed.ts';
import type { Recipient, Sentence } from './letter.ts';
import { capital, en, es, inARow, joined, nothing, resting, say, withText, words } from './sentence.ts';
import { owedTwice } from './wording/duplicates.ts';
import { ask, type Wording } from './wording/phrases.ts';
import { wordingOf } from './wording/words.ts';

/**
 * The findings a letter uses: all strong ones or, if there are none, the weak ones. A weak ground only dilutes a
 * strong one or what the client confirmed. So does a payment after the late months if the finding "late with nothing
 * owed" already applies, and so do the consequences of a bankruptcy if the bankruptcy itself is in doubt. Clients who
 * say that an account is not theirs don't argue about what it owes: only what is wrong regardless of who owns the
 * account is added, and never that it was discharged in a bankruptcy, which could only be their own.
 */
export function argued(
  findings: readonly Finding[],
  reasons: readonly ReasonKind[] = [],
): readonly Finding[] {
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
export function worded(finding: Finding, recipient: Recipient): Wording | null {
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

/** Each text once, based on what all of them are based on. */
export const distinct = (sentences: readonly Sentence[]): readonly Sentence[] =>
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
export function asks(wordings: readonly Wording[], { it, furnisher, recipient }: Asked): readonly Sentence[] {
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
export function reasonedOnce(wordings: readonly Wording[]): readonly Wording[] {
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
export function mergedFiles(used: readonly { finding: Finding; wording: Wording }[]): readonly Wording[] {
  const groups = new Map<string, { finding: Finding; wording: Wording }[]>();
  // The findings of two files can quote one date of a third, which is said once.
  const said = (each: (typeof used)[number]) => `${each.finding.rule} ${each.wording.statement.text}`;
  const distinct = new Map(used.toReversed().map((each) => [said(each), each]));
  for (const each of used.filter((one) => one.finding.rule === 'D2' || distinct.get(said(one)) === one)) {
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
