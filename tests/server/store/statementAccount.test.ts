import { expect, it } from 'vitest';
import { accountIn } from '#server/store/statementAccount.ts';

const owned = new Map([
  ['account', 'id'],
  ['profile', 'account_id'],
  ['letter', 'account_id'],
]);

it.each([
  ['a condition', `select "name" from "profile" where "id" = ? and "account_id" = ?`, [1]],
  ['the account itself', `update "account" set "name" = ? where "id" = ?`, [1]],
  ['a deletion', `delete from "letter" where ("letter"."account_id" = ?)`, [0]],
  ['a table that belongs to no account', `select * from "passkey" where "id" = ?`, []],
  [
    'a table that is joined by its id',
    `select * from "letter" inner join "profile" as "p" on "p"."id" = "letter"."profile_id" where "p"."account_id" = ?`,
    [0],
  ],
  [
    'a query inside that is about a row outside',
    `select (select count(*) from "letter" where "letter"."profile_id" = "profile"."id") from "profile" where "profile"."account_id" = ?`,
    [0],
  ],
  [
    'both parts of a union',
    `select "id" from "profile" where "account_id" = ? union all select "id" from "letter" where "account_id" = ?`,
    [0, 1],
  ],
  ['a new row', `insert into "letter" ("id", "account_id") values (?, ?)`, []],
  ['raw text', `select name from profile where account_id = ? and name <> 'from letter (?)'`, [0]],
])('finds the account of %s', (_, text, parameters) => {
  expect(accountIn(text, owned)).toEqual({ open: [], parameters });
});

it.each([
  ['no condition', `select * from "profile" where "id" = ?`, ['profile']],
  ['an alternative', `select * from "profile" where ("account_id" = ? or "id" = ?)`, ['profile']],
  ['an alternative without parentheses', `select * from profile where id = ? or account_id = ?`, ['profile']],
  ['the opposite', `select * from "profile" where not ("account_id" = ?)`, ['profile']],
  ['a value', `select * from "profile" where "account_id" = 'a'`, ['profile']],
  ['another column of the table', `select * from "account" where "account_id" = ?`, ['account']],
  ['a new value', `update "profile" set "account_id" = ? where "id" = ?`, ['profile']],
  ['what it selects', `select "account_id" = ? as "own" from "profile" where "id" = ?`, ['profile']],
  [
    'what a case depends on',
    `select * from "profile" where "id" = ? and case when "account_id" = ? then 1 else 1 end`,
    ['profile'],
  ],
  ['what it sorts by', `select * from "profile" where "id" = ? order by "account_id" = ?`, ['profile']],
  ['a list', `delete from "profile" where "account_id" in (?, ?)`, ['profile']],
  [
    'a joined table of its own',
    `select * from "profile" inner join "letter" on "letter"."name" = "profile"."name" where "profile"."account_id" = ?`,
    ['letter'],
  ],
  [
    'the optional side of a join, which leaves the other side as it is',
    `select * from "profile" left join "letter" on "letter"."profile_id" = "profile"."id" and "letter"."account_id" = ?`,
    ['profile'],
  ],
  [
    'only the query outside',
    `select * from "profile" where "account_id" = ? and "id" in (select "profile_id" from "letter")`,
    ['letter'],
  ],
  [
    'only one part of a union',
    `select "id" from "profile" where "account_id" = ? union select "id" from "letter"`,
    ['letter'],
  ],
])('is not content with %s', (_, text, open) => {
  expect(accountIn(text, owned).open).toEqual(open);
});
