/** Generations and payments. @type {readonly import('./promise.d.ts').Promised[]} */
export const money = [
  {
    id: 'P10',
    text: 'However often one request to generate arrives at once, it spends one generation and makes one set of letters.',
    tests: [
      'tests/routes/generationRace.test.ts: identical',
      'tests/routes/repair.test.ts: create one session for twenty identical requests at once',
    ],
  },
  {
    id: 'P11',
    text: 'Of many different requests at once, exactly as many succeed as there are generations.',
    tests: [
      'tests/routes/generationRace.test.ts: different',
      'tests/server/store/generations.test.ts: spends one credit once',
    ],
  },
  {
    id: 'P12',
    text: 'A payment is credited once, however often its reply arrives, also after a restart.',
    tests: [
      'tests/acceptance/paymentCalls.test.ts: G3 one reply sent 200 times at once, and again after a restart, is booked once',
      'tests/server/store/payments.test.ts: books a paid order once, however often and simultaneously its reply arrives',
    ],
  },
  {
    id: 'P13',
    text: 'A payment reply that was altered in any way credits nothing.',
    tests: [
      'tests/routes/mutatedReplies.test.ts',
      'tests/acceptance/paymentCalls.test.ts: G3 1,000 mutated replies',
      'tests/server/payments/settle.test.ts',
    ],
  },
  {
    id: 'P14',
    text: "A reply for another person's order, a wrong amount, or an unpaid order credits nothing; a late paid one is not lost.",
    tests: ['tests/routes/paymentReply.test.ts', 'tests/server/store/payments.test.ts'],
  },
  {
    id: 'P15',
    text: 'What an account has left is always the sum of its bookings.',
    tests: [
      'tests/routes/generationRace.test.ts',
      'tests/server/store/kill.test.ts: loses nothing that it acknowledged',
      'tests/acceptance/durability.test.ts',
    ],
  },
  {
    id: 'P16',
    text: 'A consumer gets one profile, however many requests to create one arrive at once.',
    tests: [
      'tests/routes/generationRace.test.ts: one profile',
      'tests/server/store/profiles.test.ts: gives a consumer one profile, however many requests come at once',
    ],
  },
  {
    id: 'P17',
    text: 'No page and no call takes a card number.',
    tests: [
      'tests/routes/cardNumbers.test.ts',
      'tests/routes/payment.test.ts: lets the page post forms only to the card provider',
    ],
  },
  {
    id: 'P18',
    text: 'A print link cannot be guessed, and ends after 30 days, 20 downloads, or when it is revoked.',
    tests: ['tests/routes/printLinks.test.ts'],
  },
];
