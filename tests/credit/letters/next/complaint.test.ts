import { describe, expect, it } from 'vitest';
import { maskedPacket } from '#credit/letters/next/complaint/masked.ts';
import {
  complaintPacket,
  type ComplaintInput,
  type ComplaintPacket,
} from '#credit/letters/next/complaint/packet.ts';
import { planLetters } from '#credit/letters/planLetters.ts';
import { readReport } from '#credit/report/read.ts';
import { planNextLetters } from '#credit/letters/next/planNext.ts';
import { usDate } from '#credit/findings/formatValue.ts';
import { samples, valueAt } from '#tests/credit/report/samples.ts';
import { aComplaint, aComplaintStep } from '#tests/support/aComplaint.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { aStep, firstLetters, itemsOf } from '#tests/support/nextSteps.ts';

const textsOf = (input: ComplaintInput): readonly string[] => {
  const { facts, whatHappened, resolution } = complaintPacket(input);
  return [
    ...facts.map(({ on, sentence }) => `${on} ${sentence.text}`),
    ...whatHappened.map((paragraph) => paragraph.map(({ text }) => text).join(' ')),
    ...resolution.map(({ text }) => text),
  ];
};

it('tells what happened in order of time, and each item’s story in the client’s voice', async () => {
  const titles = complaintPacket(aComplaint()).enclosures.map(({ title }) => `* ${title}`);
  const text = [...textsOf(aComplaint()), ...titles, ''].join('\n');
  await expect(text).toMatchFileSnapshot('wordForWord/complaint.txt');
});

it('has every value in its steps, or in the earlier letter', () => {
  const input = aComplaint();
  const { facts, whatHappened, resolution } = complaintPacket(input);
  const sentences = [...facts.map(({ sentence }) => sentence), ...whatHappened.flat(), ...resolution];
  const earlier = firstLetters()
    .flatMap(itemsOf)
    .flatMap(({ heading, grounds }) => [heading, ...grounds])
    .flatMap(({ evidence }) => evidence.map(({ at }) => at));
  const wrong = sentences
    .flatMap(({ evidence }) => evidence)
    .filter(({ at, value }) => {
      if (!at.startsWith('/steps/')) return !earlier.includes(at);
      const raw = String(valueAt(input, at));
      return value !== raw && value !== (/^\d{4}-/.test(raw) ? usDate(raw) : null);
    });
  expect(wrong).toEqual([]);
  const unproven = sentences.flatMap(({ text, evidence }) =>
    [...text.replace(/^My letter said: .*/s, '').matchAll(/\b\d\d\/\d\d\/\d{4}\b|“[^”]+”/g)].flatMap(
      ([quoted]) => (evidence.some(({ value }) => quoted.includes(value)) ? [] : [`${quoted} in: ${text}`]),
    ),
  );
  expect(unproven).toEqual([]);
});

describe('no day that is only assumed', () => {
  it('is told, and no deadline that counts from one', () => {
    const steps = [aComplaintStep(0, { journey: { received: null, due: null } })];
    const texts = textsOf(aComplaint({ steps })).join(' ');
    expect(texts).toContain('I have not received a result.');
    expect(texts).not.toMatch(/delivered|ended on|10\/08\/2026|11\/07\/2026/);
  });
});

