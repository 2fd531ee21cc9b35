/** Labels of fields whose content must not be saved. */
const secretLabel =
  /password|passcode|secret|\bpin\b|\bssn\b|social security|birth|passport|card number|account number|security code/i;
const secretAutocomplete = /password|one-time-code|^cc-|bday/;
/** A Social Security number, or the digits of a card. */
const secretText = /\b\d{3}-?\d{2}-?\d{4}\b|\b(?:\d[ -]?){13,19}\b/;

/** A field as the recorder sees it. */
export interface Field {
  readonly type: string;
  readonly autocomplete: string;
  readonly labels: readonly string[];
}

/** Whether what is typed into a field must not be saved. */
export const isSecretField = ({ type, autocomplete, labels }: Field): boolean =>
  type === 'password' ||
  secretAutocomplete.test(autocomplete) ||
  labels.some((label) => secretLabel.test(label));

/** Whether a text must not be saved, wherever it is. */
export const isSecretText = (text: string): boolean => secretText.test(text);
