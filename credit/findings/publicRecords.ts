/** Court records: too old, or told differently by the bureaus. Disputes of them go to bureaus only (1022.43(b)(1)). */
import type { IsoDate, PublicRecord } from '../report/model.ts';
import { groupByKey, firstOf } from './groupByKey.ts';
import { addYears, monthsBetween } from './calendar.ts';
import { isBankruptcy } from './bankruptcy.ts';
import { citeCode, citeDate, citeRecord } from './evidence.ts';
import { law, type Hit, type Rule } from './finding.ts';
import { shownStart } from './names.ts';

/** A rule that looks at one record at a time. */
function recordRule(
  head: Omit<Rule, 'find' | 'recipient'>,
  find: (
    record: PublicRecord,
    today: IsoDate,
    ofMonth: (month: string) => readonly PublicRecord[],
  ) => Omit<Hit, 'subject' | 'bureaus'> | null,
): Rule {
  return {
    ...head,
    recipient: 'bureau',
    find: ({ report, today }) => {
      const ofMonth = groupByKey(report.publicRecords, monthFiled);
      return report.publicRecords.flatMap((record) => {
        const hit = find(record, today, ofMonth);
        return hit === null
          ? []
          : [{ ...hit, subject: { kind: 'publicRecord', id: record.id }, bureaus: [record.bureau] }];
      });
    },
  };
}

function describes(record: PublicRecord, words: RegExp): boolean {
  return words.test(
    `${record.classification?.value.description ?? ''} ${record.type?.value.description ?? ''}`,
  );
}

/** Ten years from filing by statute; bureaus themselves drop chapter 13 after seven, which no statute demands. */
const oldBankruptcy = recordRule(
  { id: 'O3', name: 'Old bankruptcy', confidence: 'high', law: law.agedBankruptcy },
  (record, today) => {
    if (!isBankruptcy(record) || record.dateFiled === null) return null;
    const evidence = citeRecord(record);
    if (addYears(record.dateFiled.value, 10) < today)
      return { fact: 'tenYears', evidence, ended: addYears(record.dateFiled.value, 10) };
    const practice = describes(record, /\bchapter 13\b/i) && addYears(record.dateFiled.value, 7) < today;
    return practice ? { fact: 'chapter13Practice', evidence, confidence: 'medium' } : null;
  },
);

/** A tax lien released more than seven years ago; or any lien or judgment, which the bureaus gave up in 2017 and 2018. */
const oldLien = recordRule(
  { id: 'O4', name: 'Old lien or judgment', confidence: 'high', law: law.agedRecord },
  (record, today) => {
    const evidence = [...citeRecord(record), citeDate(record, 'dateResolved', record.dateResolved)];
    if (
      describes(record, /\blien\b/i) &&
      record.dateResolved !== null &&
      addYears(record.dateResolved.value, 7) < today
    ) {
      return { fact: 'releasedLien', evidence, ended: addYears(record.dateResolved.value, 7) };
    }
    const given = describes(record, /\b(lien|judge?ment)\b/i) && today > '2018-12-31';
    return given ? { fact: 'practice', evidence: citeRecord(record), confidence: 'medium' } : null;
  },
);

/** Records of one case (filed in the same month, references that agree) that differ in status, kind or resolution. */
const caseMismatch = recordRule(
  { id: 'K4', name: 'Court record differs between bureaus', confidence: 'medium', law: law.accuracy },
  (record, _today, ofMonth) => {
    const others = monthFiled(record).flatMap((month) =>
      firstOf(ofMonth(month), (other) => other.bureau !== record.bureau && sameCase(record, other)),
    );
    const evidence = others.flatMap((other) => {
      const status = textDiffers(record.status?.value.description, other.status?.value.description);
      const type = textDiffers(record.type?.value.description, other.type?.value.description);
      const resolved =
        record.dateResolved !== null &&
        other.dateResolved !== null &&
        monthsBetween(record.dateResolved.value, other.dateResolved.value) !== 0;
      return [
        ...(status ? [record, other].map((each) => citeCode(each, 'recordStatus', each.status)) : []),
        ...(type ? [record, other].map((each) => citeCode(each, 'recordType', each.type)) : []),
        ...(resolved ? [record, other].map((each) => citeDate(each, 'dateResolved', each.dateResolved)) : []),
      ];
    });
    return evidence.length > 0 ? { fact: 'differs', evidence } : null;
  },
);

const monthFiled = ({ dateFiled }: PublicRecord): readonly string[] =>
  dateFiled === null ? [] : [dateFiled.value.slice(0, 7)];

/** Of records filed in one month. */
function sameCase(one: PublicRecord, other: PublicRecord): boolean {
  const [a, b] = [shownStart(one.reference?.value ?? ''), shownStart(other.reference?.value ?? '')];
  return a === '' || b === '' || a.startsWith(b) || b.startsWith(a);
}

function textDiffers(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one !== '' && other !== '' && one !== other;
}

export const publicRecords: readonly Rule[] = [oldBankruptcy, oldLien, caseMismatch];
