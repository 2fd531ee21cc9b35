/** Losing nothing, and staying available. @type {readonly import('./promise.d.ts').Promised[]} */
export const running = [
  {
    id: 'P20',
    text: 'A server that is killed at any moment loses nothing that it acknowledged and leaves nothing half done.',
    tests: [
      'tests/server/store/kill.test.ts',
      'tests/acceptance/durability.test.ts',
      'tests/server/blobs/powerCut.test.ts',
    ],
    commands: [
      { run: ['drill', '--', 'kills', '--engine', 'sqlite'], figures: ['kills', 'acknowledged', 'lost'] },
      { run: ['drill', '--', 'kills', '--engine', 'postgres'], figures: ['kills', 'acknowledged', 'lost'] },
    ],
    elsewhere:
      'a real power cut: needs a machine whose power can be cut; unsynchronized writes are dropped instead',
  },
  {
    id: 'P21',
    text: 'After a kill, every file is whole or absent: documents, ZIP files, and letters.',
    tests: ['tests/acceptance/durability.test.ts', 'tests/server/blobs/powerCut.test.ts'],
    commands: [
      { run: ['drill', '--', 'kills', '--engine', 'sqlite'], figures: ['damaged'] },
      { run: ['drill', '--', 'kills', '--engine', 'postgres'], figures: ['damaged'] },
    ],
  },
  {
    id: 'P22',
    text: 'After a kill, no generation is lost or spent twice.',
    tests: ['tests/acceptance/durability.test.ts', 'tests/server/jobs/runner.test.ts: hands its jobs back'],
    commands: [
      { run: ['drill', '--', 'kills', '--engine', 'sqlite'], figures: ['done twice'] },
      { run: ['drill', '--', 'kills', '--engine', 'postgres'], figures: ['done twice'] },
    ],
  },
  {
    id: 'P23',
    text: 'When PostgreSQL restarts under load, calls fail as "unavailable", nothing acknowledged is lost, and the server recovers by itself.',
    tests: ['tests/server/databaseAway.test.ts'],
    commands: [
      { run: ['drill', '--', 'postgres'], figures: ['restarts', 'lost', '5xx other', 'longest time'] },
    ],
  },
  {
    id: 'P24',
    text: 'A migration that is interrupted leaves the old schema or the new one, and the next start completes it.',
    tests: [
      'tests/server/store/opening.test.ts: runs all pending migrations or none',
      'tests/server/store/kill.test.ts: during the creation of its store',
    ],
  },
  {
    id: 'P25',
    text: 'On a full disk, changes are refused without damage, lists can be read, and work resumes once there is room.',
    tests: ['tests/routes/fullDisk.test.ts', 'tests/routes/readiness.test.ts'],
    commands: [{ run: ['drill', '--', 'disk'], figures: ['disk full', 'lost', 'damaged', 'other answers'] }],
  },
  {
    id: 'P26',
    text: 'It serves 2,000 connected people with no errors and within its time limits.',
    commands: [{ run: ['drill', '--', 'load'], figures: ['sustained', 'ceiling'] }],
  },
  {
    id: 'P27',
    text: 'Under twice the load that it can serve, it refuses the rest quickly and is back to normal within seconds.',
    // Three times 500 a second. Three times P26's 300 is little more than what it serves.
    commands: [
      { run: ['drill', '--', 'load', '--overload', '--rate', '500'], figures: ['usual', 'overload'] },
    ],
  },
  {
    id: 'P28',
    text: 'Its memory does not grow with the number of requests.',
    // Twenty minutes at a fifth of what the machine can do.
    commands: [
      { run: ['drill', '--', 'load', '--soak', '--rate', '84', '--requests', '100800'], figures: ['soak'] },
    ],
  },
  {
    id: 'P29',
    text: 'Clients that send slowly are disconnected.',
    tests: ['tests/server/http/slowClients.test.ts'],
  },
  {
    id: 'P30',
    text: 'A server that is told to stop answers what is in progress and ends within its time limit.',
    tests: [
      'tests/server/http/closing.test.ts',
      'tests/server/jobs/runner.test.ts: hands its jobs back when it stops',
    ],
  },
  {
    id: 'P31',
    text: 'Dates and deadlines are right in every time zone and with a clock that is slightly wrong.',
    tests: [
      'tests/contract/age.test.ts',
      'tests/server/dates.test.ts',
      'tests/server/identity/verify.test.ts: allows clocks to differ by half a minute',
      'tests/server/identity/verify.test.ts: accepts a valid token only until it expires',
    ],
  },
  {
    id: 'P32',
    text: 'A hostile or broken report provider harms nothing: limited time and size, no requests elsewhere, the earlier report stays.',
    tests: ['tests/server/gateways/hostile.test.ts', 'tests/server/gateways/outcomes.test.ts'],
  },
  {
    id: 'P33',
    text: 'Whichever access to the database or the files fails, the call fails cleanly and leaves nothing half done.',
    tests: ['tests/routes/failingStore.test.ts'],
  },
  {
    id: 'P34',
    text: 'A backup taken under load is restored elsewhere completely, and is worthless without the key.',
    tests: ['tests/server/backup/backup.test.ts'],
    commands: [{ run: ['drill', '--', 'backup'], figures: ['SQLite: ', 'PostgreSQL: '] }],
  },
];