it('says what an inquiry or a court record is, of which a heading gives only a name or a kind', () => {
  const [letter] = firstLetters();
  const [item] = letter === undefined ? [] : itemsOf(letter);
  const about = (key: string, text: string, gloss = text) => {
    if (item === undefined) throw new Error('The sample calls for no letter.');
    const heading = { text, gloss, evidence: [] };
    const { facts } = complaintPacket(
      aComplaint({ steps: [aComplaintStep(0, { item: { ...item, key, heading } })] }),
    );
    const [{ sentence } = { sentence: heading }] = facts;
    return [sentence.text.split(' in my letter')[0], sentence.gloss?.split(' sobre ')[1]];
  };
  expect(about('publicRecord:public-record-0', 'Judgment')).toEqual([
    'I wrote to TransUnion about the court record Judgment',
    'el registro judicial Judgment.',
  ]);
  expect(
    about('publicRecord:public-record-0', 'Court record without details', 'Registro judicial sin detalles'),
  ).toEqual([
    'I wrote to TransUnion about the court record without details',
    'el registro judicial sin detalles.',
  ]);
  expect(about('inquiry:inquiry-0', 'QUICKLOAN, 01/02/2025')).toEqual([
    'I wrote to TransUnion about the inquiry QUICKLOAN, 01/02/2025,',
    'la consulta QUICKLOAN, 01/02/2025.',
  ]);
  expect(about('inquiry:inquiry-0', 'Inquiry dated 01/02/2025', 'Consulta del 01/02/2025')).toEqual([
    'I wrote to TransUnion about the inquiry dated 01/02/2025',
    'la consulta del 01/02/2025.',
  ]);
  expect(about('account:account-0', 'HARBOR BANK')[0]).toBe('I wrote to TransUnion about HARBOR BANK');
});

it('misses the notice, not a result, after a letter that asked for a notice', () => {
  const texts = textsOf(aComplaint({ steps: [aComplaintStep(0, { asksForNotice: true })] })).join(' ');
  expect(texts).toContain('I have not received a notice.');
  expect(texts).not.toContain('a result.');
});

describe('the end of the time of an investigation', () => {
  const ended = 'Counted from 10/08/2026, the 30 days for a reinvestigation ended on 11/07/2026';
  const toldOf = (reply: NonNullable<Parameters<typeof aComplaintStep>[1]>['reply']) => {
    const { facts, whatHappened } = complaintPacket(
      aComplaint({ steps: [aComplaintStep(0, { reply: reply ?? null })] }),
    );
    return [facts.map(({ sentence }) => sentence), whatHappened.flat()].map((sentences) =>
      sentences.some(({ text }) => text.startsWith(ended)),
    );
  };

  it('is given before a result that is dated after it and after the days to send it, and before none that may have been in time', () => {
    expect(toldOf({ kind: 'verified', printedOn: '2026-11-22', receivedOn: '2026-11-24' })).toEqual([
      true,
      true,
    ]);
    expect(toldOf({ kind: 'verified', printedOn: '2026-11-21', receivedOn: '2026-11-24' })).toEqual([
      false,
      false,
    ]);
    expect(toldOf({ kind: 'verified', printedOn: null, receivedOn: '2026-12-20' })).toEqual([false, false]);
  });

  it('is given before no refusal and no notice, which are no results', () => {
    for (const kind of ['identity', 'alreadyInvestigated', 'moreNeeded', 'putBack'] as const)
      expect(toldOf({ kind, printedOn: '2026-12-18', receivedOn: '2026-12-20' })).toEqual([false, false]);
  });

  it('is given of a letter only if the answer to its follow-up was sent too late', () => {
    const { letter } = aComplaintStep(0);
    const isTold = (printedOn: string | null, purpose: 'followUp' | 'newInformation' = 'followUp') => {
      const later = aComplaintStep(0, {
        letter: { ...letter, id: 'later', date: '2026-11-20', purpose },
        journey: { mailedOn: '2026-11-20', received: null, due: null },
        reply: { kind: 'verified', printedOn, receivedOn: '2026-12-20' },
      });
      const { facts, whatHappened } = complaintPacket(
        aComplaint({ steps: [aComplaintStep(0, { reply: null }), later] }),
      );
      const texts = [...facts.map(({ sentence }) => sentence), ...whatHappened.flat()];
      return texts.filter(({ text }) => text.startsWith(ended)).length;
    };
    expect(isTold('2026-11-05')).toBe(0);
    expect(isTold(null)).toBe(0);
    expect(isTold('2026-12-18')).toBe(2);
    expect(isTold('2026-11-05', 'newInformation')).toBe(2);
  });
});

