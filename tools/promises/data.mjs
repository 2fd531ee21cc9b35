/** The life of personal data. @type {readonly import('./promise.d.ts').Promised[]} */
export const data = [
  {
    id: 'P40',
    text: 'Nothing sensitive is on disk in plain text: not in the database, its journal, files, or backups.',
    tests: [
      'tests/server/store/secrecy.test.ts: leaves nothing sensitive in plain text in database, journal, or blobs',
      'tests/server/backup/backup.test.ts: does not contain the master key',
    ],
  },
  {
    id: 'P41',
    text: 'A sealed value that was moved or altered is not opened, and no seal repeats.',
    tests: [
      'tests/server/sealing/seal.test.ts',
      'tests/server/sealing/chunks.test.ts',
      'tests/server/store/secrecy.test.ts: opens no value that was moved',
    ],
  },
  {
    id: 'P42',
    text: 'Logs and error replies contain no personal data, no tokens, and no payment secrets.',
    tests: [
      'tests/routes/logSecrecy.test.ts',
      'tests/server/identity/impersonation.test.ts: logs who was refused, and nothing of what was sent',
      'tests/server/mail/mail.test.ts: the log names nobody',
    ],
  },
  {
    id: 'P43',
    text: 'The copy that a person gets of their data is complete.',
    tests: ['tests/server/store/everyColumn.test.ts', 'tests/routes/profileExport.test.ts'],
  },
  {
    id: 'P44',
    text: 'A person who is erased is gone, also from backups that are restored later.',
    tests: [
      'tests/server/store/erasure.test.ts',
      'tests/server/store/accountClosing.test.ts',
      'tests/server/store/everyColumn.test.ts',
    ],
  },
  {
    id: 'P45',
    text: 'Data that nobody used for two years is erased, after a notice.',
    tests: ['tests/server/profiles/retention.test.ts'],
  },
  {
    id: 'P46',
    text: 'The master key is replaced while the server runs, and an interrupted replacement continues.',
    tests: ['tests/server/store/keyRotation.test.ts'],
  },
  {
    id: 'P47',
    text: 'Replies contain only what the contract names, and a full Social Security number only where it was asked for.',
    tests: [
      'tests/server/http/replies.test.ts',
      'tests/routes/profiles.test.ts: contain no full SSN, birth date, or street',
      'tests/routes/profiles.test.ts: reveal one value at a time, and log each view',
      'tests/routes/everyReply.test.ts',
    ],
  },
  {
    id: 'P48',
    text: 'After signing out, the browser has no tokens, and going back shows nothing.',
    tests: ['tests/acceptance/session.test.ts: A11 signs out, deletes what sign-out deletes'],
  },
];
