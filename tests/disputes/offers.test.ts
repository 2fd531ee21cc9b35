import { describe, expect, it } from 'vitest';
import type { AnswerKind, DisputeEvent, Outcome } from '#contract/disputeEvents.ts';
import type { WithdrawnPoint } from '#disputes/corrections.ts';
import type { Facts } from '#disputes/facts.ts';
import { offersOf } from '#disputes/offers.ts';
import { standingOf } from '#disputes/standing.ts';
import {
  aLetter,
  anItem,
  answered,
  dayInUtc,
  delivered,
  entry,
  furnisher,
  mailed,
  nothingCame,
  returned,
} from './builders.ts';

const account = anItem('account:card');
const toExperian = aLetter({ items: [account] });

function offers(
  today: string,
  events: readonly DisputeEvent[],
  letters: Facts['letters'] = [toExperian],
  withdrawn: readonly WithdrawnPoint[] = [],
) {
  const recorded = events.map((event) => entry(event));
  return offersOf(standingOf({ letters, events: recorded, today }), recorded, withdrawn, dayInUtc);
}

const purposes = (...given: Parameters<typeof offers>) => offers(...given).map(({ purpose }) => purpose);

const received = [mailed('2026-03-02', { way: 'certified' }), delivered('2026-03-05')];
/** Due on April 4, result by April 10, question on April 15. */
const decided = (outcome: Outcome) => [
  ...received,
  answered('2026-04-01', 'results', { 'account:card': outcome }),
];
const refused = (kind: AnswerKind) => [...received, answered('2026-03-20', kind)];

describe('a follow-up', () => {
  it('is offered from the day on which the question is open, and not a day before', () => {
    expect(offers('2026-04-14', received)).toEqual([]);
    expect(offers('2026-04-15', received)).toEqual([
      {
        letter: 'letter-1',
        item: 'account:card',
        purpose: 'followUp',
        heading: 'ACCOUNT:CARD',
        recipient: toExperian.recipient,
        reason: 'timeOver',
        since: '2026-04-15',
        added: 'none',
        needsMailing: false,
        mayBeDisregarded: false,
      },
    ]);
  });

  it('is offered when a person says that nothing came, until a late answer comes', () => {
    const nothing = [...received, nothingCame('2026-04-15')];
    expect(offers('2026-04-15', nothing)).toMatchObject([{ purpose: 'followUp', reason: 'nothingCame' }]);
    const late = [...nothing, answered('2026-04-20', 'results', { 'account:card': 'deleted' })];
    expect(purposes('2026-04-20', late)).toEqual(['deletionNotice']);
  });

  it('is not offered to a recipient that asked for more: a letter can say that instead', () => {
    const asked = refused('moreNeeded');
    for (const events of [asked, [...asked, nothingCame('2026-04-20')]])
      expect(offers('2026-04-20', events)).toMatchObject([
        { purpose: 'newInformation', reason: 'moreNeeded', added: 'required' },
      ]);
  });

  it('is offered again once the recipient has what it asked for', () => {
    const facts: DisputeEvent = {
      kind: 'furtherFacts',
      on: '2026-03-25',
      letters: ['letter-1'],
      basis: 'receipt',
      files: [],
    };
    const asked = refused('moreNeeded');
    expect(purposes('2026-06-01', [...asked, facts])).toEqual(['followUp']);
    const again = answered('2026-03-28', 'moreNeeded');
    expect(purposes('2026-06-01', [...asked, facts, again])).toEqual(['newInformation']);
  });

  it('is not offered on a follow-up that left although the answer had come, which has the next steps', () => {
    const second = aLetter({ id: 'letter-2', sessionId: 'set-2', purpose: 'followUp', items: [account] });
    const left = mailed('2026-04-20', { letters: ['letter-2'] });
    const offered = (on: string) =>
      offers(
        '2026-07-01',
        [...received, answered(on, 'results', { 'account:card': 'verified' }), left],
        [toExperian, second],
      ).map(({ letter, purpose }) => `${letter} ${purpose}`);
    expect(offered('2026-04-10')).toContain('letter-1 procedure');
    expect(offered('2026-04-10').join()).not.toContain('followUp');
  });

  it('is offered on one that followed another round’s letter without an answer, whatever was decided before', () => {
    const later = (['newInformation', 'followUp', 'followUp'] as const).map((purpose, place) =>
      aLetter({
        id: `letter-${String(place + 2)}`,
        sessionId: `set-${String(place + 2)}`,
        purpose,
        items: [account],
      }),
    );
    const left = ['2026-04-20', '2026-07-01', '2026-10-01'].map((on, place) =>
      mailed(on, { letters: [`letter-${String(place + 2)}`] }),
    );
    for (const [count, today] of [
      [2, '2026-09-20'],
      [3, '2026-12-20'],
    ] as const)
      expect(
        offers(
          today,
          [...decided('verified'), ...left.slice(0, count)],
          [toExperian, ...later.slice(0, count)],
        ).map(({ letter, purpose }) => `${letter} ${purpose}`),
      ).toEqual([`letter-${String(count + 1)} followUp`]);
  });

  it('is not offered about a letter that came back', () => {
    expect(offers('2026-06-01', [...received, returned('2026-03-10')])).toEqual([]);
  });

  it('is not offered to a creditor, which has no deadline for a letter that was prepared here', () => {
    const letter = aLetter({ items: [account], recipient: furnisher });
    expect(offers('2026-12-31', received, [letter])).toEqual([]);
  });
});

