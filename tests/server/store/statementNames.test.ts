import { expect, it } from 'vitest';
import { createStatementNames } from '#server/store/statementNames.ts';

it('names a query from its second time on, each by a name of its own', () => {
  const nameOf = createStatementNames();
  const first = [nameOf('select a'), nameOf('select b')];
  const later = [nameOf('select a'), nameOf('select b'), nameOf('select a')];
  expect(first).toEqual([undefined, undefined]);
  expect(later).toEqual(['redress_0', 'redress_1', 'redress_0']);
});

it('names no query that selects every column', () => {
  const nameOf = createStatementNames();
  expect([nameOf('select * from t'), nameOf('select * from t')]).toEqual([undefined, undefined]);
});

it('stops naming before a connection keeps too many', () => {
  const nameOf = createStatementNames();
  const names = new Set<string | undefined>();
  for (let index = 0; index < 2_000; index += 1) {
    nameOf(`select ${index}`);
    names.add(nameOf(`select ${index}`));
  }
  names.delete(undefined);
  expect(names.size).toBe(400);
});
