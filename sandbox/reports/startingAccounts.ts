import type { Month } from './calendar.ts';
import { aDebt, collectionAccount, soldOn } from './collections.ts';
import { grantedAccount } from './granted.ts';
import type { Draft } from './granted.ts';
import type { Behaviour } from './history.ts';
import type { Bureau } from './model.ts';
import { viewsOf } from './quirks.ts';
import type { Random } from './random.ts';
import type { TrueAccount } from './trueAccount.ts';

/**
 * The accounts of someone who seeks credit repair: 8 to 40, always including a charge-off, a late account, two
 * collections, and a debt that is reported twice.
 */
export function startingAccounts(
  random: Random,
  onFile: readonly Bureau[],
  asOf: Month,
): readonly TrueAccount[] {
  const drafts = random.chance(0.25) ? few(random, asOf) : many(random, asOf);
  return drafts.map((draft) => ({ ...draft, views: viewsOf(random, draft, onFile) }));
}

function few(random: Random, asOf: Month): readonly Draft[] {
  const chargedOff = grantedAccount(random, 'card', 'chargedOff', asOf);
  return [
    grantedAccount(random, 'card', 'clean', asOf),
    grantedAccount(random, 'card', 'slipped', asOf),
    chargedOff,
    grantedAccount(random, 'auto', 'occasional', asOf),
    grantedAccount(random, 'student', 'clean', asOf),
    ...collections(random, random.int(2, 3), chargedOff, asOf),
  ];
}

function many(random: Random, asOf: Month): readonly Draft[] {
  const chargedOff = grantedAccount(random, random.pick(['card', 'personal'] as const), 'chargedOff', asOf);
  const granted = (count: number, kind: Parameters<typeof grantedAccount>[1]): readonly Draft[] =>
    Array.from({ length: count }, () => grantedAccount(random, kind, aBehaviour(random), asOf));
  return [
    ...Array.from({ length: random.int(0, 1) }, () =>
      grantedAccount(random, 'mortgage', mortgageBehaviour(random), asOf),
    ),
    grantedAccount(random, 'card', 'slipped', asOf),
    grantedAccount(random, 'store', 'lateNow', asOf),
    chargedOff,
    ...granted(random.int(2, 8), 'card'),
    ...granted(random.int(0, 4), 'store'),
    ...granted(random.int(0, 2), 'auto'),
    ...granted(random.int(0, 6), 'student'),
    ...granted(random.int(0, 2), 'personal'),
    ...granted(random.int(0, 1), 'creditLine'),
    ...collections(random, random.int(2, 8), chargedOff, asOf),
  ];
}

function aBehaviour(random: Random): Behaviour {
  return random.pick([
    'clean',
    'clean',
    'clean',
    'clean',
    'occasional',
    'occasional',
    'slipped',
    'lateNow',
    'chargedOff',
  ]);
}

/** Lenders foreclose on a mortgage; they do not charge it off. */
function mortgageBehaviour(random: Random): Behaviour {
  return random.pick(['clean', 'clean', 'clean', 'occasional', 'slipped', 'lateNow']);
}

function collections(random: Random, count: number, chargedOff: Draft, asOf: Month): readonly Draft[] {
  const placed = Array.from({ length: count }, () => collectionAccount(random, asOf, aDebt(random)));
  const [first] = placed;
  return [...placed, soldOn(random, random.chance(0.5) && first !== undefined ? first : chargedOff, asOf)];
}