describe('after a result', () => {
  it('the procedure, new facts, a statement, and the creditor are offered about what was verified', () => {
    expect(purposes('2026-04-01', decided('verified'))).toEqual([
      'procedure',
      'newInformation',
      'statement',
      'creditorDirect',
    ]);
  });

  it('what is still wrong comes first about what was partly corrected', () => {
    expect(purposes('2026-04-01', decided('partlyCorrected'))[0]).toBe('incompleteCorrection');
  });

  it('past recipients can be notified about what the bureau says it deleted, in the time before its answer', () => {
    expect(offers('2026-05-01', decided('deleted'))).toEqual([
      {
        letter: 'letter-1',
        item: 'account:card',
        purpose: 'deletionNotice',
        heading: 'ACCOUNT:CARD',
        recipient: toExperian.recipient,
        reason: 'deleted',
        since: '2026-04-01',
        added: 'none',
        receivers: { before: '2026-04-01', listed: [] },
        needsMailing: false,
        mayBeDisregarded: false,
      },
    ]);
    const answer = answered('2026-04-01', 'results', { 'account:card': 'deleted' });
    const printed = [...received, { ...answer, printed: '2026-03-27' }];
    expect(offers('2026-05-01', printed)).toMatchObject([{ receivers: { before: '2026-03-27' } }]);
  });

  it('nobody is notified about a deletion that only a report shows, that a creditor made, or in a file that is another person’s', () => {
    const gone: DisputeEvent = {
      kind: 'compared',
      on: '2026-05-01',
      report: 'report-2',
      disputes: [{ letter: 'letter-1', item: 'account:card' }],
      proposal: 'notSeen',
      accepted: true,
    };
    const facts = { letters: [toExperian], events: [...received, gone].map((each) => entry(each)) };
    expect(standingOf({ ...facts, today: '2026-05-01' }).disputes).toMatchObject([
      { state: 'deletedByReport' },
    ]);
    expect(purposes('2026-05-01', [...received, gone])).toEqual([]);
    const creditor = aLetter({ items: [account], recipient: furnisher });
    expect(offers('2026-05-01', decided('deleted'), [creditor])).toEqual([]);
    const file = aLetter({ items: [anItem('personal:I4:file')] });
    const changed = [...received, answered('2026-04-01', 'results', { 'personal:I4:file': 'deleted' })];
    expect(offers('2026-05-01', changed, [file])).toEqual([]);
  });

  it('who is to be notified about a deletion is asked once, and not once the item is back', () => {
    const asked = aLetter({
      id: 'letter-2',
      sessionId: 'set-2',
      purpose: 'deletionNotice',
      writtenOn: '2026-04-02',
      items: [account],
    });
    expect(offers('2026-05-01', decided('deleted'), [toExperian, asked])).toEqual([]);
    const back = [...decided('deleted'), answered('2026-04-20', 'putBack')];
    expect(purposes('2026-05-01', back)).not.toContain('deletionNotice');
  });

  it.each(['corrected', 'updatedAsAsked', 'notInFile', 'notMentioned'] as const)(
    'nothing is offered about what was %s',
    (outcome) => {
      expect(offers('2026-04-01', decided(outcome))).toEqual([]);
    },
  );

  it('new facts need the client’s own words, and the way to the creditor says that it may disregard them', () => {
    const shown = offers('2026-04-01', decided('verified'));
    expect(shown.map(({ purpose, added, mayBeDisregarded }) => [purpose, added, mayBeDisregarded])).toEqual([
      ['procedure', 'none', false],
      ['newInformation', 'required', false],
      ['statement', 'required', false],
      ['creditorDirect', 'optional', true],
    ]);
  });

  it('once something was corrected, the letter to the creditor needs the client’s words about what is still wrong', () => {
    const direct = (...given: Parameters<typeof offers>) =>
      offers(...given).find(({ purpose }) => purpose === 'creditorDirect')?.added;
    expect(direct('2026-04-01', decided('partlyCorrected'))).toBe('required');
    const again = aLetter({ id: 'letter-2', items: [account], purpose: 'incompleteCorrection' });
    const events = [
      ...decided('partlyCorrected'),
      mailed('2026-04-02', { letters: ['letter-2'] }),
      answered('2026-04-28', 'results', { 'account:card': 'verified' }, 'letter-2'),
    ];
    expect(direct('2026-04-28', events, [toExperian, again])).toBe('required');
  });

  it('only accounts have a creditor to write to', () => {
    const letter = aLetter({ items: [anItem('name:1')] });
    const events = [...received, answered('2026-04-01', 'results', { 'name:1': 'verified' })];
    expect(purposes('2026-04-01', events, [letter])).not.toContain('creditorDirect');
  });

  it('the creditor is offered once: not while it has a letter about the same account, or has answered it', () => {
    const direct = aLetter({ id: 'letter-2', items: [account], recipient: furnisher });
    const letters = [toExperian, direct];
    const isOffered = (events: readonly DisputeEvent[]) =>
      purposes('2026-04-01', [...decided('verified'), ...events], letters).includes('creditorDirect');
    const sent = mailed('2026-03-02', { letters: ['letter-2'] });
    const verified = answered('2026-03-30', 'results', { 'account:card': 'verified' }, 'letter-2');
    expect(isOffered([])).toBe(false);
    expect(isOffered([sent])).toBe(false);
    expect(isOffered([sent, verified])).toBe(false);
    expect(isOffered([sent, returned('2026-03-10', 'letter-2')])).toBe(true);
    const other = aLetter({ id: 'letter-2', items: [anItem('account:loan')], recipient: furnisher });
    expect(purposes('2026-04-01', [...decided('verified'), sent], [toExperian, other])).toContain(
      'creditorDirect',
    );
  });

  it('a creditor that verified gets only new facts, with the warning', () => {
    const letter = aLetter({ items: [account], recipient: furnisher });
    expect(offers('2026-04-01', decided('verified'), [letter])).toMatchObject([
      { purpose: 'newInformation', mayBeDisregarded: true },
    ]);
  });

  it('a letter can’t be written that would have to say when nobody knows the earlier one was mailed', () => {
    const events = [answered('2026-04-01', 'results', { 'account:card': 'verified' })];
    expect(offers('2026-04-01', events).every(({ needsMailing }) => needsMailing)).toBe(true);
  });

  it('what a person left as it is, is left', () => {
    const left: DisputeEvent = {
      kind: 'leftAsIs',
      on: '2026-04-02',
      disputes: [{ letter: 'letter-1', item: 'account:card' }],
      note: '',
    };
    expect(offers('2026-04-02', [...decided('verified'), left])).toEqual([]);
  });
});

