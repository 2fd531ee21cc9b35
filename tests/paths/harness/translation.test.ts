import { expect, it } from 'vitest';
import { translator } from './translation.ts';

const translate = translator(
  new Map([
    ['Save', 'Guardar'],
    ['Save all', 'Guardar todo'],
    ['{label} is required', '{label} es obligatorio'],
    ['Name', 'Nombre'],
    ['Delete {name}', 'Eliminar {name}'],
    ['Delete the note: {name}', 'Eliminar la nota: {name}'],
    ['{0}, {1}', '{0}; {1}'],
    ['{n, plural, one {# letter} other {# letters}}', '{n, plural, one {# carta} other {# cartas}}'],
    ['{all}, {n} late', '{all}, {n, plural, one {# atrasada} other {# atrasadas}}'],
    ['Open <0>the page of {name}</0>', 'Abra <0>la página de {name}</0>'],
  ]),
);

it.each([
  ['a whole message', 'Save', 'Guardar'],
  ['a message with a value that is a message itself', 'Name is required', 'Nombre es obligatorio'],
  ['the message that says the most', 'Delete the note: Call', 'Eliminar la nota: Call'],
  ['one letter', '1 letter', '1 carta'],
  ['several letters', '12 letters', '12 cartas'],
  ['one of what has plural forms only in the translation', '3, 1 late', '3, 1 atrasada'],
  ['several of it', '21, 11 late', '21, 11 atrasadas'],
  ['a message around an element', 'Open the page of Ana', 'Abra la página de Ana'],
  ['data', 'ana@example.com', 'ana@example.com'],
  ['data that a message of values alone would fit', 'Ana, Ben', 'Ana, Ben'],
])('translates %s', (_, from, to) => {
  expect(translate(from)).toBe(to);
});

it('translates a pattern to one of every message that it matches', () => {
  expect(translate(/^Save/)).toEqual(/^(?:Guardar|Guardar todo)/);
  expect(translate(/2 letters/)).toEqual(/(?:.+ cartas)/);
  expect(translate(/required$/i)).toEqual(/(?:.+ es obligatorio)$/i);
});

it('leaves a pattern that no message matches', () => {
  expect(translate(/ana@/)).toEqual(/ana@/);
});
