import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Questions about a letter counted its items. Each counts the letter now, as the next change of the client would. */
export const askedLetters: Migration = {
  name: '0049-asked-letters',
  statements: () => [
    sql`update work set count = 1 where kind in ('returned', 'askWhetherAnythingCame', 'askAboutDelivery')`,
  ],
};
