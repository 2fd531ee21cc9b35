import type { FastifyInstance } from 'fastify';
import { permitsService } from '#contract/clientContract.ts';
import { CallError } from '#contract/failures.ts';
import { entriesInPart } from '#contract/limits.ts';
import {
  automatedOptions,
  automatedTypes,
  destinations,
  downloadCsv,
  downloadLetters,
  generateAutomatic,
  generateManual,
  generationLog,
  mailLetters,
  printLetters,
  reportGenerations,
  rewriteLetters,
  type GenerationLogItem,
  type GenerationSession,
} from '#contract/repair.ts';
import type { Letter } from '#credit/letters/letter.ts';
import { refuseWithoutContract, standingsOfContracts } from '#server/disputes/contractGate.ts';
import { lettersToOrder } from '#server/disputes/lettersToOrder.ts';
import { recordMailing } from '#server/generation/recordMailing.ts';
import { generate } from '#server/generation/generate.ts';
import { rewrite } from '#server/generation/rewrite.ts';
import { noteSubject } from '#server/access/subject.ts';
import { serve } from './serve.ts';
import type { Session } from '#server/identity/session.ts';
import { openModel } from '#server/imports/reportModel.ts';
import {
  contentDisposition,
  createArchive,
  setFileName,
  type ArchiveEntry,
} from '#server/letters/archive.ts';
import { lettersCsv } from '#server/letters/csv.ts';
import { onePdf } from '#server/letters/onePdf.ts';
import { letterFileName } from '#server/letters/letterFileName.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { createLetterAccess } from '#server/generation/letterAccess.ts';
import { reportNames } from '#server/imports/reportNames.ts';
import type { StoredLetter } from '#server/store/sessions.ts';
import type { StoredSession } from '#server/store/storedSession.ts';
import { todayIn } from '#server/today.ts';
import { idempotencyClaim } from './idempotency.ts';
import { cut, placeIn, written } from './logParts.ts';
import { createShared } from './shared.ts';
import { forAccount } from '#server/store/wall.ts';

