import { useLingui } from '@lingui/react/macro';

/** A field's problem code from the contract as text; undefined if there is none. */
export function useProblemText(): (problem: string | undefined) => string | undefined {
  const { t } = useLingui();
  return (problem) => {
    switch (problem) {
      case undefined:
        return undefined;
      case 'required':
        return t`Email is required`;
      case 'mail':
        return t`Email is not valid`;
      case 'adult':
        return t`You must be at least 18 years old`;
      case 'date':
        return t`Enter the date as MM/DD/YYYY`;
      case 'ssn':
        return t`Enter all nine digits or leave this field empty`;
      default:
        return t`This value can’t be saved`;
    }
  };
}
