import { bankruptciesOf } from './bankruptcy.ts';
import { dayIn, firstMonth } from './calendar.ts';
import { contactOf } from './creditors.ts';
import type { Creditor } from './creditors.ts';
import { personFrom, seedOf } from './identity.ts';
import { inquiriesUpTo } from './inquiries.ts';
import { lineOf } from './line.ts';
import { bureaus } from './model.ts';
import type { Account, Bureau, ConsumerFile, Contact } from './model.ts';
import { monthPasses } from './monthPasses.ts';
import { personalOf } from './personal.ts';
import { randomFrom } from './random.ts';
import { scoreAt } from './score.ts';
import { startingAccounts } from './startingAccounts.ts';
import type { TrueAccount } from './trueAccount.ts';

/**
 * What the bureaus have on file about the person of this seed (a sandbox username) `monthIndex` months after
 * November 2026. The same seed and month always give the same file. A month later, balances have changed, histories
 * are a month longer, and some disputed lines are gone; in the second month one of them is back. Before November
 * 2026 the file starts fresh as of that month.
 * @param pulledOn the day the report is pulled; by default the 15th of the month. It changes no other value.
 */
export function reportFor(seed: string, monthIndex: number, pulledOn?: string): ConsumerFile {
  const person = personFrom(seed);
  const asOf = firstMonth + monthIndex;
  const start = Math.min(asOf, firstMonth);
  const random = randomFrom(`${seedOf(seed)}/file`);
  const onFile = random.child('bureaus').chance(0.05) ? random.child('without').some(bureaus, 2) : bureaus;
  const held = bureaus.filter((bureau) => onFile.includes(bureau));

  let lives = startingAccounts(random.child('accounts'), held, start);
  for (let month = start + 1; month <= asOf; month += 1) {
    lives = monthPasses(random.child(`month-${month}`), lives, month, month - start);
  }

  const accounts = lives.map(accountOf).filter((account) => account.lines.length > 0);
  const inquiries = inquiriesUpTo(random, asOf, held);
  return {
    pulledOn: pulledOn ?? dayIn(asOf, 15),
    identity: person,
    bureaus: held,
    personal: personalOf(random.child('personal'), person, held, start),
    accounts,
    inquiries,
    bankruptcies: bankruptciesOf(random.child('bankruptcy'), held, firstMonth),
    contacts: contactsOf(lives),
    scores: held.map((bureau) =>
      scoreAt(
        random.child(`score-${bureau}-${asOf}`),
        bureau,
        accounts,
        inquiries.filter((one) => one.bureau === bureau).length,
      ),
    ),
    frozen: random.child('freeze').chance(0.1) ? held.slice(0, 1) : [],
    fraudAlert: random.child('alert').chance(0.06),
  };
}

function accountOf(life: TrueAccount): Account {
  return {
    portfolio: life.portfolio,
    lines: life.views.filter((view) => view.listed).map((view) => lineOf(life, view)),
  };
}

/** The address of every furnisher in the report, once for each bureau that lists it. */
function contactsOf(lives: readonly TrueAccount[]): readonly Contact[] {
  const seen = new Map<string, { creditor: Creditor; bureau: Bureau }>();
  for (const { creditor, views } of lives) {
    for (const { bureau, listed } of views)
      if (listed) seen.set(`${creditor.name}/${bureau}`, { creditor, bureau });
  }
  return [...seen.values()].map(({ creditor, bureau }) => contactOf(creditor, bureau));
}
