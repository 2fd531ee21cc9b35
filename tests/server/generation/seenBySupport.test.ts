import { expect, it } from 'vitest';
import { showingSsn } from '#credit/letters/fullSsn.ts';
import { seenBySupport } from '#server/generation/seenBySupport.ts';
import { aLetter } from '#tests/support/aLetter.ts';

const birth = { label: 'Date of birth', value: '**/**/1986' };

it('masks the SSN, the date of birth, and the street, and nothing else', () => {
  const letter = showingSsn(aLetter(), '666-55-0611');
  const { sender, identification, ...rest } = letter;
  const seen = seenBySupport(letter);
  expect(seen.sender).toEqual({ ...sender, lines: ['***enue', ...sender.lines.slice(1)] });
  const [, , ...others] = identification;
  const ssn = { label: 'Social Security number', value: '***-**-0611' };
  expect(seen.identification).toEqual([birth, ssn, ...others]);
  expect(seen).toEqual({ ...rest, sender: seen.sender, identification: seen.identification });
});

it('leaves the last four digits as they are, and a letter without an address', () => {
  const letter = aLetter();
  const seen = seenBySupport({ ...letter, sender: { ...letter.sender, lines: [] } });
  expect(seen.sender.lines).toEqual([]);
  expect(seen.identification).toContainEqual({ label: 'Social Security number', value: 'ending in 0611' });
});