describe('a refusal', () => {
  it.each([
    ['identity', 'identityCured', 'identityRefused'],
    ['thirdParty', 'identityCured', 'thirdPartyRefused'],
    ['alreadyInvestigated', 'newInformation', 'alreadyInvestigated'],
  ] as const)('for %s is answered with %s', (kind, purpose, reason) => {
    expect(offers('2026-03-20', refused(kind))).toMatchObject([{ purpose, reason }]);
  });
});

describe('a reinsertion', () => {
  const compared = (proposal: 'reappeared' | 'notSeen', on: string): DisputeEvent => ({
    kind: 'compared',
    on,
    disputes: [{ letter: 'letter-1', item: 'account:card' }],
    report: 'report-2',
    proposal,
    accepted: true,
  });

  it('is offered when a report shows again what the bureau had deleted', () => {
    const events = [...decided('deleted'), compared('reappeared', '2026-06-01')];
    expect(offers('2026-06-01', events)).toMatchObject([{ purpose: 'reinsertion', reason: 'reappeared' }]);
  });

  it('is offered when no notice came, unless the bureau says itself that it put the item back', () => {
    const missing: DisputeEvent = {
      kind: 'reinsertionNotice',
      on: '2026-06-20',
      disputes: [{ letter: 'letter-1', item: 'account:card' }],
      came: false,
      files: [],
    };
    const events = [...decided('deleted'), compared('reappeared', '2026-06-01'), missing];
    expect(purposes('2026-06-21', events)).toEqual(['reinsertion']);
    expect(purposes('2026-06-25', [...events, answered('2026-06-24', 'putBack')])).toEqual([]);
  });

  it('is never offered about what only a report had not shown', () => {
    const events = [...received, compared('notSeen', '2026-05-01'), compared('reappeared', '2026-06-01')];
    expect(purposes('2026-06-01', events)).not.toContain('reinsertion');
  });
});