describe('a letter about which nothing came, but', () => {
  const { letter } = aComplaintStep(0);
  const later = { ...letter, id: 'later', date: '2026-11-10' };
  const leftLater = { mailedOn: '2026-11-10', received: null, due: null };
  const storyOf = (...steps: ComplaintInput['steps']) =>
    complaintPacket(aComplaint({ steps }))
      .whatHappened.flat()
      .map(({ text }) => text)
      .join(' ');

  it('the result of the letter before it came when it had left, misses no result and tells things in their order', () => {
    const story = storyOf(
      aComplaintStep(0, { reply: { kind: 'verified', printedOn: null, receivedOn: '2026-11-15' } }),
      aComplaintStep(0, { letter: { ...later, purpose: 'followUp' }, journey: leftLater }),
    );
    expect(story).not.toContain('I have not received');
    expect(story.indexOf('my letter dated 11/10/2026')).toBeLessThan(story.indexOf('received on 11/15/2026'));
  });

  it('that it follows up on a letter whose result had come misses no result either', () => {
    const story = storyOf(
      aComplaintStep(0, { reply: { kind: 'verified', printedOn: null, receivedOn: '2026-11-08' } }),
      aComplaintStep(0, { letter: { ...later, purpose: 'followUp' }, journey: leftLater }),
    );
    expect(story).not.toContain('I have not received');
  });

  it('that it disputed a result again still misses its own', () => {
    const story = storyOf(
      aComplaintStep(0, { reply: { kind: 'verified', printedOn: null, receivedOn: '2026-11-08' } }),
      aComplaintStep(0, { letter: { ...later, purpose: 'newInformation' }, journey: leftLater }),
    );
    expect(story).toContain('I have not received a result.');
  });

  it('the notice of the reinsertion, tells when that came and misses none', () => {
    const story = storyOf(
      aComplaintStep(0, { reply: { kind: 'deleted' }, seenAgainOn: '2026-11-09', noticeOn: '2026-11-20' }),
      aComplaintStep(0, {
        letter: { ...later, purpose: 'reinsertion' },
        journey: leftLater,
        asksForNotice: true,
      }),
    );
    expect(story).toContain('I received TransUnion’s notice about it on 11/20/2026.');
    expect(story).not.toContain('I have not received');
  });

  it('a notice of an earlier reinsertion misses that of the newer one', () => {
    const story = storyOf(
      aComplaintStep(0, { reply: { kind: 'deleted' }, seenAgainOn: '2026-11-09', noticeOn: '2026-11-08' }),
      aComplaintStep(0, {
        letter: later,
        journey: leftLater,
        reply: { kind: 'deleted', receivedOn: '2026-11-20', printedOn: null },
        seenAgainOn: '2026-12-01',
      }),
      aComplaintStep(0, {
        letter: { ...later, id: 'last', purpose: 'reinsertion' },
        journey: { ...leftLater, mailedOn: '2026-12-05' },
        asksForNotice: true,
      }),
    );
    expect(story).toContain('I have not received a notice.');
  });

  it('tells a deletion before the report that shows the item again, even if the answer came later', () => {
    const story = storyOf(
      aComplaintStep(0, {
        reply: { kind: 'deleted', printedOn: '2026-11-01', receivedOn: '2026-11-09' },
        seenAgainOn: '2026-11-05',
      }),
    );
    expect(story.indexOf('TransUnion deleted it')).toBeLessThan(story.indexOf('shows it again'));
  });
});

