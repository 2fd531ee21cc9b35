/** Browsers, sign-in, and hostile input. @type {readonly import('./promise.d.ts').Promised[]} */
export const web = [
  {
    id: 'P60',
    text: 'Every reply has its security headers, errors and redirects included.',
    tests: [
      'tests/routes/access.test.ts: sends the security headers with every kind of reply',
      'tests/routes/everyReply.test.ts: headers',
      'tests/server/http/headers.test.ts',
    ],
    elsewhere: 'the grade of an outside scanner: needs a public address with TLS',
  },
  {
    id: 'P61',
    text: "Another site's page can change nothing with a visitor's browser.",
    tests: [
      'tests/routes/otherSites.test.ts',
      'tests/server/identity/pages.test.ts: ignores forms from another site',
      "tests/server/identity/pages.test.ts: asks before it signs out at another site's request",
      'tests/server/identity/accountPages.test.ts: accepts no form from another site',
    ],
  },
  {
    id: 'P62',
    text: 'No address that someone sends leads a visitor to another site.',
    tests: ['tests/server/identity/redirects.test.ts', 'tests/server/identity/flow.test.ts'],
  },
  {
    id: 'P63',
    text: 'A session ends when it is signed out, its password changes, or its second factor changes, and with it its tokens.',
    tests: [
      'tests/server/identity/sessionEnd.test.ts',
      'tests/server/identity/accountPages.test.ts',
      'tests/server/identity/mails.test.ts: sets a new password with the link from the mail, and ends every session',
      'tests/server/identity/secondFactor.test.ts: ends a session that was opened without it',
    ],
  },
  {
    id: 'P64',
    text: 'Guessing passwords is slow from any number of addresses, and does not lock the owner out.',
    tests: [
      'tests/server/identity/signIn.test.ts',
      'tests/server/identity/limits.test.ts',
      'tests/routes/proxies.test.ts: behind a trusted proxy',
      'tests/server/identity/mails.test.ts: limits the links that are sent',
    ],
  },
  {
    id: 'P65',
    text: 'The embedded OpenID provider follows the protocol where attackers do not.',
    tests: [
      'tests/server/identity/flow.test.ts',
      'tests/server/identity/sessionEnd.test.ts',
      'tests/browser/identity.test.ts',
    ],
    elsewhere: 'the OpenID conformance suite, which needs its own Java server; a real Auth0 tenant',
  },
  {
    id: 'P66',
    text: "Agencies' employees and support sign in with a second factor, and each code works once.",
    tests: [
      'tests/server/identity/secondFactor.test.ts',
      'tests/server/configuration.test.ts: needs a second factor and fresh sign-ins in production',
    ],
  },
  {
    id: 'P67',
    text: 'No input makes a call fail unexpectedly, hang, or answer in another shape than the contract says.',
    tests: ['tools/fuzz/routes.test.ts: no request makes a call fail'],
    // In parts of some ten minutes, so that a run that was interrupted can be resumed.
    commands: [1, 2, 3, 4, 5, 6, 7, 8].map((part) => ({
      run: ['fuzz', '--', 'routes', '--count', '10000', '--part', `${part}/8`],
      figures: ['seed'],
    })),
  },
  {
    id: 'P68',
    text: 'Malicious JSON, forms, and texts that make patterns slow are refused quickly.',
    tests: ['tests/routes/hostileInput.test.ts'],
  },
  {
    id: 'P69',
    text: 'Exports, revealed values, links, orders, and sign-ins at providers are limited by the day.',
    tests: ['tests/routes/dailyLimits.test.ts'],
  },
];
