import { isDeniedBy, type IsDenied, type SaidNow, withoutDenied } from '#credit/letters/next/denied.ts';
import type { Stated } from '#credit/letters/stated.ts';
import { type Denials, noDenials } from '#server/disputes/denials.ts';
import { loadModelIfReadable } from '#server/imports/reportModel.ts';
import type { Services } from '#server/services.ts';
import { affirmations, type ItemStatementKind } from '#vocabulary/itemStatements.ts';

type Reading = Pick<Services, 'store' | 'vault' | 'looker'>;
interface Whose {
  readonly accountId: string;
  readonly profileId: string;
}

/** Statements that can deny what a letter said on the report's word, or that letters made about inquiries of which none is said today. */
const denying: ReadonlySet<ItemStatementKind> = new Set([
  'notMyCase',
  'dismissed',
  'didNotApply',
  'noKnownDebt',
  ...affirmations,
]);

/** What the client denies about a report, and the items about its soft inquiries. */
interface Denied {
  readonly isDenied: IsDenied;
  readonly soft: ReadonlySet<string>;
}

/**
 * What a client denies of the letters that were written. Reports are opened only if they said something of the kind, and one that can no
 * longer be read denies nothing.
 */
async function deniedByClient(
  services: Reading,
  { accountId, profileId }: Whose,
): Promise<ReadonlyMap<string, Denied>> {
  const { confirmations } = services.store;
  const all = await confirmations.ofClient(accountId, profileId);
  const spokenOf = new Set(all.flatMap((each) => (each.withdrawnAt === null ? [each.reportId] : [])));
  const said = new Map<string, Omit<SaidNow, 'report'>>();
  for (const reportId of spokenOf) {
    const about = { profileId, reportId };
    const stated = (await confirmations.statements(accountId, about)).flatMap(({ at, ...one }) =>
      denying.has(one.statement) ? [{ ...one, on: at }] : [],
    );
    const notMine = (await confirmations.list(accountId, about)).flatMap((each) =>
      each.reason.reason === 'notMine' ? [each.accountId] : [],
    );
    if (stated.length > 0 || notMine.length > 0) said.set(reportId, { stated, notMine: new Set(notMine) });
  }
  if (said.size === 0) return new Map();
  const letters = await services.store.writtenLetters.list(accountId, profileId);
  const { looker } = services;
  const statedIn = new Map<string, readonly Stated[]>();
  for (const [reportId, { stated }] of said) {
    const model = stated.length === 0 ? null : await opened(services, { accountId, profileId }, reportId);
    if (model !== null) statedIn.set(reportId, await looker.see('saidAbout', [model], { stated }));
  }
  const denied = new Map<string, Denied>();
  // One after the other, because all of a client's reports could take much memory.
  for (const reportId of new Set([...said.keys(), ...letters.map((letter) => letter.reportId)])) {
    const model = await opened(services, { accountId, profileId }, reportId);
    if (model === null) continue;
    const elsewhere = [...statedIn].flatMap(([other, stated]) => (other === reportId ? [] : stated));
    const given = { stated: [], notMine: new Set<string>(), ...said.get(reportId), elsewhere };
    const found = await looker.see('denied', [model], given);
    denied.set(reportId, { isDenied: isDeniedBy(found), soft: new Set(found.soft) });
  }
  return denied;
}

/** What today's rules don't prove of the letters that were written under earlier ones. */
async function notProven(
  { store }: Reading,
  { accountId, profileId }: Whose,
): Promise<ReadonlyMap<string, IsDenied>> {
  const reviewed = await store.letterReviews.ofClient(accountId, profileId);
  return new Map(
    [...reviewed].map(([reportId, all]): [string, IsDenied] => [
      reportId,
      ({ heading }, { text }) =>
        all.some(({ item, statement }) => item === heading.text && statement === text),
    ]),
  );
}

/** What no later letter says again of the letters that were written, and no complaint. */
export async function loadDenials(services: Reading, whose: Whose): Promise<Denials> {
  const denied = await deniedByClient(services, whose);
  const unproven = await notProven(services, whose);
  if (denied.size === 0 && unproven.size === 0) return noDenials;
  return {
    left: (reportId, item) => {
      const reasons = [denied.get(reportId)?.isDenied ?? [], unproven.get(reportId) ?? []].flat();
      return withoutDenied(item, (...what) => reasons.some((isDenied) => isDenied(...what)));
    },
    isSoftInquiry: (reportId, { key }) => denied.get(reportId)?.soft.has(key) ?? false,
  };
}

async function opened(
  services: Reading,
  { accountId, profileId }: Whose,
  reportId: string,
): Promise<Buffer | null> {
  const stored = await services.store.reports.find(accountId, reportId, profileId);
  return stored === null ? null : loadModelIfReadable(services, accountId, stored);
}