describe('what is already asked', () => {
  const later = (purpose: 'procedure' | 'newInformation') => [
    toExperian,
    aLetter({
      id: 'letter-2',
      sessionId: 'set-2',
      writtenOn: '2026-04-02',
      items: [{ ...account }],
      purpose,
    }),
  ];

  it('is not offered again, while other steps still are', () => {
    expect(purposes('2026-04-02', decided('verified'), later('procedure'))).toEqual([
      'newInformation',
      'statement',
      'creditorDirect',
    ]);
  });

  it('is not disputed again while the next dispute waits to be mailed, or for its answer', () => {
    const letters = later('newInformation');
    expect(purposes('2026-04-02', decided('verified'), letters)).toEqual([
      'procedure',
      'statement',
      'creditorDirect',
    ]);
    const sent = [...decided('verified'), mailed('2026-04-03', { letters: ['letter-2'] })];
    expect(offers('2026-04-03', sent, letters)).toEqual([]);
  });

  it('is offered again after the next answer', () => {
    const again: DisputeEvent[] = [
      ...decided('verified'),
      mailed('2026-04-03', { letters: ['letter-2'] }),
      answered('2026-05-01', 'results', { 'account:card': 'verified' }, 'letter-2'),
    ];
    const shown = offers('2026-05-01', again, later('newInformation'));
    expect(shown.map(({ letter, purpose }) => [letter, purpose])).toContainEqual(['letter-2', 'procedure']);
  });
});

