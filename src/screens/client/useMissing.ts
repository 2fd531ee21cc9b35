import type { ClientData } from '#contract/clientLink.ts';
import { useDocumentNames } from '#src/profile/useDocumentNames.ts';
import { useFieldName } from '#src/profile/useFieldName.ts';

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

/** The names of the fields and documents that an agency's client has yet to give, in the order of the form. */
export function useMissing(): (data: ClientData) => readonly string[] {
  const nameOf = useFieldName();
  const documents = useDocumentNames();
  return (data) => [
    ...fields.filter((field) => (data[field] ?? '') === '').map((field) => nameOf(field)),
    ...(data.ssnDocument === null ? [documents.ssn] : []),
    ...(data.addressDocument === null ? [documents.address] : []),
    ...(data.idOrDriverDocument === null ? [documents.idOrDriverLicense] : []),
  ];
}
