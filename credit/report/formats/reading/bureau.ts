import type { Bureau } from '#vocabulary/bureaus.ts';
import { member, scalar, type Place } from './place.ts';

const byName: ReadonlyMap<string, Bureau> = new Map([
  ['tuc', 'TransUnion'],
  ['tu', 'TransUnion'],
  ['transunion', 'TransUnion'],
  ['exp', 'Experian'],
  ['experian', 'Experian'],
  ['eqf', 'Equifax'],
  ['efx', 'Equifax'],
  ['equifax', 'Equifax'],
]);

export function bureauNamed(name: string): Bureau | null {
  return byName.get(name.trim().toLowerCase()) ?? null;
}

/** The bureau that a `Source` block names. */
export function bureauOfSource(source: Place): Bureau | null {
  const bureau = member(source, 'Bureau');
  return (
    bureauNamed(scalar(member(bureau, 'symbol').value)) ??
    bureauNamed(scalar(member(bureau, 'description').value)) ??
    bureauNamed(scalar(bureau.value))
  );
}

/**
 * The bureau of a record: its `Source`, otherwise its own `bureau` text (SmartCredit's newer responses leave
 * `Source` null), otherwise the only bureau of a single-bureau document.
 */
export function bureauOf(record: Place, only: Bureau | null): Bureau | null {
  return (
    bureauOfSource(member(record, 'Source')) ?? bureauNamed(scalar(member(record, 'bureau').value)) ?? only
  );
}
