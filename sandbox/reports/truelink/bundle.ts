import { bureaus } from '../model.ts';
import type { Bureau, ConsumerFile } from '../model.ts';
import { borrower } from './borrower.ts';
import { bureauCodes, code, noCode } from './codes.ts';
import { bankruptcyElement, inquiryElement, subscriber } from './records.ts';
import { creditScore } from './scores.ts';
import { summary } from './summary.ts';
import { partition } from './tradelines.ts';
import { loneOrList, present } from './tree.ts';
import type { Branch, Tree } from './tree.ts';

const markers: readonly Bureau[] = ['TransUnion', 'Equifax', 'Experian'];

/** The list of bundle components: a marker and a score for each bureau with a file, then the merged report. */
export function bundle(file: ConsumerFile): readonly Branch[] {
  const onFile = markers.filter((bureau) => file.bureaus.includes(bureau));
  const prefix = (bureau: Bureau): string => bureauCodes[bureau].symbol;
  return [
    ...onFile.map((bureau) => ({ Type: `${prefix(bureau)}ReportV6` })),
    ...onFile.flatMap((bureau) =>
      file.scores
        .filter((score) => score.bureau === bureau)
        .map((score) => ({
          Type: `${prefix(bureau)}VantageScoreV6`,
          CreditScoreType: creditScore(score, file.pulledOn),
        })),
    ),
    { Type: 'MergeCreditReports', TrueLinkCreditReportType: mergedReport(file) },
  ];
}

function mergedReport(file: ConsumerFile): Branch {
  const { pulledOn } = file;
  const frozen = (bureau: Bureau): string => String(file.frozen.includes(bureau));
  const records = file.bankruptcies.map((records) =>
    loneOrList(records.map((record) => bankruptcyElement(record, pulledOn))),
  );
  return present({
    FraudIndicator: String(file.fraudAlert),
    DeceasedIndicator: 'false',
    SB168Frozen: {
      equifax: frozen('Equifax'),
      experian: frozen('Experian'),
      transunion: frozen('TransUnion'),
    },
    Borrower: borrower(file),
    TradeLinePartition: partitions(file),
    InquiryPartition: file.inquiries.map((inquiry) => ({ Inquiry: inquiryElement(inquiry, pulledOn) })),
    // This is the format's own spelling.
    PulblicRecordPartition: records.flatMap((record) => (record === null ? [] : [{ PublicRecord: record }])),
    Subscriber: file.contacts.map((contact) => subscriber(contact, pulledOn)),
    Message: file.fraudAlert
      ? [{ text: '', Code: code('TK9006', 'Extended fraud victim alert on file'), Type: noCode }]
      : null,
    Summary: summary(file),
    Sources: {
      Source: bureaus
        .filter((bureau) => file.bureaus.includes(bureau))
        .map((bureau) => ({ Bureau: bureauCodes[bureau], InquiryDate: pulledOn, OriginalData: '' })),
    },
    SafetyCheckPassed: 'true',
  });
}

function partitions(file: ConsumerFile): Tree {
  let position = 0;
  return file.accounts.map((account) => {
    const first = position;
    position += account.lines.length;
    return partition(account, first, file.pulledOn);
  });
}
