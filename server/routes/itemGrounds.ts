import type { FastifyInstance } from 'fastify';
import { CallError } from '#contract/failures.ts';
import { itemContradictionOf } from '#contract/itemContradiction.ts';
import { disputeItems, stateItem, withdrawStatement, type ReportItem } from '#contract/itemGrounds.ts';
import { citeCode, citeDate, citeText, notReported } from '#credit/findings/evidence.ts';
import type { Consumer, Evidence } from '#credit/findings/finding.ts';
import { type Finding, findings } from '#credit/findings/findings.ts';
import { codeText } from '#credit/findings/formatValue.ts';
import { addressText } from '#credit/findings/personalEntries.ts';
import {
  alikeAddresses,
  type Entry,
  isInProfile,
  itemsToAsk,
  reportItems,
  statementsFor,
  type ReportItem as Item,
} from '#credit/letters/reportItems.ts';
import type { ReportedAddress } from '#credit/report/model.ts';
import { questionedEntry } from '#credit/letters/questionedEntry.ts';
import { changeStatements } from '#server/disputes/changeStatements.ts';
import { actorNameFor } from '#server/identity/actorName.ts';
import { openReport } from '#server/imports/reportModel.ts';
import { consumerFromProfile } from '#server/profiles/profileConsumer.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import type { ReportReference } from '#server/store/confirmations.ts';
import { todayIn } from '#server/today.ts';
import { maskedStreet } from '#vocabulary/maskedStreet.ts';
import { serve } from './serve.ts';
import { shownFinding } from './shownFinding.ts';

/** What the Repair Center asks a client about besides accounts, and what they said. */
export function itemGrounds(app: FastifyInstance, services: Services): void {
  const { store, clock } = services;

  const reportOf = async (accountId: string, { profileId, reportId }: ReportReference) => ({
    report: await openReport(services, accountId, reportId, profileId),
    profile: await consumerFromProfile(services, accountId, profileId),
  });

  serve(app, disputeItems, async ({ session, params }) => {
    const { accountId, timeZone, isImpersonating } = session;
    const { report, profile } = await reportOf(accountId, params);
    const today = todayIn(timeZone, clock);
    const statements = await store.confirmations.statements(accountId, params);
    const asked = itemsToAsk(report, new Set(statements.map(({ item }) => item)));
    return {
      items: shownItems(asked, profile, {
        all: findings(report, { today, profile, before: null }),
        isSupport: isImpersonating,
      }),
      statements,
    };
  });

  serve(app, stateItem, async ({ session, params, body }) => {
    const { accountId } = session;
    const { report, profile } = await reportOf(accountId, params);
    const items = reportItems(report);
    const item = found(items.find((one) => includes(one, body.item)));
    if (!statementsFor(item).includes(body.statement))
      throw new CallError('invalid', '', [{ field: 'statement', problem: 'invalid' }]);
    const said = { item: item.key, statement: body.statement };
    const by = { userId: session.userId, username: await actorNameFor(session, store.users) };
    const added = found(
      await changeStatements(services, { session, profileId: params.profileId }, (step) =>
        step.confirmations.addStatement(accountId, params, said, by, {
          includes: (key) => includes(item, key),
          contradicts: (others) =>
            itemContradictionOf(body.statement, standing(item, alikeAddresses(items), profile), others),
        }),
      ),
    );
    if (added !== 'added')
      throw new CallError('contradictoryReasons', '', [{ field: 'statement', problem: added }]);
    return { statements: await store.confirmations.statements(accountId, params) };
  });

  serve(app, withdrawStatement, async ({ session, params }) => {
    const { accountId } = session;
    const by = await actorNameFor(session, store.users);
    const withdrawn = await changeStatements(services, { session, profileId: params.profileId }, (step) =>
      step.confirmations.withdraw(accountId, params, params.statementId, by),
    );
    if (!withdrawn) throw new CallError('notFound');
    return { statements: await store.confirmations.statements(accountId, params) };
  });
}

const includes = ({ entries }: Item, key: string): boolean => entries.some((entry) => entry.key === key);

function shownItems(
  items: readonly Item[],
  profile: Consumer | null,
  { all, isSupport }: { readonly all: readonly Finding[]; readonly isSupport: boolean },
): ReportItem[] {
  const byEntry = Map.groupBy(all, questionedEntry);
  const alike = alikeAddresses(items);
  return items.map((item) => ({
    item: item.key,
    bureaus: [...new Set(item.entries.map(({ bureau }) => bureau))],
    heading: headingOf(item.entries[0], isSupport),
    details: item.entries
      .flatMap(detailsOf)
      .filter(({ value }) => value !== notReported)
      .map(({ bureau, field, value }) => ({ bureau, field, value })),
    findings: item.entries
      .flatMap(({ key }) => byEntry.get(key) ?? [])
      .map((finding) => shownFinding(finding, isSupport)),
    statements: [...statementsFor(item)],
    ...standing(item, alike, profile),
  }));
}

/** What a contradiction depends on. */
function standing(item: Item, alike: ReturnType<typeof alikeAddresses>, profile: Consumer | null) {
  return {
    kind: item.kind,
    inProfile: isInProfile(item.entries[0], profile),
    alike: alike(item).map(({ key }) => key),
  };
}

function headingOf({ kind, record }: Entry, isSupport: boolean): string {
  switch (kind) {
    case 'name':
      return record.full;
    case 'address':
      return addressText(isSupport ? withoutStreet(record) : record);
    case 'employer':
      return record.name?.value ?? '';
    case 'inquiry':
      return record.subscriber?.value ?? '';
    case 'publicRecord': {
      const type = record.type ?? record.classification;
      return type === null ? '' : codeText(type.value);
    }
  }
}

/** Support sees a street's end only. */
const withoutStreet = ({ street, ...address }: ReportedAddress): ReportedAddress => ({
  ...address,
  street: street && { ...street, value: maskedStreet(street.value) },
});

/** What the bureaus list about the item besides its heading. */
function detailsOf({ kind, record }: Entry): readonly Evidence[] {
  switch (kind) {
    case 'name':
    case 'address':
    case 'employer':
      return [];
    case 'inquiry':
      return [citeDate(record, 'inquiryDate', record.date)];
    case 'publicRecord':
      return [
        citeText(record, 'court', record.court),
        citeText(record, 'recordReference', record.reference),
        citeDate(record, 'dateFiled', record.dateFiled),
        citeCode(record, 'recordStatus', record.status),
        citeDate(record, 'dateResolved', record.dateResolved),
      ];
  }
}
