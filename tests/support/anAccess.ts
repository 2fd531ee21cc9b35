import type { NewAccess } from '#server/store/accessRecord.ts';

/** A row of the record of access, before it is numbered. */
export function anAccess(overrides: Partial<NewAccess> = {}): NewAccess {
  return {
    account_id: 'account-a',
    at: '2026-11-21T12:00:00.000Z',
    actor: 'member',
    person: 'user-1',
    for_user: '',
    address: '203.0.113.9',
    call: 'viewReport',
    reads: 'report',
    profile_id: 'profile-1',
    object: 'report-1',
    outcome: 'answered',
    request_id: 'request-1',
    ...overrides,
  };
}
