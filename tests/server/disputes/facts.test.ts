import { expect, it } from 'vitest';
import { standingOf } from '#disputes/standing.ts';
import { loadFacts } from '#server/disputes/facts.ts';
import { recordLetterSet } from '#server/generation/recordLetterSet.ts';
import { eachEngine } from '#tests/support/aStore.ts';
import { aClient, aLetter, aRecording, aWrittenLetter } from '../store/builders.ts';

eachEngine('what is known of letters', ({ open }) => {
  it('a creditor that was written to at another address is the same recipient, in the letters kept so far, too', async () => {
    const store = await open();
    const client = await aClient(store);
    const { accountId, profileId } = client;
    for (const [date, street] of [
      ['2026-01-05', '1 Main St'],
      ['2026-03-09', '9 New Rd'],
    ] as const) {
      const destination = {
        id: `furnisher:harbor-bank-${street}`,
        kind: 'furnisher' as const,
        name: 'HARBOR BANK',
        lines: [street],
      };
      const items = aWrittenLetter({ destination, date });
      const recording = aRecording(client, { letters: [aLetter({ items })], today: date });
      await store.transaction((step) => recordLetterSet(step, recording));
    }
    const { facts } = await loadFacts(store, { accountId, profileId, today: '2026-03-10' });
    const id = 'furnisher:harbor-bank-1 Main St';
    expect(facts.letters.map(({ recipient }) => recipient.id)).toEqual([id, id]);
    const { disputes } = standingOf(facts);
    expect(new Set(disputes.map(({ subject }) => subject)).size).toBe(1);
    expect(disputes.map(({ recipient }) => recipient.id)).toEqual([id, id]);
  });

  it('a letter that argues what the client confirmed did more than ask to verify', async () => {
    const store = await open();
    const client = await aClient(store);
    const { accountId, profileId } = client;
    const confirmed = {
      text: 'I was not late in 10/2026.',
      evidence: [{ bureau: null, field: 'confirmation', value: 'confirmed', at: '/confirmations/1' }],
    } as const;
    const written = aWrittenLetter();
    const blocks = written.blocks.map((block) =>
      block.kind === 'item' ? { ...block, item: { ...block.item, rules: [], grounds: [confirmed] } } : block,
    );
    const recording = aRecording(client, { letters: [aLetter({ items: { ...written, blocks } })] });
    await store.transaction((step) => recordLetterSet(step, recording));
    const { facts } = await loadFacts(store, { accountId, profileId, today: '2026-12-01' });
    expect(standingOf(facts).disputes.map(({ reasons }) => reasons)).toEqual([['stated']]);
  });

  it('a bureau goes by its short name, not by that of its address', async () => {
    const store = await open();
    const client = await aClient(store);
    const { accountId, profileId } = client;
    const name = 'Equifax Information Services, LLC';
    const items = aWrittenLetter({ destination: { id: 'Equifax', kind: 'bureau', name, lines: [] } });
    const recording = aRecording(client, { letters: [aLetter({ items })] });
    await store.transaction((step) => recordLetterSet(step, recording));
    const { facts } = await loadFacts(store, { accountId, profileId, today: '2026-12-01' });
    expect(facts.letters.map(({ recipient }) => recipient.name)).toEqual(['Equifax']);
  });
});
