import { useLingui } from '@lingui/react/macro';
import type { DraftField } from './draft.ts';

/** The label of a form's field. */
export function useFieldName(): (field: DraftField) => string {
  const { t } = useLingui();
  const names: Readonly<Record<DraftField, string>> = {
    profileName: t`Profile name`,
    firstName: t`First name`,
    lastName: t`Last name`,
    phone: t`Phone`,
    mail: t`Email`,
    ssn: t`SSN`,
    dob: t`Date of birth`,
    streetAddress: t`Street address`,
    city: t`City`,
    state: t`State`,
    postalCode: t`Postal code`,
  };
  return (field) => names[field];
}
