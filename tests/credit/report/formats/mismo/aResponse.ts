import type { Report, Tradeline } from '#credit/report/model.ts';
import { readReport } from '#credit/report/read.ts';

export type Json = Readonly<Record<string, unknown>>;

/** "@" names for attributes; elements stay unchanged. */
export const attributes = (values: Readonly<Record<string, string>>): Json =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`@${name}`, value]));
export const repository = (bureau: string, code = ''): Json =>
  attributes({ _SourceType: bureau, _SubscriberCode: code });
export const file = (id: string, bureau: string, more: Json = {}): Json => ({
  ...attributes({
    CreditFileID: id,
    CreditRepositorySourceType: bureau,
    _ResultStatusType: 'FileReturned',
  }),
  ...more,
});
const files = [file('T1', 'TransUnion'), file('R1', 'Experian'), file('E1', 'Equifax')];

function aResponse(parts: Json): string {
  return JSON.stringify({
    RESPONSE_GROUP: {
      RESPONSE: {
        CREDIT_RESPONSE: { '@CreditReportFirstIssuedDate': '2026-01-05', CREDIT_FILE: files, ...parts },
      },
    },
  });
}
export const read = (parts: Json): Report => readReport(aResponse(parts));

/** A liability of MOUNTAIN BANK at the given bureaus. */
export function aLiability(
  bureaus: readonly string[],
  values: Readonly<Record<string, string>> = {},
  more: Json = {},
): Json {
  return {
    ...attributes({ _AccountIdentifier: '3563A019732', _AccountType: 'Installment', ...values }),
    _CREDITOR: { '@_Name': 'MOUNTAIN BANK' },
    CREDIT_REPOSITORY: bureaus.map((bureau) => repository(bureau, `${bureau} code`)),
    ...more,
  };
}
export function lineOf(
  values: Readonly<Record<string, string>> = {},
  more: Json = {},
): Tradeline | undefined {
  return read({ CREDIT_LIABILITY: aLiability(['Equifax'], values, more) }).accounts[0]?.tradelines[0];
}
export const grouped = (report: Report) =>
  report.accounts.map(({ tradelines }) =>
    tradelines.map((line) => `${line.bureau} ${line.balance?.value ?? 0}${line.blended ? ' blended' : ''}`),
  );
