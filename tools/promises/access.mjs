/** Who may reach what. @type {readonly import('./promise.d.ts').Promised[]} */
export const access = [
  {
    id: 'P01',
    text: 'The server has exactly the calls that are specified or decided, and no others.',
    tests: [
      'tests/routes/specifiedCalls.test.ts',
      'tests/routes/openApi.test.ts: describes exactly the contract, and every described call is served',
    ],
  },
  {
    id: 'P02',
    text: "Nobody reaches another account's data with any call, with any role and any ids.",
    tests: ['tests/routes/isolation.test.ts', 'tests/routes/isolationMatrix.test.ts'],
  },
  {
    id: 'P03',
    text: "A refused call changes nothing, and another account's id gets the reply of an id that does not exist, as fast.",
    tests: [
      "tests/routes/isolation.test.ts: responds to another account's ids exactly as to unknown ids, and changes nothing",
      'tests/routes/isolationTime.test.ts',
    ],
  },
  {
    id: 'P04',
    text: 'Each condition on the owner of a row is needed by a test: without it, the tests fail.',
    tests: ['tests/server/store/sqliteWall.test.ts', 'tests/server/store/statementAccount.test.ts'],
    commands: [{ run: ['mutate', '--', 'owners'], figures: ['noticed by tests', 'survived'] }],
  },
  {
    id: 'P05',
    text: 'On PostgreSQL the database itself keeps accounts apart, even if the server forgets to.',
    tests: [
      'tests/server/store/wall.test.ts',
      'tests/server/store/roles.test.ts',
      'tests/routes/behindTheWall.test.ts',
    ],
  },
  {
    id: 'P06',
    text: 'Every call refuses every token that is missing, expired, forged, or meant for something else.',
    tests: [
      'tests/server/identity/verify.test.ts',
      'tests/routes/access.test.ts: requires a token',
      'tests/routes/tokens.test.ts',
    ],
  },
  {
    id: 'P07',
    text: 'Only support acts for others, with a reason and a time limit, under its own name, and without what only owners may do.',
    tests: [
      'tests/routes/support.test.ts',
      'tests/routes/supportReads.test.ts',
      'tests/routes/freshSignIn.test.ts: lets support change something for others only after a recent sign-in',
      'tests/routes/recordAccess.test.ts: pretend to be support',
    ],
  },
  {
    id: 'P08',
    text: 'Agencies and consumers cannot use calls of the other kind, and no header changes the kind or the price.',
    tests: [
      'tests/routes/access.test.ts: tells an account on the wrong host where it belongs',
      'tests/routes/clientLink.test.ts: must be an agency',
      "tests/routes/payment.test.ts: uses the account's price, whatever host is named",
      'tests/routes/proxies.test.ts: does not make the request one for another host',
      'tests/routes/proxies.test.ts: changes no price, no account, and no redirect of a reply',
    ],
  },
  {
    id: 'P09',
    text: 'Every read of sensitive data and every refusal is recorded once, in a chain that shows any change.',
    tests: [
      'tests/routes/recordAccess.test.ts',
      'tests/server/store/accessRecord.test.ts',
      'tools/access/answer.test.ts',
    ],
  },
];