describe('several answers to one letter', () => {
  const refused = {
    kind: 'identity',
    printedOn: '2026-10-20',
    receivedOn: '2026-10-24',
    words: '',
    isAboutOthers: false,
  } as const;
  const asked = { ...refused, kind: 'moreNeeded', printedOn: null, receivedOn: '2026-10-30' } as const;
  const reply = { kind: 'verified', printedOn: '2026-11-02', receivedOn: '2026-11-06' } as const;
  const steps = [
    aComplaintStep(0, {
      reply,
      otherAnswers: [
        { reply: asked, isCopied: false },
        { reply: refused, isCopied: true },
      ],
      furtherFacts: [{ on: '2026-11-01', basis: 'receipt' }],
    }),
  ];
  const told = [
    'According to TransUnion’s response dated 10/20/2026, TransUnion could not identify me.',
    'According to TransUnion’s response, which I received on 10/30/2026, TransUnion asked for more information about my dispute.',
    'TransUnion received more information about my dispute from me on 11/01/2026.',
    'According to TransUnion’s response dated 11/02/2026, it remains in my file there.',
  ];

  it('are all told, each on its day, with what the client sent in between', () => {
    const { facts, whatHappened, enclosures } = complaintPacket(aComplaint({ steps }));
    const story = whatHappened.flat().map(({ text }) => text);
    expect(story.slice(-4)).toEqual(told);
    expect(facts.slice(-4).map(({ on }) => on)).toEqual([
      '2026-10-20',
      '2026-10-30',
      '2026-11-01',
      '2026-11-02',
    ]);
    expect(enclosures.flatMap(({ title }) => (title.includes('response') ? [title] : []))).toEqual([
      'TransUnion’s response dated 10/20/2026',
      'TransUnion’s response dated 11/02/2026',
    ]);
  });

  it('have their values in the step', () => {
    const input = aComplaint({ steps });
    const cited = complaintPacket(input)
      .whatHappened.flat()
      .flatMap(({ evidence }) => evidence)
      .filter(({ at }) => /otherAnswers|furtherFacts/.test(at));
    expect(cited).toHaveLength(3);
    for (const { at, value } of cited) expect(usDate(String(valueAt(input, at)))).toBe(value);
  });

  it('that was recorded twice is told once, and a day that only the client gives is not told', () => {
    const { whatHappened, facts } = complaintPacket(
      aComplaint({
        steps: [
          aComplaintStep(0, {
            reply,
            otherAnswers: [{ reply: { ...refused, ...reply }, isCopied: false }],
            furtherFacts: [{ on: '2026-11-01', basis: 'client' }],
          }),
        ],
      }),
    );
    const story = whatHappened.flat().map(({ text }) => text);
    expect(story.filter((text) => text.includes('remains in my file'))).toHaveLength(1);
    expect(story).toContain('I sent TransUnion more information about my dispute.');
    expect(facts.map(({ sentence }) => sentence.text).join(' ')).not.toContain('more information');
  });

  it('are told once in the story of an item of which two letters got one answer', () => {
    const { letter } = aComplaintStep(0);
    const steps = [
      aComplaintStep(0, { reply: refused }),
      aComplaintStep(0, {
        letter: { ...letter, id: 'followUp', date: '2026-10-15', purpose: 'followUp' },
        journey: { mailedOn: '2026-10-15', received: null, due: null },
        reply: refused,
      }),
    ];
    const story = complaintPacket(aComplaint({ steps }))
      .whatHappened.flat()
      .map(({ text }) => text);
    expect(story.filter((text) => text === told[0])).toHaveLength(1);
  });

  it('of which none is a result leave it missing', () => {
    const { whatHappened } = complaintPacket(
      aComplaint({
        steps: [
          aComplaintStep(0, {
            otherAnswers: [{ reply: asked, isCopied: false }],
            furtherFacts: [{ on: '2026-11-01', basis: 'portal' }],
          }),
        ],
      }),
    );
    const story = whatHappened.flat().map(({ text }) => text);
    expect(story).toContain(told[1]);
    expect(story).toContain('I have not received a result.');
  });
});

it('claims no violation and no intent, and threatens nobody', () => {
  expect(
    textsOf(aComplaint()).filter((text) =>
      /violat|willful|illegal|unlawful|\bmust\b|fail|\bsue\b|lawsuit|penalt/i.test(text),
    ),
  ).toEqual([]);
});

it('says that the client confirms and files it themselves', () => {
  const { attestations, filing } = complaintPacket(aComplaint());
  expect(attestations).toEqual([
    'What I write here is true to the best of my knowledge and belief.',
    'I disputed this information with TransUnion more than 45 days ago, or that dispute is no longer pending.',
  ]);
  expect(filing.join(' ')).toContain('www.consumerfinance.gov/complaint');
  expect(filing.join(' ')).toContain('Neither Redress nor an agency files it for you.');
});

it('is about letters to one bureau', () => {
  expect(() => complaintPacket(aComplaint({ bureau: 'Equifax' }))).toThrow('one bureau');
  expect(() => complaintPacket(aComplaint({ steps: [] }))).toThrow('one bureau');
});

