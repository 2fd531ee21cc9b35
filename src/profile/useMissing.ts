import type { ProfileDetail } from '#contract/profiles.ts';
import { useDocumentNames } from './useDocumentNames.ts';
import { useFieldName } from './useFieldName.ts';

const fields = [
  'firstName',
  'lastName',
  'phone',
  'mail',
  'ssn',
  'dob',
  'streetAddress',
  'city',
  'state',
  'postalCode',
] as const;

/** What makes a person's information complete; an agency's client sees the same of their own. */
export type Completable = Pick<
  ProfileDetail,
  (typeof fields)[number] | 'ssnDocument' | 'addressDocument' | 'idOrDriverDocument'
>;

/** The names of the fields and documents that a person has yet to give, in the order of the form. */
export function useMissing(): (data: Completable) => readonly string[] {
  const nameOf = useFieldName();
  const documents = useDocumentNames();
  return (data) => [
    ...fields.filter((field) => (data[field] ?? '') === '').map((field) => nameOf(field)),
    ...(data.ssnDocument === null ? [documents.ssn] : []),
    ...(data.addressDocument === null ? [documents.address] : []),
    ...(data.idOrDriverDocument === null ? [documents.idOrDriverLicense] : []),
  ];
}
