/** What a letter says of its own day or of the client's data "above" is still true where a later letter repeats it. */
import { describe, expect, it } from 'vitest';
import type { Letter, LetterProfile } from '#credit/letters/letter.ts';
import { planNextLetters } from '#credit/letters/next/planNext.ts';
import type { NextStep } from '#credit/letters/next/step.ts';
import { planLetters } from '#credit/letters/planLetters.ts';
import type { Report } from '#credit/report/model.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import {
  aCollection,
  aCollectionLine,
  aLine,
  aMonth,
  aName,
  anAccount,
  anAddress,
  aReport,
  aReportOf,
  nobody,
} from '#tests/support/aReport.ts';
import { aStep, itemsOf, type StepValues } from '#tests/support/nextSteps.ts';

const firstOf = (report: Report, option: number, profile = aConsumer()): Letter => {
  const choice = { kind: 'automatic', options: [option] } as const;
  const [letter] = planLetters({ report, profile, choice, today: '2025-09-15' });
  if (letter === undefined) throw new Error('The report calls for no letter.');
  return letter;
};

function later(
  letter: Letter,
  purpose: NextStep['purpose'],
  profile: LetterProfile,
  values: StepValues = {},
) {
  const steps = itemsOf(letter).map((item) => aStep(purpose, { letter, item, ...values }));
  return planNextLetters({ steps, profile, today: '2026-12-10' }).flatMap(itemsOf);
}
const textsOf = (
  items: ReturnType<typeof later>,
  part: 'states' | 'grounds' | 'asks',
  as: 'text' | 'gloss' = 'text',
) => items.flatMap((item) => item[part].map((sentence) => sentence[as]));

const unproven = { journey: { received: null, due: null } } as const;

describe('an entry that was compared with the client’s name and address', () => {
  const report = aReport({
    personal: {
      ...nobody,
      names: [aName('TransUnion', 'DEVIN', 'MARLOWE')],
      addresses: [anAddress('TransUnion', 'current', '9 ELM ST')],
    },
  });
  const letter = firstOf(report, 2);
  const name =
    'Your file lists the name DEVIN MARLOWE, in which the last name does not match the one I give above.';
  const verify = 'Please verify the source of this entry, and remove it if it cannot be verified.';
  const whatIsWrong = 'Please correct anything that is wrong and delete anything that cannot be verified.';

  it('is repeated while they are the same, whatever the telephone number is', () => {
    const again = later(letter, 'followUp', aConsumer({ phone: null }), unproven);
    expect(textsOf(again, 'grounds')[0]).toBe(name);
    expect(textsOf(again, 'asks')).toContain(verify);
  });

  it.each([
    ['name', { lastName: 'Marlowe' }],
    ['address', { streetAddress: '9 Elm Street' }],
    ['date of birth', { dob: '1986-04-13' }],
    ['Social Security number', { ssn: '666550612' }],
  ])('is told as what the letter said once the client has another %s', (_, values) => {
    const again = later(letter, 'followUp', aConsumer(values), unproven);
    expect(textsOf(again, 'grounds')).toEqual([
      `“${name}”`,
      expect.stringMatching(/^“Your file lists 9 ELM ST.* It is not the address I give above\.”$/),
    ]);
    expect(textsOf(again, 'asks')).not.toContain(verify);
    expect(textsOf(again, 'asks')).toContain(whatIsWrong);
  });

  it('is told so by letters that only name it, too, and in Spanish', () => {
    const renamed = aConsumer({ lastName: 'Marlowe' });
    const [first] = later(letter, 'procedure', aConsumer());
    expect(first?.states[1]?.text).toBe(name);
    const again = later(letter, 'procedure', renamed);
    expect(textsOf(again, 'states')).toContain(`My letter said: “${name}”`);
    expect(textsOf(again, 'states')).not.toContain(name);
    expect(textsOf(again, 'states', 'gloss')[0]).toMatch(/^Mi carta decía: “Su expediente incluye el nombre/);
  });

  it('is an account, too, that was opened before the client turned 18', () => {
    const early = firstOf(
      aReportOf(aCollection(aCollectionLine('Equifax', { dateOpened: '2004-03-31' }))),
      1,
      aConsumer({ dob: '1986-04-12' }),
    );
    const turned = (profile: LetterProfile, purpose: 'followUp' | 'creditorDirect') =>
      textsOf(later(early, purpose, profile), 'grounds').filter((text) => text?.includes('I turned 18'));
    const words = 'shows this account opened on 03/31/2004, before I turned 18.';
    expect(turned(aConsumer({ dob: '1986-04-12' }), 'followUp')).toEqual([`Your file ${words}`]);
    expect(turned(aConsumer({ dob: '1985-04-12' }), 'followUp')).toEqual([`“Your file ${words}”`]);
    expect(turned(aConsumer({ dob: '1986-04-12' }), 'creditorDirect')).toEqual([`Equifax’s file ${words}`]);
    expect(turned(aConsumer({ dob: '1985-04-12' }), 'creditorDirect')).toEqual([`“Equifax’s file ${words}”`]);
  });

  it('says nothing of other accounts, which are compared with no such data', () => {
    const accounts = firstOf(
      aReportOf(
        aCollection(
          aCollectionLine('Equifax', { originalCreditor: 'EXAMPLE HOSPITAL', highBalance: 400_00 }),
        ),
      ),
      1,
    );
    expect(itemsOf(accounts)[0]?.grounds).toHaveLength(2);
    const again = later(accounts, 'followUp', aConsumer({ lastName: 'Marlowe' }));
    expect(textsOf(again, 'grounds')).toEqual(
      itemsOf(accounts).flatMap(({ grounds }) => grounds.map(({ text }) => text)),
    );
  });
});

