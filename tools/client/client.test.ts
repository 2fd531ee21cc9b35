import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { clientMark, clientTypes, documentShape } from './shape.ts';

it('the types of the API client match the API document (npm run client)', () => {
  const [first] = readFileSync(clientTypes, 'utf8').split('\n');
  expect(first).toBe(clientMark(documentShape()));
});