it('offers nothing while work for the client is paused', () => {
  const paused: DisputeEvent = { kind: 'paused', on: '2026-04-02', note: '' };
  expect(offers('2026-04-02', [...decided('verified'), paused])).toEqual([]);
  const resumed: DisputeEvent = { kind: 'resumed', on: '2026-04-03' };
  expect(offers('2026-04-03', [...decided('verified'), paused, resumed])).toHaveLength(4);
});

describe('a correcting letter', () => {
  const point = (given: Partial<WithdrawnPoint> = {}): WithdrawnPoint => ({
    letter: 'letter-1',
    item: 'account:card',
    statement: 'statement-1',
    on: '2026-03-10',
    isOnlyPoint: true,
    ...given,
  });
  const withdrawn = (events: readonly DisputeEvent[], letters?: Facts['letters'], points = [point()]) =>
    offers('2026-04-02', events, letters, points);

  it('is offered when a mailed letter says what the client withdrew, while its answer is awaited', () => {
    expect(withdrawn(received)).toEqual([
      {
        letter: 'letter-1',
        item: 'account:card',
        purpose: 'retraction',
        heading: 'ACCOUNT:CARD',
        recipient: toExperian.recipient,
        reason: 'withdrawn',
        since: '2026-03-10',
        added: 'optional',
        needsMailing: false,
        mayBeDisregarded: false,
      },
    ]);
  });

  it('is not offered about a letter that was never mailed, or that never arrived', () => {
    expect(withdrawn([])).toEqual([]);
    expect(withdrawn([mailed('2026-03-02'), returned('2026-03-08')])).toEqual([]);
  });

  it('is the only step besides the procedure if nothing else was said about the item', () => {
    const kinds = (isOnlyPoint: boolean) =>
      withdrawn(decided('verified'), undefined, [point({ isOnlyPoint })]).map(({ purpose }) => purpose);
    expect(kinds(true)).toEqual(['retraction', 'procedure']);
    expect(kinds(false)).toEqual([
      'retraction',
      'procedure',
      'newInformation',
      'statement',
      'creditorDirect',
    ]);
  });

  it('stops proof of identity, which would repeat what the earlier letter requested', () => {
    const points = [point({ isOnlyPoint: false })];
    expect(withdrawn(refused('identity'), undefined, points)).toMatchObject([{ purpose: 'retraction' }]);
  });

  const followUp = aLetter({
    id: 'letter-2',
    sessionId: 'set-2',
    writtenOn: '2026-03-20',
    items: [account],
    purpose: 'followUp',
  });
  const both = [...received, mailed('2026-03-21', { letters: ['letter-2'] })];

  it('is about the newest letter that said it to the recipient', () => {
    const points = [point(), point({ letter: 'letter-2' })];
    expect(withdrawn(both, [toExperian, followUp], points)).toMatchObject([{ letter: 'letter-2' }]);
  });

  it('is one for all that was withdrawn about an item, and goes to every recipient', () => {
    const toCreditor = aLetter({ id: 'letter-2', items: [account], recipient: furnisher });
    const points = [
      point(),
      point({ statement: 'statement-2', on: '2026-03-22' }),
      point({ letter: 'letter-2' }),
    ];
    expect(withdrawn(both, [toExperian, toCreditor], points)).toMatchObject([
      { letter: 'letter-1', since: '2026-03-22' },
      { letter: 'letter-2', recipient: furnisher, mayBeDisregarded: false },
    ]);
  });

  it('is not offered again once it is written, unless something else is withdrawn', () => {
    const correction = { ...followUp, purpose: 'retraction' } as const;
    const points = [point(), point({ letter: 'letter-2' })];
    expect(withdrawn(received, [toExperian, correction], points)).toEqual([]);
    const more = [...points, point({ statement: 'statement-2' })];
    expect(withdrawn(received, [toExperian, correction], more)).toMatchObject([
      { letter: 'letter-1', purpose: 'retraction' },
    ]);
  });
});