describe('a day that was near when the letter was written', () => {
  const medical = (dateOpened: string) => ({
    ...aCollectionLine('Equifax', { originalCreditor: 'EXAMPLE HOSPITAL', highBalance: 900_00, dateOpened }),
  });
  const said = (line: ReturnType<typeof medical>) =>
    textsOf(later(firstOf(aReportOf(aCollection(line)), 1), 'followUp', aConsumer()), 'grounds').join(' ');

  it.each([
    ['2024-09-16', 'opened on 09/16/2024, so its first year ends on 09/16/2025.'],
    ['2025-02-28', 'opened on 02/28/2025, so its first year ends on 02/28/2026.'],
  ])('ends the first year of a medical collection opened on %s', (opened, words) => {
    expect(said(medical(opened))).toContain(words);
    expect(said(medical(opened))).not.toContain('ago');
  });

  it('ends it with the month where no day is given, and on February 28 after a leap day', () => {
    expect(said({ ...medical('2025-02-01'), dateOpened: aMonth('2025-02') })).toContain(
      'opened in 02/2025, so its first year ends in 02/2026.',
    );
    const leap = aReportOf(aCollection(medical('2024-02-29')));
    const choice = { kind: 'automatic', options: [1] } as const;
    const [letter] = planLetters({ report: leap, profile: aConsumer(), choice, today: '2025-02-27' });
    expect(JSON.stringify(letter)).toContain('opened on 02/29/2024, so its first year ends on 02/28/2025.');
  });

  it('is after the report, and not in the future', () => {
    const report = aReportOf(
      anAccount([aLine('Equifax', { dateReported: '2025-09-16', late30: 1, history: ['2025-08', '1C'] })]),
    );
    const [first] = textsOf(later(firstOf(report, 1), 'followUp', aConsumer()), 'grounds');
    expect(first).toBe('Your file gives 09/16/2025 as the date reported, a date after that of my report.');
  });

  it('is quoted where an earlier release wrote of it as of its own day', () => {
    const letter = firstOf(aReportOf(aCollection(medical('2024-09-16'))), 1);
    const [item] = itemsOf(letter);
    const text = 'It was opened on 09/16/2024, less than a year ago.';
    const of = (words: string) =>
      item === undefined ? {} : { item: { ...item, grounds: [{ text: words, gloss: words, evidence: [] }] } };
    expect(textsOf(later(letter, 'followUp', aConsumer(), of(text)), 'grounds')).toEqual([`“${text}”`]);
    const plain = 'It was opened on 09/16/2024.';
    expect(textsOf(later(letter, 'followUp', aConsumer(), of(plain)), 'grounds')).toEqual([plain]);
  });
});
