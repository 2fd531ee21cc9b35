import { expect, it } from 'vitest';
import { migrationAnswer } from './answer.ts';

it('says which steps were taken, and who may use the tables', () => {
  expect(migrationAnswer({ taken: ['0001-clients', '0002-generations'], grantee: 'redress' })).toBe(
    'Steps taken: 0001-clients, 0002-generations. The role redress has the rights of a server.',
  );
  expect(migrationAnswer({ taken: [], grantee: 'redress' })).toBe(
    'The tables are up to date. The role redress has the rights of a server.',
  );
});

it('refuses one role for both', () => {
  expect(() => migrationAnswer({ taken: [], grantee: null })).toThrow(/name the same role/);
});
