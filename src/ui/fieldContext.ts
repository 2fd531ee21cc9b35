import { createContext, use } from 'react';

interface FieldState {
  readonly id: string;
  /** Ids of the texts that describe the control, separated by spaces. */
  readonly described: string;
  readonly wrong: boolean;
  readonly required: boolean;
  readonly disabled: boolean;
  /** The control says what is wrong with a text that is no value of its kind; '' once nothing is. */
  readonly onUnreadable: (error: string) => void;
}

export const FieldContext = createContext<FieldState | null>(null);

/** The attributes a control takes from the field around it; none outside a field. */
export function useFieldAttributes() {
  const field = use(FieldContext);
  if (field === null) return {};
  const { id, described, wrong, required, disabled } = field;
  return {
    id,
    ...(described === '' ? {} : { 'aria-describedby': described }),
    ...(wrong ? { 'aria-invalid': true } : {}),
    ...(required ? { 'aria-required': true } : {}),
    ...(disabled ? { disabled: true } : {}),
  } as const;
}
