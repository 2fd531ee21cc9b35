import { dayIn } from './calendar.ts';
import type { Month } from './calendar.ts';
import { autoLenders, cardBanks, collectors, personalLenders, subscriberCode } from './creditors.ts';
import type { Bureau, Inquiry } from './model.ts';
import type { Random } from './random.ts';

/** Credit applications in one month: each made at one bureau, those of car dealers at two and twice. */
function inquiriesIn(random: Random, month: Month, onFile: readonly Bureau[]): readonly Inquiry[] {
  if (!random.chance(0.28)) return [];
  const kind = random.pick(['card', 'card', 'auto', 'personal', 'collector'] as const);
  const creditor = random.pick(
    { card: cardBanks, auto: autoLenders, personal: personalLenders, collector: collectors }[kind],
  );
  const day = random.int(2, 20);
  const at = kind === 'auto' ? random.some(onFile, 2) : [random.pick(onFile)];
  return at.flatMap((bureau) =>
    (kind === 'auto' && random.chance(0.3) ? [day, day + random.int(1, 6)] : [day]).map((when) => ({
      bureau,
      date: dayIn(month, when),
      subscriber: creditor.name,
      subscriberCode: subscriberCode(creditor, bureau),
      industry: creditor.industry,
    })),
  );
}

/** Two years of inquiries, newest first, which is how long bureaus show them; some stay a little longer. */
export function inquiriesUpTo(random: Random, asOf: Month, onFile: readonly Bureau[]): readonly Inquiry[] {
  const months = Array.from({ length: 25 }, (_, back) => asOf - 1 - back);
  return months.flatMap((month) => inquiriesIn(random.child(`inquiries-${month}`), month, onFile));
}
