import { dayIn } from './calendar.ts';
import type { Month } from './calendar.ts';
import type { Bankruptcy, Bureau } from './model.ts';
import type { Random } from './random.ts';

/** One person in six went through bankruptcy; the bureaus sometimes disagree on how the case ended. */
export function bankruptciesOf(
  random: Random,
  onFile: readonly Bureau[],
  first: Month,
): readonly (readonly Bankruptcy[])[] {
  if (!random.chance(0.17)) return [];
  const chapter = random.pick([7, 13] as const);
  const filed = first - random.int(20, 105);
  const ended = filed + (chapter === 7 ? 5 : random.int(9, 15));
  const reference = `${random.int(16, 24)}${random.digits(5)}`;
  const disagreeing = random.chance(0.3) ? random.pick(onFile) : null;
  const day = random.int(2, 27);
  return [
    onFile.map((bureau) => ({
      bureau,
      court: bureau === 'TransUnion' ? 'U.S. BANKRUPTCY COURT' : 'US BKPT CT',
      reference: bureau === 'Experian' ? `${reference}BKT` : reference,
      chapter,
      status: bureau === disagreeing ? 'dismissed' : 'discharged',
      filed: dayIn(filed, bureau === 'Equifax' ? 1 : day),
      resolved: dayIn(ended, 1),
    })),
  ];
}
