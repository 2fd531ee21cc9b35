/** All cases: every scene once, in a report with others that do not touch it. */
import type { Case, Scene } from './case.ts';
import { clockAt } from './clock.ts';
import { afterwards } from './corpus/afterwards.ts';
import { balances } from './corpus/balances.ts';
import { bankruptcies } from './corpus/bankruptcy.ts';
import { collections } from './corpus/collections.ts';
import { dates } from './corpus/dates.ts';
import { duplicates } from './corpus/duplicates.ts';
import { identities } from './corpus/identity.ts';
import { inquiries } from './corpus/inquiries.ts';
import { obsolete } from './corpus/obsolete.ts';
import { responsibility } from './corpus/responsibility.ts';
import { statuses } from './corpus/statuses.ts';
import { variants } from './corpus/variants.ts';
import { ordinaryAccounts } from './ordinary.ts';
import { people, pulls } from './people.ts';
import type { SceneMaker } from './scene.ts';

/** Scenes that can share a report. Neighbors here, which are often alike, land in different reports. */
const shared: readonly SceneMaker[] = [
  ...obsolete,
  ...balances,
  ...statuses,
  ...dates,
  ...duplicates,
  ...collections,
  ...responsibility,
  ...inquiries,
  ...variants,
];
const sharedReports = 80;

function caseOf(number: number, makers: readonly SceneMaker[]): Case {
  const clock = clockAt(pulls[number % pulls.length] ?? pulls[0]);
  const [first] = people;
  const person = people[number % people.length] ?? first;
  if (person === undefined) throw new Error('No people.');
  const scenes: readonly Scene[] = makers.map(({ make }) => make(clock, person));
  const before = scenes.flatMap((scene) => scene.before ?? []);
  return {
    name: `${String(number + 1)}: ${makers.map(({ title }) => title).join('; ')}`,
    clock,
    person,
    accounts: [...ordinaryAccounts(clock, number), ...scenes.flatMap(({ accounts }) => accounts)],
    before: before.length === 0 ? null : before,
    inquiries: scenes.flatMap((scene) => scene.inquiries),
    records: scenes.flatMap(({ records }) => records),
    file: Object.assign({}, ...scenes.map(({ file }) => file)),
    verdicts: scenes.flatMap(({ verdicts }) => verdicts),
  };
}

/** A missing bureau would change what the accounts of other scenes show. */
const isComplete = ({ make }: SceneMaker): boolean => {
  const [person] = people;
  return person === undefined || make(clockAt(pulls[0]), person).file.missing === undefined;
};

function deal(): Case[] {
  const hosts = identities.filter(isComplete);
  const reports: (readonly SceneMaker[])[] = [
    ...hosts.map((host) => [host]),
    ...Array.from({ length: sharedReports }, () => []),
  ];
  const dealt = reports.map((report, index) => [
    ...report,
    ...shared.filter((_, position) => position % reports.length === index),
  ]);
  const alone = [...identities.filter((maker) => !isComplete(maker)), ...bankruptcies].map((maker) => [
    maker,
  ]);
  // Each with a report of its own, so that the reports before stay as they were when the rules were first run.
  const added = afterwards.map((maker) => [maker]);
  return [...dealt, ...alone, ...added].map((makers, number) => caseOf(number, makers));
}

export const cases: readonly Case[] = deal();
