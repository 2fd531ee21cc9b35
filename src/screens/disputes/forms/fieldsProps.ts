import type { Draft, Problems } from './draft.ts';

/** What every part of the form gets. */
export interface FieldsProps {
  readonly draft: Draft;
  readonly problems: Problems;
  readonly disabled: boolean;
  readonly onChange: (changed: Partial<Draft>) => void;
}
