import type { Report } from '../report/model.ts';
import type { Letter } from './letter.ts';
import type { Choice } from './planLetters.ts';

/**
 * Accounts that were chosen one by one can have other ids today, because readers have learned to tell more accounts
 * apart. They are the accounts whose names stand at the same place in the report.
 */
export function choiceToday(choice: Choice, letters: readonly Letter[], report: Report): Choice {
  if (choice.kind === 'automatic') return choice;
  const items = letters.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'item' ? [block.item] : [])),
  );
  const chosen = items.filter(({ key }) => choice.accounts.some((id) => key === `account:${id}`));
  const places = new Set(chosen.flatMap(({ heading }) => heading.evidence.map(({ at }) => at)));
  const accounts = report.accounts.filter(({ tradelines }) =>
    tradelines.some((line) => line.creditorName !== null && places.has(line.creditorName.at)),
  );
  return { ...choice, accounts: accounts.map(({ id }) => id) };
}
