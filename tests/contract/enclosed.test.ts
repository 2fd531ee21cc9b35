import { describe, expect, it } from 'vitest';
import {
  afterEnclosing,
  enclosedWith,
  isUsual,
  offeredDocuments,
  usualEnclosures,
  withDocument,
} from '#contract/enclosed.ts';

const bureau = { destination: { kind: 'bureau' }, disputesSsn: false } as const;
const bureauAboutSsn = { ...bureau, disputesSsn: true };
/** A creditor or a debt collector. */
const furnisher = { destination: { kind: 'furnisher' }, disputesSsn: false } as const;
const everything = {
  added: ['ssn', 'address', 'idOrDriverLicense'],
  leftOut: [],
  ssnLastFour: false,
} as const;
const nothing = { added: [], leftOut: ['ssn', 'address', 'idOrDriverLicense'], ssnLastFour: true } as const;
const mutable = (choice: typeof everything | typeof nothing) => ({
  ...choice,
  added: [...choice.added],
  leftOut: [...choice.leftOut],
});

describe('what a letter encloses', () => {
  it.each([
    ['a bureau', bureau, ['idOrDriverLicense', 'address'], 'full'],
    ['a bureau, about an SSN', bureauAboutSsn, ['idOrDriverLicense', 'address', 'ssn'], 'full'],
    ['a creditor or debt collector', furnisher, [], 'lastFour'],
  ] as const)('is the usual for %s unless someone chooses', (_, letter, documents, ssn) => {
    expect(enclosedWith(letter)).toEqual({ documents, ssn });
    expect(enclosedWith(letter, usualEnclosures)).toEqual({ documents, ssn });
  });

  it('never includes the Social Security card or the full number for a creditor, whatever was chosen', () => {
    expect(offeredDocuments(furnisher)).not.toContain('ssn');
    expect(enclosedWith(furnisher, mutable(everything))).toEqual({
      documents: ['idOrDriverLicense', 'address'],
      ssn: 'lastFour',
    });
  });

  it.each([
    ['a bureau', bureau],
    ['a bureau, about an SSN', bureauAboutSsn],
  ])('can be everything or nothing for %s', (_, letter) => {
    expect(enclosedWith(letter, mutable(everything)).documents).toEqual([
      'idOrDriverLicense',
      'address',
      'ssn',
    ]);
    expect(enclosedWith(letter, mutable(nothing))).toEqual({ documents: [], ssn: 'lastFour' });
  });
});

describe('choosing a document', () => {
  it('keeps only what differs from the usual', () => {
    const withCard = withDocument(bureau, usualEnclosures, 'ssn', true);
    expect(withCard).toEqual({ added: ['ssn'], leftOut: [], ssnLastFour: false });
    expect(isUsual(withCard)).toBe(false);
    expect(isUsual(withDocument(bureau, withCard, 'ssn', false))).toBe(true);

    const withoutId = withDocument(bureau, usualEnclosures, 'idOrDriverLicense', false);
    expect(withoutId).toEqual({ added: [], leftOut: ['idOrDriverLicense'], ssnLastFour: false });
    expect(isUsual(withDocument(bureau, withoutId, 'idOrDriverLicense', true))).toBe(true);
  });

  it.each([bureau, bureauAboutSsn, furnisher])(
    'does what was chosen for the letter it was chosen in',
    (letter) => {
      for (const start of [usualEnclosures, mutable(everything), mutable(nothing)])
        for (const kind of offeredDocuments(letter))
          for (const enclose of [true, false]) {
            const { documents } = enclosedWith(letter, withDocument(letter, start, kind, enclose));
            expect(documents.includes(kind)).toBe(enclose);
            const others = (kinds: readonly string[]) => kinds.filter((other) => other !== kind);
            expect(others(documents)).toEqual(others(enclosedWith(letter, start).documents));
          }
    },
  );

  it('keeps the card with letters about an SSN when it is no longer added to other letters', () => {
    const added = withDocument(bureau, usualEnclosures, 'ssn', true);
    const removed = withDocument(bureau, added, 'ssn', false);
    expect(enclosedWith(bureauAboutSsn, removed).documents).toContain('ssn');
  });
});

it('forgets added documents once they were enclosed, and keeps what is left out', () => {
  const choice = { added: ['ssn' as const], leftOut: ['address' as const], ssnLastFour: true };
  expect(afterEnclosing(choice, ['idOrDriverLicense', 'ssn'])).toEqual({ ...choice, added: [] });
  // Not uploaded yet, so it was not enclosed.
  expect(afterEnclosing(choice, ['idOrDriverLicense'])).toEqual(choice);
});
