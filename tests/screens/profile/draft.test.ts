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

describe('what is wrong with a draft', () => {
  it('asks for an e-mail address and a date of birth and for nothing else', () => {
    expect(problemsOf(emptyDraft, day)).toEqual({ mail: 'required', dob: 'date' });
    expect(problemsOf(aDraft(), day)).toEqual({});
    expect(problemsOf(aDraft({ dob: '' }), day)).toEqual({ dob: 'date' });
  });

  it('refuses what is no e-mail address, a minor, and half a social security number', () => {
    expect(problemsOf(aDraft({ mail: 'ana', dob: '2010-01-01', ssn: '123-4' }), day)).toEqual({
      mail: 'mail',
      dob: 'adult',
      ssn: 'ssn',
    });
  });

  it('finds nothing wrong with values that stay on the server', () => {
    expect(problemsOf(draftOf(aDetail()), day)).toEqual({});
  });
});

describe('what a save sends', () => {
  it('sends a new profile with the digits of the social security number', () => {
    expect(newProfileOf(aDraft({ ssn: '123-45-6789', city: ' Austin ' }))).toEqual({
      ...emptyDraft,
      mail: 'ana@example.com',
      dob: '1990-04-30',
      ssn: '123456789',
      city: 'Austin',
    });
  });

  it('leaves sensitive values alone that were never shown, or were shown and not changed', () => {
    const { ssn, dob, streetAddress, ...open } = draftOf(aDetail());
    expect([ssn, dob, streetAddress]).toEqual([null, null, null]);
    expect(changeOf(draftOf(aDetail()), {})).toEqual(open);
    expect(changeOf({ ...draftOf(aDetail()), ssn: '666-12-0199' }, { ssn: '666120199' })).toEqual(open);
  });

  it('sends a sensitive value that was changed or given for the first time', () => {
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

it('masks typed values as saved ones are masked', () => {
  expect(masked('ssn', '123-45-6789')).toBe('***-**-6789');
  expect(masked('dob', '1990-04-30')).toBe('**/**/1990');
  expect(masked('streetAddress', '12 Elm Street')).toBe('***reet');
  expect(masked('ssn', '')).toBe('');
});
