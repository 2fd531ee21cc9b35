import type { Bureau } from '#vocabulary/bureaus.ts';
import { BureauMark } from './BureauMark.tsx';

/** The heads of a table's columns, one for each bureau. */
export function BureauHeads({ bureaus }: { readonly bureaus: readonly Bureau[] }) {
  return bureaus.map((bureau) => (
    <th key={bureau} scope="col">
      <BureauMark bureau={bureau} />
      {bureau}
    </th>
  ));
}
