/** What a client said stands in letters until they withdraw it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  approveOwnLetter,
  askForLetterChange,
  recordOwnEvent,
  withdrawOwnStatement,
} from '#contract/clientPage.ts';
import { disputes } from '#contract/disputes.ts';
import { confirmReason, withdrawReason } from '#contract/grounds.ts';
import { workDue, type WorkItem } from '#contract/work.ts';
import { generateAutomatic, generateManual, rewriteLetters } from '#contract/repair.ts';
import { accept, aClientLink, aVisitor } from './boundClient.ts';
import { aReport } from './world.ts';
import { type Person } from '#tests/support/anApp.ts';
import { aClientDesk, type ClientDesk, nothing } from './clientDesk.ts';

let desk: ClientDesk;
beforeAll(async () => (desk = await aClientDesk()));
afterAll(() => desk.world.close());

describe('what a client said', () => {
  it('stands in their letters until they withdraw it: then the letters are marked and can be written again', async () => {
    const { agency, client } = desk;
    const own = await desk.another();
    const reportId = await aReport(desk.world, agency, own);
    const params = { profileId: own, reportId };
    const reason = { accountId: 'account-1', reason: { reason: 'notMine' } };
    await desk.world.ask(confirmReason, agency, { params, body: reason });
    const choice = { ...params, destinations: ['TransUnion'], selectedAccounts: ['account-1'] };
    const { sessionId } = (await desk.world.ask(generateManual, agency, { body: choice })).json();
    const key = await aClientLink(desk.world, desk.agency, own);
    const person = await aVisitor(desk.world);
    await accept(desk.world, person, key);
    const [before] = (await desk.clientSees(person, key)).json().statements;
    expect(before).toMatchObject({
      text: 'This account is not mine.',
      gloss: 'Esta cuenta no es mía.',
      withdrawn: null,
    });
    expect(before.heading).toBe('HARBOR BANK VISA ··0987');
    const rewrite = () => desk.world.ask(rewriteLetters, agency, { params: { sessionId } });
    expect((await rewrite()).json()).toEqual(nothing);

    const withdraw = (who: Person) =>
      desk.world.ask(withdrawOwnStatement, who, { params: { clientKey: key, statementId: before.id } });
    expect((await withdraw(client)).json()).toEqual(nothing);
    expect((await withdraw(person)).json()).toEqual({ ok: true });
    expect((await withdraw(person)).json()).toEqual(nothing);
    const see = async () => (await desk.world.ask(disputes, agency, { params: { profileId: own } })).json();
    const { statements, letters } = await see();
    expect(statements[0].withdrawn).toEqual({ at: expect.any(String), by: 'Devin Sampleton' });
    expect(await desk.told()).toContain('clientWithdrewStatement');
    const approval = await desk.world.ask(approveOwnLetter, person, {
      params: { clientKey: key, letterId: letters[0].id },
      body: { version: 0, signature: 'Devon Sampleton' },
    });
    expect(approval.json().code).toBe('changedMeanwhile');

    expect((await rewrite()).statusCode).toBe(200);
    const after = await see();
    expect(after.letters).toHaveLength(2);
    expect(after.statements.flatMap(({ letters: saying }: { letters: string[] }) => saying)).toEqual([
      letters[0].id,
    ]);
  });

  it('once mailed is corrected by a letter that waits until it is written or the client says it again, and the page masks what it is about', async () => {
    const { agency } = desk;
    const own = await desk.another();
    const params = { profileId: own, reportId: await aReport(desk.world, agency, own) };
    const reason = { accountId: 'account-1', reason: { reason: 'notMine' } };
    await desk.world.ask(confirmReason, agency, { params, body: reason });
    const choice = { ...params, destinations: ['TransUnion'], selectedAccounts: ['account-1'] };
    await desk.world.ask(generateManual, agency, { body: choice });
    const key = await aClientLink(desk.world, desk.agency, own);
    const person = await aVisitor(desk.world);
    await accept(desk.world, person, key);
    const before = (await desk.clientSees(person, key)).json();
    const event = {
      kind: 'mailed',
      on: '2026-11-21',
      letters: [before.letters[0].id],
      way: 'firstClass',
      tracking: '',
      basis: 'client',
    };
    await desk.world.ask(recordOwnEvent, person, { params: { clientKey: key }, body: { event } });
    const said = { clientKey: key, statementId: before.statements[0].id };
    await desk.world.ask(withdrawOwnStatement, person, { params: said });
    const { offers } = (await desk.world.ask(disputes, agency, { params: { profileId: own } })).json();
    expect(offers).toMatchObject([{ purpose: 'retraction', reason: 'withdrawn', since: '2026-11-21' }]);
    const [shown] = (await desk.clientSees(person, key)).json().offers;
    expect(shown.heading).toBe('HARBOR BANK VISA ··0987');

    const dueNow = async () => {
      const { groups } = (await desk.world.ask(workDue, agency)).json();
      const items: readonly WorkItem[] = groups.flatMap(
        (group: { items: readonly WorkItem[] }) => group.items,
      );
      return items.flatMap(({ profileId, kind, count }) => (profileId === own ? [[kind, count]] : []));
    };
    expect(await dueNow()).toContainEqual(['toCorrect', 1]);
    const repeated = (await desk.world.ask(confirmReason, agency, { params, body: reason })).json();
    expect(await dueNow()).not.toContainEqual(['toCorrect', 1]);
    const again = { ...params, confirmationId: repeated.confirmations[0].id };
    await desk.world.ask(withdrawReason, agency, { params: again });
    expect(await dueNow()).toContainEqual(['toCorrect', 1]);
  });

  it('and a change that they asked for lets a set be written again, once', async () => {
    const { agency } = desk;
    const own = await desk.another();
    const reportId = await aReport(desk.world, agency, own);
    const params = { profileId: own, reportId, selectedOptions: '5' };
    const { sessionId } = (await desk.world.ask(generateAutomatic, agency, { params, body: [5] })).json();
    const key = await aClientLink(desk.world, desk.agency, own);
    const person = await aVisitor(desk.world);
    await accept(desk.world, person, key);
    const [letter] = (await desk.clientSees(person, key)).json().letters;
    const rewrite = async () =>
      (await desk.world.ask(rewriteLetters, agency, { params: { sessionId } })).json().sessionId;
    await desk.world.ask(askForLetterChange, person, {
      params: { clientKey: key, letterId: letter.id },
      body: { note: 'I moved in 2019.' },
    });
    const again = await rewrite();
    expect(again).toEqual(expect.any(String));
    expect(await rewrite()).toBe(again);
    const late = await desk.world.ask(approveOwnLetter, person, {
      params: { clientKey: key, letterId: letter.id },
      body: { version: 0, signature: 'Devon Sampleton' },
    });
    expect(late.json().code).toBe('changedMeanwhile');
  });
});
