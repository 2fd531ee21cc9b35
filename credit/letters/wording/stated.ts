/**
 * Words for what the client says about names, addresses, employers, inquiries, and court records. They quote the entry
 * and then state what the client says, and no more.
 */
import { citeCode, citeDate, notReported } from '../../findings/evidence.ts';
import { mayBeSameCompany } from '../../findings/names.ts';
import { citeAddress, citeEmployer, citeName } from '../../findings/personalEntries.ts';
import type { Inquiry, PublicRecord, Report } from '../../report/model.ts';
import { citeConfirmation } from '../confirmed.ts';
import type { Sentence } from '../letter.ts';
import type { Entry } from '../reportItems.ts';
import type { Stated } from '../stated.ts';
import { as, phrase, resting, say } from '../sentence.ts';
import { ask, remove, type Wording } from './phrases.ts';

/** What the file lists, and what the client says about it. */
export interface StatedWording {
  readonly lists: Sentence;
  readonly wording: Wording;
}

/** Null for a statement that leaves the entry alone or that nothing in the file contradicts. */
export function statedWording({ entry, said }: Stated, report: Report): StatedWording | null {
  const wording = worded(entry, said, report);
  if (wording === null) return null;
  return {
    lists: listed(entry),
    wording: { ...wording, statement: resting(wording.statement, [citeConfirmation(said)]) },
  };
}

function listed(entry: Entry): Sentence {
  switch (entry.kind) {
    case 'name':
      return say`Your file lists the name ${citeName(entry.record)}.`;
    case 'address':
      return say`Your file lists ${citeAddress(entry.record)} as a ${entry.record.kind} address.`;
    case 'employer':
      return say`Your file lists the employer ${citeEmployer(entry.record)}.`;
    case 'inquiry': {
      const date = citeDate(entry.record, 'inquiryDate', entry.record.date);
      return date.value === notReported
        ? say`Your file lists this inquiry.`
        : say`Your file lists this inquiry dated ${date}.`;
    }
    case 'publicRecord': {
      const filed = citeDate(entry.record, 'dateFiled', entry.record.dateFiled);
      return filed.value === notReported
        ? say`Your file lists this record.`
        : say`Your file lists this record, filed ${filed}.`;
    }
  }
}

const unlessPermitted = ask(
  'Please remove this inquiry unless the company can show that it had a permissible purpose under 15 U.S.C. § 1681b.',
);

function worded(entry: Entry, said: Stated['said'], report: Report): Wording | null {
  switch (said.statement) {
    case 'neverMyName':
      return { statement: say`This has never been my name.`, request: remove };
    case 'neverLived':
      return { statement: say`I have never lived at this address.`, request: remove };
    case 'neverWorked':
      return { statement: say`I have never worked for this employer.`, request: remove };
    case 'didNotApply':
      return entry.kind === 'inquiry'
        ? { statement: didNotApply(entry.record, report), request: unlessPermitted }
        : null;
    case 'noKnownDebt':
      return {
        statement: say`I know of no debt that this company could be collecting from me.`,
        request: unlessPermitted,
      };
    case 'notMyCase':
      return {
        statement: say`This case is not mine.`,
        request: ask(
          'Please verify with the court whose case this is, and delete the record unless you can establish that it is mine.',
        ),
      };
    case 'dismissed':
    case 'discharged':
    case 'satisfied':
      return entry.kind === 'publicRecord' ? outcome(entry.record, said.statement) : null;
    case 'myName':
    case 'lived':
    case 'worked':
    case 'applied':
    case 'knownDebt':
      return null;
  }
}

/** A client of the company may have applied to it at another time. */
function didNotApply({ subscriber }: Inquiry, { accounts }: Report): Sentence {
  const isClient = accounts.some(({ tradelines }) =>
    tradelines.some((line) =>
      [line.creditorName, line.originalCreditor].some(
        (name) => name !== null && mayBeSameCompany(subscriber?.value ?? '', name.value),
      ),
    ),
  );
  return isClient
    ? say`I did not apply to this company at that time.`
    : say`I did not apply to this company.`;
}

const outcomes = {
  dismissed: { says: 'This case was dismissed', shown: /\bdismiss/i },
  discharged: { says: 'This case ended in a discharge', shown: /\bdischarg/i },
  satisfied: { says: 'I have paid this in full', shown: /\b(satisf|paid|releas)/i },
} as const;

/** Null if the file already shows it, in the record’s status or, for a debt that was paid, by a date. */
function outcome(record: PublicRecord, kind: keyof typeof outcomes): Wording | null {
  const { says, shown } = outcomes[kind];
  const status = citeCode(record, 'recordStatus', record.status);
  if (shown.test(status.value) || (kind === 'satisfied' && record.dateResolved !== null)) return null;
  const but =
    status.value === notReported
      ? phrase`, but my report shows no status for it${as('', status)}`
      : phrase`, but your file shows its status as “${status}”`;
  return {
    statement: say`${says}${but}.`,
    request: ask('Please verify the outcome with the court, and correct the record to show it.'),
  };
}
