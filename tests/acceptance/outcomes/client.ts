import { expect, it } from 'vitest';
import { acceptInvitation, createClientLink } from '#contract/clientLink.ts';
import {
  approveOwnLetter,
  changeOwnLetter,
  ownDisputes,
  ownLetter,
  recordOwnEvent,
  withdrawOwnStatement,
} from '#contract/clientPage.ts';
import { disputeMarks, writeMarkLetters } from '#contract/disputeMarks.ts';
import { confirmReason } from '#contract/grounds.ts';
import { demonstrationMails } from '#server/configuration.ts';
import { type Client as Caller, clientWith } from '#tests/support/client.ts';
import { requestsAs } from '#tests/support/apiClient.ts';
import { noPdfTools, textOf } from '#tests/support/pdf.ts';
import { unzip } from '#tests/support/zip.ts';
import type { Story, StoryClient } from './story.ts';

/** What the client does on their own page: the consumer of the demonstration is the client. */
export function clientsPage(story: Story): void {
  let emma: StoryClient;
  let own: Caller;
  let params: { readonly clientKey: string };
  const today = () => story.day(70);
  const seen = () => own.perform(ownDisputes, { params });

  it('J31 lets the client read each letter masked, change it, approve it, and sign it', async () => {
    emma = await story.client('Emma Story');
    await emma.imports();
    await story.caller.perform(confirmReason, {
      params: { ...emma.params, reportId: emma.reportId },
      body: { accountId: 'account-1', reason: { reason: 'notMine' } },
    });
    const sessionId = await emma.writes([1]);
    const { url } = await story.caller.perform(createClientLink, { params: emma.params });
    params = { clientKey: url.split('/').at(-1) ?? '' };
    own = clientWith(await requestsAs(story.product, 'consumer', demonstrationMails.b2c));
    await own.perform(acceptInvitation, { params });

    const agencys = await story.opens(`/disputes/${emma.params.profileId}`);
    await agencys
      .getByText(/not approved by the client/i)
      .first()
      .waitFor();
    await agencys.close();

    const { id: letterId } = await emma.letterTo('TransUnion');
    const letter = JSON.stringify(await own.perform(ownLetter, { params: { ...params, letterId } }));
    for (const secret of ['05/17/1986', '666-55-0611', '440066120987']) expect(letter).not.toContain(secret);

    const words = 'I have never had an account there.';
    const change = { leftOut: [], unsaid: [], words: [{ item: 'account:account-1', words }] };
    await own.perform(changeOwnLetter, { params: { ...params, letterId }, body: { version: 0, ...change } });
    const { changes } = await emma.shown();
    expect(changes).toMatchObject([{ letter: letterId, on: today() }]);
    expect(JSON.stringify(changes)).toContain(words);
    const approve = (version: number) =>
      own.perform(approveOwnLetter, {
        params: { ...params, letterId },
        body: { version, signature: 'Devon Sampleton' },
      });
    await expect(approve(0)).rejects.toThrow('changedMeanwhile');
    await approve(1);
    const zip = await unzip(await story.caller.file(`/attack/session/download/${sessionId}`));
    const signed = zip
      .map(({ bytes }) => textOf(bytes))
      .filter((text) => text.includes('Signed electronically'));
    expect(signed).toHaveLength(noPdfTools ? 0 : 1);
    const { approvals, timeline } = await emma.shown();
    expect(approvals).toMatchObject([
      { letter: letterId, said: 'approved', on: today(), signature: 'Devon Sampleton' },
    ]);
    expect(timeline[0]?.event).toMatchObject({
      kind: 'approved',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect((await emma.letterTo('TransUnion')).state).toBe('approved');
  });

  it('J28 lets the client mail, answer, and withdraw a statement, for which a correcting letter is offered', async () => {
    const { id } = await emma.letterTo('TransUnion');
    const event = {
      kind: 'mailed' as const,
      on: today(),
      letters: [id],
      way: 'firstClass' as const,
      tracking: '',
      basis: 'client' as const,
      files: [],
    };
    await own.perform(recordOwnEvent, { params, body: { event } });
    expect(await emma.letterTo('TransUnion')).toMatchObject({ state: 'mailed', mailed: { on: today() } });
    expect((await emma.shown()).timeline[0]).toMatchObject({ byClient: true });
    const [statement] = (await seen()).statements;
    await own.perform(withdrawOwnStatement, { params: { ...params, statementId: statement?.id ?? '' } });
    const { offers, statements } = await emma.shown();
    expect(statements[0]?.withdrawn).not.toBeNull();
    expect(offers).toMatchObject([
      { purpose: 'retraction', reason: 'withdrawn', recipient: { id: 'TransUnion' } },
    ]);
  });

  it('J32 stops work for a client who pauses, writes what removes dispute marks, and keeps page and records when they end the service', async () => {
    expect(await emma.waits()).not.toEqual([]);
    await own.perform(recordOwnEvent, {
      params,
      body: { event: { kind: 'paused', on: today(), note: 'A mortgage' } },
    });
    expect(await emma.waits()).toEqual([]);
    expect((await emma.shown()).offers).toEqual([]);
    const marks = (await story.caller.perform(disputeMarks, { params: emma.params })).marks;
    expect(marks).toMatchObject([{ bureau: 'Experian', item: 'account:account-1' }]);
    await story.caller.perform(writeMarkLetters, {
      params: emma.params,
      body: {
        reportId: emma.reportId,
        noLongerDisputed: marks.map(({ bureau, item }) => ({ bureau, item })),
      },
    });
    expect((await emma.letterTo('Experian')).purpose).toBe('disputeMark');
    await own.perform(recordOwnEvent, { params, body: { event: { kind: 'resumed', on: today() } } });
    expect(await emma.waits()).not.toEqual([]);
    await own.perform(recordOwnEvent, { params, body: { event: { kind: 'ended', on: today(), note: '' } } });
    expect(await emma.waits()).toEqual([]);
    expect(await seen()).toMatchObject({ activity: 'ended' });
    expect((await seen()).letters).toHaveLength(4);
  });
}
