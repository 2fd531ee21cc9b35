/** Words for findings that only bureaus are asked about: court records, inquiries, personal information. */
import type { RuleId } from '#vocabulary/findings.ts';
import type { Evidence, Finding } from '../../findings/finding.ts';
import { usDate } from '../../findings/formatValue.ts';
import { joined, phrase, say } from '../sentence.ts';
import { all, compared, file, quoted, remove, request, type Words } from './phrases.ts';

function ended(finding: Finding): string {
  return finding.ended === undefined ? '' : usDate(finding.ended);
}

const oldBankruptcy: Words = (finding, reader) => {
  const filed = quoted(finding, 'dateFiled');
  if (finding.fact === 'tenYears') {
    return {
      says: say`${file(finding, reader)} still lists this case, filed ${filed}. A bankruptcy may be reported for ten years from the order for relief (15 U.S.C. § 1681c(a)(1)); counted from the filing, the ten years ended on ${ended(finding)}.`,
      ask: remove,
    };
  }
  return {
    says: say`${file(finding, reader)} lists this chapter 13 case, filed ${filed}. The statute allows ten years; I understand that in practice bureaus stop showing chapter 13 cases seven years after filing, and those have passed.`,
    ask: request(
      'Please tell me whether that practice applies to this record, and remove the record if it does.',
    ),
  };
};

const oldLien: Words = (finding, reader) => {
  if (finding.fact === 'releasedLien') {
    return {
      says: say`${file(finding, reader)} lists this lien as resolved on ${quoted(finding, 'dateResolved')}. A paid tax lien may be reported for seven years from payment (15 U.S.C. § 1681c(a)(3)); the seven years ended on ${ended(finding)}.`,
      ask: remove,
    };
  }
  return {
    says: say`${file(finding, reader)} lists this “${quoted(finding, 'recordType')}”. The three bureaus have stopped showing liens and judgments.`,
    ask: request(
      'Please remove the record under that practice, or verify it with the court and tell me on what ground it is kept.',
    ),
  };
};

const caseDiffers: Words = (finding, reader) => {
  const fields = [...new Set(finding.evidence.map((each) => each.field))];
  const sentences = fields.map((field) => compared(finding, field, reader));
  const text = sentences.map((each) => each.text).join(' ');
  return {
    says: { text, evidence: finding.evidence },
    ask: request(
      'Please verify this record with the court, correct what is wrong, and delete it if it cannot be verified.',
    ),
  };
};

const oldInquiry: Words = (finding, reader) => ({
  says: say`${file(finding, reader)} still lists this inquiry of ${quoted(finding, 'inquiryDate')}. In practice bureaus show an inquiry for two years; the two years ended on ${ended(finding)}.`,
  ask: remove,
});

const noAccount: Words = (finding, reader) => ({
  says: say`${file(finding, reader)} lists this inquiry of ${quoted(finding, 'inquiryDate')}. My report shows no account with this company opened ${finding.fact === 'noneSince' ? 'since' : 'in the 120 days after it'}.`,
  ask: request(
    'Please verify with the company what permissible purpose it had under 15 U.S.C. § 1681b, and remove the inquiry if it shows none.',
  ),
});

const inquiredTwice: Words = (finding, reader) => {
  const [one, other] = all(finding, 'inquiryDate');
  if (one === undefined || other === undefined) throw new Error('Finding Q3 has lost its evidence');
  const when =
    one.value === other.value
      ? phrase`both on ${one}${{ text: '', evidence: [other] }}`
      : phrase`on ${other} and on ${one}`;
  return {
    says: say`${file(finding, reader)} lists two inquiries by this company, ${when}.`,
    ask: request('Please verify whether these were two requests, and remove this listing if they were one.'),
  };
};

const collector: Words = (finding, reader) => ({
  says: say`${file(finding, reader)} lists this inquiry of ${quoted(finding, 'inquiryDate')} by a company that collects debts, and my report shows no account with it.`,
  ask: request(
    'Please verify what permissible purpose it had under 15 U.S.C. § 1681b(a)(3)(A), and remove the inquiry if it shows none.',
  ),
});

const unlessMine =
  'Please verify where this entry comes from, and remove it unless you can establish that it is mine.';

const unlikeOthers = 'which does not agree with the other files.';

const name: Words = (finding, reader) => {
  const part = finding.fact === 'surname' ? 'last name' : 'first name';
  const why = finding.fact === 'unlikeOthers' ? unlikeOthers : `whose ${part} is not the one I give above.`;
  return {
    says: say`${file(finding, reader)} lists the name ${quoted(finding, 'name')}, ${why}`,
    ask: request(unlessMine),
  };
};

const birthOrSsn: Words = (finding, reader) => {
  const head = file(finding, reader);
  // Experian gives no more than the year.
  const birth = () => (/^\d{4}$/.test(quoted(finding, 'birth').value) ? 'year of birth' : 'date of birth');
  switch (finding.fact) {
    case 'birth':
      return {
        says: say`${head} lists ${quoted(finding, 'birth')} as my ${birth()}, which is not the one I give above.`,
        ask: request('Please correct it to the one above.'),
      };
    case 'birthUnlikeOthers':
      return {
        says: say`${head} lists ${quoted(finding, 'birth')} as my ${birth()}, ${unlikeOthers}`,
        ask: request(unlessMine),
      };
    case 'ssnUnlikeOthers':
      return {
        says: say`${head} lists a Social Security number ${quoted(finding, 'ssn')}, ${unlikeOthers}`,
        ask: request(unlessMine),
      };
    default: {
      const which =
        finding.fact === 'ssnFirstFive'
          ? ', but with other digits before them than mine.'
          : ', which is not mine.';
      return {
        says: say`${head} lists a Social Security number ${quoted(finding, 'ssn')}${which}`,
        ask: request(
          'Please remove this number from my file, and check whether anything reported under it belongs to someone else.',
        ),
      };
    }
  }
};

const addressOrEmployer: Words = (finding, reader) => {
  if (finding.fact === 'employer') {
    return {
      says: say`${file(finding, reader)} lists the employer ${quoted(finding, 'employer')}.`,
      ask: request('Please verify this entry, and remove it if you cannot.'),
    };
  }
  const kind = finding.fact === 'currentAddress' ? 'current' : 'previous';
  return {
    says: say`${file(finding, reader)} lists ${quoted(finding, 'address')} as a ${kind} address. ${kind === 'current' ? 'It is not the address I give above.' : 'It is not part of my identification above.'}`,
    ask: request(unlessMine),
  };
};

function sign(evidence: Evidence) {
  const labels: Partial<Record<Evidence['field'], string>> = {
    name: 'the name',
    ssn: 'a Social Security number',
    birth: 'the date of birth',
    address: 'the address',
  };
  return phrase`${labels[evidence.field] ?? ''} ${evidence}`;
}

const mixed: Words = (finding, reader) => ({
  says: say`Together, ${joined(finding.evidence.map(sign))} in ${file(finding, reader)} suggest that another person’s information has been mixed into it.`,
  ask: request('Please check my file for entries that belong to someone else, and remove them.'),
});

export const entries = {
  O3: oldBankruptcy,
  O4: oldLien,
  K4: caseDiffers,
  Q1: oldInquiry,
  Q2: noAccount,
  Q3: inquiredTwice,
  Q4: collector,
  I1: name,
  I2: birthOrSsn,
  I3: addressOrEmployer,
  I4: mixed,
} as const satisfies Partial<Record<RuleId, Words>>;
