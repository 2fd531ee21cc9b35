import { describe, expect, it } from 'vitest';
import type { ProfileDetail } from '#contract/profiles.ts';
import {
  changeOf,
  draftOf,
  emptyDraft,
  newProfileOf,
  problemsOf,
  type ProfileDraft,
} from '#src/profile/draft.ts';
import { masked } from '#src/profile/masked.ts';
import { profile } from './profiles.ts';

const day = '2026-11-21';

const aDraft = (change: Partial<ProfileDraft> = {}): ProfileDraft => ({
  ...emptyDraft,
  mail: 'ana@example.com',
  dob: '1990-04-30',
  ...change,
});

const aDetail = (change: Partial<ProfileDetail> = {}): ProfileDetail => ({
  ...profile,
  phone: '',
  ...change,
});

describe('the errors of a draft', () => {
  it('require an email address and a date of birth, and nothing else', () => {
    expect(problemsOf(emptyDraft, day)).toEqual({ mail: 'required', dob: 'date' });
    expect(problemsOf(aDraft(), day)).toEqual({});
    expect(problemsOf(aDraft({ dob: '' }), day)).toEqual({ dob: 'date' });
  });

  it('reject what is not an email address, a minor, and half a Social Security number', () => {
    expect(problemsOf(aDraft({ mail: 'ana', dob: '2010-01-01', ssn: '123-4' }), day)).toEqual({
      mail: 'mail',
      dob: 'adult',
      ssn: 'ssn',
    });
  });

  it('ignore values that stay on the server', () => {
    expect(problemsOf(draftOf(aDetail()), day)).toEqual({});
  });
});

describe('what a save sends', () => {
  it('is a new profile with the digits of the Social Security number', () => {
    expect(newProfileOf(aDraft({ ssn: '123-45-6789', city: ' Austin ' }))).toEqual({
      ...emptyDraft,
      mail: 'ana@example.com',
      dob: '1990-04-30',
      ssn: '123456789',
      city: 'Austin',
    });
  });

  it('leaves out sensitive values that were never shown, or were shown and not changed', () => {
    const { ssn, dob, streetAddress, ...open } = draftOf(aDetail());
    expect([ssn, dob, streetAddress]).toEqual([null, null, null]);
    expect(changeOf(draftOf(aDetail()), {})).toEqual(open);
    expect(changeOf({ ...draftOf(aDetail()), ssn: '666-12-0199' }, { ssn: '666120199' })).toEqual(open);
  });

  it('includes a sensitive value that was changed or entered for the first time', () => {
    const { ssn, dob, streetAddress, ...open } = draftOf(aDetail({ ssn: '' }));
    expect([ssn, dob, streetAddress]).toEqual(['', null, null]);
    const changed = { ...open, ssn: '666-12-0111', dob: '1991-01-01', streetAddress: null };
    expect(changeOf(changed, { dob: '1990-01-01' })).toEqual({
      ...open,
      ssn: '666120111',
      dob: '1991-01-01',
    });
  });
});

it('masks typed values like saved ones', () => {
  expect(masked('ssn', '123-45-6789')).toBe('***-**-6789');
  expect(masked('dob', '1990-04-30')).toBe('**/**/1990');
  expect(masked('streetAddress', '12 Elm Street')).toBe('***reet');
  expect(masked('ssn', '')).toBe('');
});
