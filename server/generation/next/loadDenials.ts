import { deniedOf, type IsDenied, type SaidNow, withoutDenied } from '#credit/letters/next/denied.ts';
import type { Report } from '#credit/report/model.ts';
import { type Denials, noDenials } from '#server/disputes/denials.ts';
import { loadIfReadable } from '#server/imports/reportModel.ts';
import type { Services } from '#server/services.ts';
import { affirmations, type ItemStatementKind } from '#vocabulary/itemStatements.ts';

type Reading = Pick<Services, 'store' | 'vault'>;
interface Whose {
  readonly accountId: string;
  readonly profileId: string;
}

/** Statements that can deny what a letter said on the report's word. */
const denying: ReadonlySet<ItemStatementKind> = new Set(['notMyCase', 'dismissed', ...affirmations]);

/**
 * What a client denies of the letters that were written. Reports are opened only if they said something of the kind, and one that can no
 * longer be read denies nothing.
 */
export async function loadDenials(services: Reading, { accountId, profileId }: Whose): Promise<Denials> {
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
  if (said.size === 0) return noDenials;
  const letters = await services.store.writtenLetters.list(accountId, profileId);
  const now = new Map<string, SaidNow>();
  for (const reportId of new Set([...said.keys(), ...letters.map((letter) => letter.reportId)])) {
    const report = await opened(services, { accountId, profileId }, reportId);
    if (report !== null) now.set(reportId, { report, stated: [], notMine: new Set(), ...said.get(reportId) });
  }
  const deniedIn = new Map(
    [...now].map(([reportId, own]): [string, IsDenied] => [
      reportId,
      deniedOf(
        own,
        [...now.values()].filter((other) => other !== own),
      ),
    ]),
  );
  return (reportId, item) => {
    const isDenied = deniedIn.get(reportId);
    return isDenied === undefined ? item : withoutDenied(item, isDenied);
  };
}

async function opened(
  services: Reading,
  { accountId, profileId }: Whose,
  reportId: string,
): Promise<Report | null> {
  const stored = await services.store.reports.find(accountId, reportId, profileId);
  return stored === null ? null : loadIfReadable(services, accountId, stored);
}
