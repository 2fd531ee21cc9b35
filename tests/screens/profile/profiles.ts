import type { ProfileDetail } from '#contract/profiles.ts';

export const states = [{ id: 'TX', name: 'Texas' }];
/** Ana's profile, with one document and no report. */
export const profile: ProfileDetail = {
  id: '0190a000-0000-7000-8000-000000000001',
  version: 1,
  profileName: 'Ana',
  firstName: 'Ana',
  lastName: 'Sampleton',
  phone: '+1 (555) 010 0199',
  mail: 'ana@example.com',
  ssn: '***-**-0199',
  dob: '**/**/1990',
  streetAddress: '***reet',
  city: 'Austin',
  state: { id: 'TX', name: 'Texas' },
  postalCode: '78701',
  status: 'Needs Review',
  credit: { active: -1, creditType: null, connection: null, hasCreditReport: false },
  ssnDocument: { uploadedAt: '2026-11-20T15:00:00.000Z', bytes: 1_000, mediaType: 'image/png' },
  addressDocument: null,
  idOrDriverDocument: null,
  onboardingKey: null,
  onboardingLink: null,
  onboardingClosedAt: null,
};
