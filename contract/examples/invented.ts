/** The ids, times, and person that all examples share. */
export const ids = {
  user: '01a1fc0b-de59-767f-af86-e413e696bc40',
  profile: '01a1fc0b-de59-767f-af86-e413e696bc44',
  report: '01a1fc0c-5b1e-7a63-9c25-3f6f3a1d9b10',
  session: '01a1fc0d-0c94-7d1b-8a4e-91c6d7c2f305',
  notification: '01a1fc0d-0f3c-75a8-b8d2-6a0f5e4d7c11',
  log: '01a1fc0c-6d02-7f4e-93b7-2c8e1f0a9d55',
  confirmation: '01a1fc0e-17aa-7b90-8f61-5d3b2e9c4a08',
  letter: '01a1fc0d-0c95-7a02-9b3c-0d5e6f718293',
  event: '01a2014f-6b10-7c3d-8e4f-a1b2c3d4e5f6',
  file: '01a2014f-2d44-7e5f-9a6b-b2c3d4e5f607',
} as const;

export const times = {
  joined: '2026-09-01T14:05:00.000Z',
  created: '2026-10-02T15:20:00.000Z',
  imported: '2026-10-02T15:24:31.000Z',
  generated: '2026-10-02T15:31:09.000Z',
  read: '2026-10-03T09:00:00.000Z',
  expires: '2026-11-01T15:31:09.000Z',
} as const;

export const reportName = '2026-10-02 MyFreeScoreNow';
export const accountNumber = '4821-0937';

export const equifax = { id: 'Equifax', name: 'Equifax Information Services, LLC', kind: 'bureau' } as const;
