/** Writes a court record. */
import type { Case } from '../case.ts';
import { bureaus, code, nothing, source } from './codes.ts';

const kinds = {
  bankruptcy: ['B', 'Bankruptcy'],
  lien: ['T', 'Tax Lien'],
  judgment: ['L', 'Legal Item'],
} as const;

export function publicRecord(spec: Case['records'][number], today: string): object {
  const { kind, at } = spec;
  const resolved = spec.resolved ?? '';
  const amount = String(spec.amount ?? 0);
  const detail = {
    bankruptcy: {
      Bankruptcy: {
        courtNumber: '',
        division: '',
        assetAmount: '0',
        dateResolved: resolved,
        exemptAmount: '0',
        liabilityAmount: '0',
        trustee: '',
        company: '',
        thirdParty: '',
      },
    },
    lien: { TaxLien: { amount, dateReleased: resolved } },
    judgment: {
      LegalItem: {
        plaintiff: 'NORTHGATE APARTMENTS',
        lawyer: '',
        actionAmount: amount,
        balance: amount,
        dateSatisfied: resolved,
      },
    },
  }[kind];
  return {
    PublicRecord: {
      courtName: spec.court ?? 'U.S. Bankruptcy Court',
      dateFiled: spec.filed,
      referenceNumber: spec.reference ?? '2140771',
      subscriberCode: '0508601Z',
      bureau: bureaus[at].name,
      AccountDesignator: code(['I', 'Individual']),
      Classification: code(kinds[kind]),
      IndustryCode: code(['ZP', 'Public Records']),
      Status: spec.status === undefined || spec.status[1] === '' ? nothing : code(spec.status),
      Type: spec.type === undefined ? nothing : code(spec.type),
      ...detail,
      Source: source(at, today),
    },
  };
}