it('lists two letters of one day separately, each by what it is about', () => {
  const [first] = firstLetters();
  if (first === undefined) throw new Error('The sample calls for no letter.');
  const steps = [
    aComplaintStep(0, { reply: { kind: 'verified' } }),
    aComplaintStep(1, { letter: { ...first, id: `${first.id}-other` } }),
  ];
  expect(complaintPacket(aComplaint({ steps })).enclosures.map(({ title }) => title)).toEqual([
    'My letter dated 10/01/2026 about HARBOR BANK VISA, account 440066120987****',
    'Proof of mailing for my letter dated 10/01/2026 about HARBOR BANK VISA, account 440066120987****',
    'TransUnion’s response dated 11/02/2026',
    'My supporting documents',
    'My letter dated 10/01/2026 about SUMMIT RECOVERY, account SR8812091',
    'Proof of mailing for my letter dated 10/01/2026 about SUMMIT RECOVERY, account SR8812091',
  ]);
});

describe('two entries with one heading', () => {
  const { report, profile } = { report: readReport(samples['mfsn-basic']), profile: aConsumer() };
  const letters = planLetters({
    report,
    profile: { ...profile, streetAddress: '9 ELM ST' },
    choice: { kind: 'automatic', options: [2] },
    today: '2026-10-01',
  });
  const addresses = letters.flatMap((letter) =>
    letter.destination.id === 'TransUnion'
      ? itemsOf(letter).flatMap((item) =>
          item.heading.text === 'Address'
            ? [{ ...aComplaintStep(0, { letter, item, reply: null }), subject: item.key }]
            : [],
        )
      : [],
  );
  const { facts, whatHappened } = complaintPacket(aComplaint({ steps: addresses }));

  it('are two stories, and each says which entry it is about', () => {
    expect(addresses.length).toBe(2);
    expect(whatHappened).toHaveLength(2);
    const [one = '', other = ''] = whatHappened.map((paragraph) =>
      paragraph.map(({ text }) => text).join(' '),
    );
    expect(one).toContain('I wrote to TransUnion about the address 418 JUNIPER AVE, TESTVILLE, OR 97999, in');
    expect(one).toContain('My letter said: “Your file lists 418 JUNIPER AVE');
    expect(other).toContain('about the address 77 HARBOR ST');
    expect(`${one} ${other}`).not.toContain('again');
    expect(facts.map(({ sentence }) => sentence.text).join(' ')).not.toContain('about Address');
  });
});

it('tells in a list of facts what two letters of one day have in common only once', () => {
  const [first] = firstLetters();
  const reply = { kind: 'identity', words: 'We cannot verify you' } as const;
  const steps = [
    aComplaintStep(0, { reply }),
    aComplaintStep(1, { reply, ...(first && { letter: { ...first, id: 'another' } }) }),
  ];
  const facts = complaintPacket(aComplaint({ steps })).facts.map(({ sentence }) => sentence.text);
  expect(facts.filter((text) => text.includes('We cannot verify you'))).toHaveLength(1);
  expect(facts.filter((text) => text.includes('The return receipt shows'))).toHaveLength(1);
});

it('a later round tells only what it added, and a name with a comma is closed by one', () => {
  const [newer] = planNextLetters({
    steps: [aStep('newInformation', { added: 'I paid in March' })],
    profile: aConsumer(),
    today: '2026-11-10',
  });
  const [item] = newer === undefined ? [] : itemsOf(newer);
  if (newer === undefined || item === undefined) throw new Error('No letter follows.');
  const steps = [
    aComplaintStep(0, { reply: { kind: 'verified' } }),
    aComplaintStep(0, { letter: newer, item, reply: { kind: 'verified' } }),
  ];
  const { facts, whatHappened } = complaintPacket(aComplaint({ steps }));
  const story = whatHappened.flat().map(({ text }) => text);
  expect(
    story.filter((text) => text.startsWith('My letter said: “Your file shows the account as')),
  ).toHaveLength(1);
  expect(story).toContain('My letter said: “My new information, in my own words: ‘I paid in March.’”');
  expect(facts.map(({ sentence }) => sentence.text)).toContain(
    'According to TransUnion’s response dated 11/02/2026, HARBOR BANK VISA, account 440066120987****, remains in my file there.',
  );
});