export function repair(app: FastifyInstance, services: Services): void {
  const { store, vault, clock, origins, printShopUrl } = services;
  const shared = createShared<GenerationSession>();

  const openForPrint = createLetterAccess(services);

  serve(app, automatedTypes, async ({ session, body }) => {
    if (body.creditReportId !== body.reportId) {
      throw new CallError('invalid', '', [{ field: 'creditReportId', problem: 'invalid' }]);
    }
    found(await store.reports.find(session.accountId, body.reportId, body.profileId));
    return { results: [...automatedOptions] };
  });

  serve(app, generateAutomatic, async ({ session, params, query, body, request }) => {
    if (body.join(',') !== params.selectedOptions) {
      throw new CallError('invalid', '', [{ field: 'selectedOptions', problem: 'invalid' }]);
    }
    const claim = idempotencyClaim(request, services);
    const { profileId, reportId } = params;
    const choice = {
      kind: 'automatic',
      options: [...new Set(body)].toSorted((a, b) => a - b),
    } as const;
    const order = { session, profileId, reportId, choice, claim, repeat: query.repeat === 'true' };
    return shared(request, session, claim, (caller) => generate(services, { ...order, caller }));
  });

  serve(app, generateManual, async ({ session, query, body, request }) => {
    const claim = idempotencyClaim(request, services);
    const { profileId, reportId, selectedAccounts, bureau } = body;
    const choice = {
      kind: 'manual',
      accounts: selectedAccounts,
      destinations: body.destinations,
      bureau,
    } as const;
    const order = { session, profileId, reportId, choice, claim, repeat: query.repeat === 'true' };
    return shared(request, session, claim, (caller) => generate(services, { ...order, caller }));
  });

  serve(app, rewriteLetters, ({ session, params: { sessionId }, request }) => {
    const claim = idempotencyClaim(request, services);
    return shared(request, session, claim, (caller) =>
      rewrite(services, { session, sessionId, claim, caller }),
    );
  });

  serve(app, destinations, async ({ session, params }) => {
    const model = await openModel(services, session.accountId, params.reportId, params.profileId);
    return { results: await services.looker.see('destinations', [model], {}) };
  });

  serve(app, downloadLetters, async ({ session, params, query, request, reply }) => {
    const { accountId, letterSet, writtenOn, only } = await openForPrint(
      session,
      params.sessionId,
      query.key,
      'letters',
    );
    noteSubject(request, { accountId, profileId: letterSet.profileId });
    const entries = await forAccount(accountId, () => filesOf(accountId, letterSet, only));
    const archive = await createArchive(entries, writtenOn);
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-length': archive.length,
        'content-disposition': contentDisposition(setFileName(letterSet.profileName, 'zip')),
      })
      .send(archive.stream);
  });

  serve(app, printLetters, async ({ session, params, query, request, reply }) => {
    const { accountId, letterSet, writtenOn, only } = await openForPrint(
      session,
      params.sessionId,
      query.key,
      'letters',
    );
    noteSubject(request, { accountId, profileId: letterSet.profileId });
    const letters = await forAccount(accountId, () => filesOf(accountId, letterSet, only));
    const pdf = onePdf(
      letters.map(({ name, bytes }) => ({ title: name.replace(/\.pdf$/, ''), bytes })),
      { title: titleOf(letterSet, letters.length), date: writtenOn },
    );
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-length': pdf.length,
        'content-disposition': contentDisposition(setFileName(letterSet.profileName, 'pdf')),
      })
      .send(pdf);
  });

  async function lettersOf(
    accountId: string,
    { id }: StoredSession,
    only: ReadonlySet<string> | null,
  ): Promise<StoredLetter[]> {
    const all = await store.sessions.letters(accountId, id);
    return only === null ? all : all.filter((letter) => only.has(letter.id));
  }

  async function filesOf(
    accountId: string,
    letterSet: StoredSession,
    only: ReadonlySet<string> | null,
  ): Promise<ArchiveEntry[]> {
    const entries = [];
    for (const letter of await lettersOf(accountId, letterSet, only)) {
      const sealContext = {
        accountId,
        profileId: letterSet.profileId,
        table: 'letter',
        column: 'blob',
        row: letter.id,
      } as const;
      entries.push({ name: letterFileName(letter), bytes: await vault.read(sealContext, letter.stored) });
    }
    return entries;
  }

  serve(app, downloadCsv, async ({ session, params, query, request, reply }) => {
    const { accountId, letterSet, only } = await openForPrint(session, params.sessionId, query.key, 'csv');
    noteSubject(request, { accountId, profileId: letterSet.profileId });
    const letters = await forAccount(accountId, () => lettersOf(accountId, letterSet, only));
    // Sealed when the letters were written, so it has our own shape.
    const csv = Buffer.from(lettersCsv(letters.map(({ items }) => items as Letter)));
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-length': csv.length,
        'content-disposition': contentDisposition(`${letterSet.id}.csv`),
      })
      .send(csv);
  });

  serve(app, mailLetters, async ({ session, params, query: { left = '' } }) => {
    const { accountId, timeZone } = session;
    const letters = found(await store.sessions.find(accountId, params.sessionId));
    const whose = { accountId, profileId: letters.profileId, today: todayIn(timeZone, clock) };
    await refuseWithoutContract(store, whose);
    const only = await lettersToOrder(store, whose, letters.id, left);
    const key = await store.transaction(async (step) => {
      await recordMailing(step, accountId, letters.id);
      return step.printLinks.issue(accountId, letters, only);
    });
    // The note and the attribute contain a URL and nothing about the person, because shops show notes to their
    // staff.
    const printPage = `${origins[session.variant]}/print/${letters.id}?key=${key}`;
    const cart = `${printShopUrl}/${encodeURIComponent(letters.printVariantId)}:${only?.length ?? letters.letterCount}`;
    return {
      url: `${cart}?note=${encodeURIComponent(`Print ${printPage}`)}&attributes[session]=${letters.id}`,
      link: printPage,
    };
  });

  async function logOf(
    { accountId, timeZone }: Pick<Session, 'accountId' | 'timeZone'>,
    sets: readonly StoredSession[],
  ): Promise<GenerationLogItem[]> {
    const toWrite = sets.filter(({ withdrawn, rewrittenAs }) => withdrawn.length > 0 && rewrittenAs === null);
    const clients = [...new Set(toWrite.map(({ profileId }) => profileId))];
    const today = todayIn(timeZone, clock);
    const [sharing, contractOf] = await Promise.all([
      store.reports.sharingDates(accountId),
      // Few accounts have anything to write again.
      clients.length === 0 ? null : standingsOfContracts(store, { accountId, today }, clients),
    ]);
    const names = reportNames(sharing, timeZone);
    return sets.map((set) => {
      const contract = toWrite.includes(set) ? contractOf?.(set.profileId) : undefined;
      return {
        ...logItemOf(set, names.get(set.reportId) ?? set.reportName),
        ...(contract !== undefined && !permitsService(contract.state) && { heldBy: contract }),
      };
    });
  }

  serve(app, generationLog, async ({ session, query: { latest, before, profile } }) => {
    const { accountId } = session;
    if (profile !== undefined)
      return { generations: await logOf(session, await store.sessions.since(accountId, profile, '')) };
    if (before !== undefined) {
      const { shown, next } = cut(
        await store.sessions.behind(accountId, placeIn(before), entriesInPart + 1),
        (set) => set,
      );
      return { generations: await logOf(session, shown), next };
    }
    if (latest === undefined)
      return { generations: await logOf(session, await store.sessions.list(accountId)) };
    const [sets, count] = await Promise.all([
      store.sessions.list(accountId, entriesInPart),
      store.sessions.count(accountId),
    ]);
    // Older sets that are to be written again come behind the latest.
    const last = sets[entriesInPart - 1];
    const next = count > entriesInPart && last !== undefined ? written(last) : null;
    return { generations: await logOf(session, sets), next, count };
  });

  serve(app, reportGenerations, async ({ session, params: { profileId, reportId } }) => {
    const { accountId } = session;
    found(await store.reports.find(accountId, reportId, profileId));
    const sets = await store.sessions.ofReport(accountId, profileId, reportId);
    return { generations: await logOf(session, sets), value: sets.length };
  });
}

/** Letters are English, and so is what names them together. */
const titleOf = ({ profileName }: StoredSession, count: number): string =>
  [count === 1 ? '1 letter' : `${String(count)} letters`, profileName].filter(Boolean).join(', ');

function logItemOf(item: StoredSession, reportName: string): GenerationLogItem {
  return {
    id: item.id,
    profileName: item.profileName,
    profile: item.profileId,
    reportId: item.reportId,
    reportName,
    date: item.createdAt,
    destinationAddress: [...item.destinationNames],
    generations: item.id,
    numberOfLetters: item.letterCount,
    mailing: item.mailing,
    ...(item.round !== null && { round: item.round }),
    variantIDs: [item.printVariantId],
    ...(item.withdrawn.length > 0 && { withdrawn: [...item.withdrawn] }),
    ...(item.rewrittenAs !== null && { rewrittenAs: item.rewrittenAs }),
  };
}
