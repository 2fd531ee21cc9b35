/** A list of tracking numbers that is pasted into the fields of several letters. */
import { expect, it } from 'vitest';
import { pastedNumbers } from '#src/screens/disputes/forms/pastedNumbers.ts';

const [a, b, c] = [
  '9407 1000 0000 0000 0000 01',
  '9407 1000 0000 0000 0000 02',
  '9407 1000 0000 0000 0000 03',
];

it.each([
  ['a column', `${a}\n${b}\n${c}\n`, [a, b, c]],
  ['a column from Windows with an empty cell', `${a}\r\n\r\n${c}\r\n`, [a, '', c]],
  ['a column that begins with an empty cell', `\n${b}\n${c}`, ['', b, c]],
  ['a row of a table with an empty cell', `${a}\t\t${c}`, [a, '', c]],
  ['numbers between commas', `${a}, ${b};${c}`, [a, b, c]],
  ['rows with other columns', `TransUnion\t11/20/2026\t${a}\nEquifax\t\t\nExperian\t\t${c}`, [a, '', c]],
  ['rows of which nobody knows which column is meant', `${a}\t${b}\n${c}\t${a}`, ['', '']],
])('keeps each number in its place: %s', (_, text, numbers) => {
  expect(pastedNumbers(text, 9)).toEqual(numbers);
});

it('takes the space between paragraphs for no letter if the list would not fit otherwise', () => {
  expect(pastedNumbers(`${a}\n\n${b}\n\n${c}`, 3)).toEqual([a, b, c]);
  expect(pastedNumbers(`${a}\n\n${c}`, 3)).toEqual([a, '', c]);
});

it('leaves a single number to the field', () => {
  expect(pastedNumbers(a, 3)).toBeNull();
});