it('says what a letter said of an inquiry that it asked to remove, and not that it asked for verification', () => {
  const found = firstLetters().flatMap((letter) =>
    itemsOf(letter).flatMap((item) => (item.rules.includes('Q1') ? [{ letter, item }] : [])),
  )[0];
  expect(found?.item.asks.map(({ text }) => text)).toEqual(['If it is still reported, please remove it.']);
  const { whatHappened } = complaintPacket(
    aComplaint({ bureau: 'Experian', steps: [aComplaintStep(0, found)] }),
  );
  const texts = whatHappened.flat().map(({ text }) => text);
  expect(
    texts.some((text) =>
      text.startsWith('My letter said: “As of the date of my report, your file lists this inquiry'),
    ),
  ).toBe(true);
  expect(texts.join(' ')).not.toContain('asked for verification');
});

it('says what was only asked to be verified', () => {
  const found = firstLetters().flatMap((letter) =>
    letter.destination.id === 'TransUnion'
      ? itemsOf(letter).flatMap((item) => (item.heading.text.startsWith('ORION') ? [{ letter, item }] : []))
      : [],
  )[0];
  const steps = [aComplaintStep(0, found)];
  expect(
    complaintPacket(aComplaint({ steps }))
      .whatHappened.flat()
      .map(({ text }) => text),
  ).toContain(
    'My letter asked for verification of the following: “You report this account as ‘Collection/Chargeoff’ with a balance of $0, as of 08/31/2025.”',
  );
});

it('after a dispute without a letter, the first letter about it says why', () => {
  const [newer] = planNextLetters({ steps: [aStep('followUp')], profile: aConsumer(), today: '2026-11-10' });
  const [item] = newer === undefined ? [] : itemsOf(newer);
  if (newer === undefined || item === undefined) throw new Error('No letter follows.');
  const steps = [
    aComplaintStep(0, { journey: { way: 'online' } }),
    aComplaintStep(0, { letter: newer, item, reply: { kind: 'verified' } }),
  ];
  const story = complaintPacket(aComplaint({ steps }))
    .whatHappened.flat()
    .map(({ text }) => text);
  expect(
    story.filter((text) => text.startsWith('My letter said: “Your file shows the account as')),
  ).toHaveLength(1);
});

describe('on the client’s own page', () => {
  const birth = '01/02/1980';
  const own = aComplaintStep(0, { added: `I was not born on ${birth}, and 123-45-6789 is not my number.` });
  const told = {
    ...own,
    letter: { ...own.letter, identification: [{ label: 'Date of birth', value: birth }] },
  };

  it('hides SSNs, account numbers, and dates of birth, and says that the form needs them', () => {
    const { whatHappened, filing } = maskedPacket(aComplaint({ steps: [told] }));
    const text = whatHappened
      .flat()
      .map((each) => each.text)
      .join(' ');
    expect(text).toContain('I was not born on **/**/1980, and ***-**-6789 is not my number.');
    expect(filing[1]).toMatch(/^This packet hides parts of numbers/);
  });

  it('is the same packet where there is nothing to hide', () => {
    const heading = { text: 'QUICKLOAN, 01/02/2025', gloss: 'QUICKLOAN, 01/02/2025', evidence: [] };
    const item = { ...own.item, key: 'inquiry:inquiry-0', heading, states: [], grounds: [] };
    const plain = aComplaint({ steps: [aComplaintStep(0, { item })] });
    const textsIn = ({ facts, whatHappened, filing, enclosures }: ComplaintPacket) => [
      ...[...facts.map(({ sentence }) => sentence), ...whatHappened.flat()].map(({ text }) => text),
      ...filing,
      ...enclosures.map(({ title }) => title),
    ];
    expect(textsIn(maskedPacket(plain))).toEqual(textsIn(complaintPacket(plain)));
  });
});
