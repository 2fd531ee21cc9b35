/**
 * Court records that are too old or that bureaus report differently. Their disputes go only to bureaus
 * (1022.43(b)(1)).
 */
import type { IsoDate, PublicRecord } from '../report/model.ts';
import { isBankruptcy } from './bankruptcy.ts';
import { addYears, latestDay, latestDayAt, monthsBetween } from './calendar.ts';
import { citeCode, citeDate, citeRecord } from './evidence.ts';
import type { Evidence, Facts, Proof, Rule, RuleHead } from './finding.ts';
import { firstOf, groupByKey } from './groupByKey.ts';
import { law } from './law.ts';
import { reportRule, type Family } from './rule.ts';
import { isSameCase } from './sameCase.ts';
import { phraseKey } from '#vocabulary/bureauWords/phrase.ts';

type RecordEvidence = ReturnType<typeof citeRecord>;
type RecordField = 'recordStatus' | 'recordType' | 'dateResolved';
type Difference = Readonly<Record<'own' | 'other', Evidence<RecordField>>>;

export const publicRecords = {
  O3: recordRule<Record<'tenYears' | 'chapter13Practice', RecordEvidence>>(
    {
      name: 'Old bankruptcy',
      condition:
        'A bankruptcy was filed more than ten years ago. Or, with medium confidence, a chapter 13 bankruptcy was filed more than seven years ago: bureaus stop showing those in practice, which no statute demands. The first of a month at Equifax or Experian can mean any day of it.',
      confidence: 'high',
      law: law.agedBankruptcy,
    },
    (record, today) => {
      if (!isBankruptcy(record) || record.dateFiled === null) return null;
      const evidence = citeRecord(record);
      const filed = latestDayAt(record.bureau, record.dateFiled);
      const ended = addYears(latestDay(record.dateFiled), 10);
      if (addYears(filed, 10) < today) return { fact: 'tenYears', evidence, ended };
      const isPractice = describes(record, /\bchapter 13\b/i) && addYears(filed, 7) < today;
      return isPractice ? { fact: 'chapter13Practice', evidence, confidence: 'medium' } : null;
    },
  ),

  O4: recordRule<{
    releasedLien: { record: RecordEvidence; resolved: Evidence };
    practice: { record: RecordEvidence };
  }>(
    {
      name: 'Old lien or judgment',
      condition:
        'A tax lien was resolved more than seven years ago (the first of a month at Equifax or Experian can mean any day of it). Or, with medium confidence, any other lien or judgment: the bureaus stopped showing them in 2017 and 2018.',
      confidence: 'high',
      law: law.agedRecord,
    },
    (record, today) => {
      const resolved = record.dateResolved;
      const isPast = resolved !== null && addYears(latestDayAt(record.bureau, resolved), 7) < today;
      if (isPast && describes(record, /\btax\b/i) && describes(record, /\blien\b/i)) {
        const evidence = {
          record: citeRecord(record),
          resolved: citeDate(record, 'dateResolved', resolved),
        };
        return { fact: 'releasedLien', evidence, ended: addYears(latestDay(resolved), 7) };
      }
      const isShownNoMore = describes(record, /\b(lien|judge?ment)\b/i) && today > '2018-12-31';
      return isShownNoMore
        ? { fact: 'practice', evidence: { record: citeRecord(record) }, confidence: 'medium' }
        : null;
    },
  ),

  K4: recordRule<{ differs: { differences: readonly Difference[] } }>(
    {
      name: 'Court record differs between bureaus',
      condition:
        'Two bureaus show one case (filed in the same month, under references that agree as far as both show them) with different statuses or types, or resolved in different months. Case, punctuation, and words that add nothing (such as “voluntary” to a chapter) make no difference.',
      confidence: 'medium',
      law: law.accuracy,
    },
    (record, _today, ofMonth) => {
      const others = monthFiled(record).flatMap((month) =>
        firstOf(ofMonth(month), (other) => other.bureau !== record.bureau && isSameCase(record, other)),
      );
      const differences = others.flatMap((other) => differencesOf(record, other));
      return differences.length > 0 ? { fact: 'differs', evidence: { differences } } : null;
    },
  ),
} satisfies Family;

/** A rule that looks at one record at a time. */
function recordRule<F extends Facts>(
  head: Omit<RuleHead, 'recipient' | 'topics'>,
  find: (
    record: PublicRecord,
    today: IsoDate,
    ofMonth: (month: string) => readonly PublicRecord[],
  ) => Proof<F> | null,
): Rule<F> {
  return reportRule({ ...head, recipient: 'bureau', topics: [] }, ({ report, today }) => {
    const ofMonth = groupByKey(report.publicRecords, monthFiled);
    return report.publicRecords.flatMap((record) => {
      const proof = find(record, today, ofMonth);
      if (proof === null) return [];
      return [
        { ...proof, bureaus: [record.bureau], subject: { kind: 'publicRecord', id: record.id } as const },
      ];
    });
  });
}

/** Whether a bureau's words for a court record contain these. */
export function describes(record: PublicRecord, words: RegExp): boolean {
  return words.test(
    `${record.classification?.value.description ?? ''} ${record.type?.value.description ?? ''}`,
  );
}

const monthFiled = ({ dateFiled }: PublicRecord): readonly string[] =>
  dateFiled === null ? [] : [dateFiled.value.slice(0, 7)];

function differencesOf(one: PublicRecord, two: PublicRecord): readonly Difference[] {
  const found: Difference[] = [];
  if (textDiffers(one.status?.value.description, two.status?.value.description, ofStatus))
    found.push({
      own: citeCode(one, 'recordStatus', one.status),
      other: citeCode(two, 'recordStatus', two.status),
    });
  if (textDiffers(one.type?.value.description, two.type?.value.description, ofType))
    found.push({ own: citeCode(one, 'recordType', one.type), other: citeCode(two, 'recordType', two.type) });
  const [ended, otherEnded] = [one.dateResolved, two.dateResolved];
  if (ended !== null && otherEnded !== null && monthsBetween(ended.value, otherEnded.value) !== 0)
    found.push({
      own: citeDate(one, 'dateResolved', ended),
      other: citeDate(two, 'dateResolved', otherEnded),
    });
  return found;
}

function textDiffers(
  one: string | undefined,
  other: string | undefined,
  addingNothing: ReadonlySet<string>,
): boolean {
  if (one === undefined || other === undefined) return false;
  const [first, second] = [essence(one, addingNothing), essence(other, addingNothing)];
  return first !== '' && second !== '' && first !== second;
}

/** Words of a type or status that say nothing else about a case: that it is a bankruptcy, who filed it, or, of a status, its chapter. */
const ofType: ReadonlySet<string> = new Set(['bankruptcy', 'chapter', 'voluntary', 'petition', 'case']);
const ofStatus: ReadonlySet<string> = new Set([...ofType, '7', '11', '12', '13']);

/** What a status or type says, whatever its spelling and the order of its words. */
const essence = (text: string, addingNothing: ReadonlySet<string>): string =>
  phraseKey(text)
    .split(' ')
    .filter((word) => !addingNothing.has(word))
    .toSorted()
    .join(' ');
