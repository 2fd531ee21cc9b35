import type { Account, ConsumerFile, Line } from '../model.ts';
import { bundle } from '../truelink/bundle.ts';
import { subscriber } from '../truelink/records.ts';
import type { Branch, Tree } from '../truelink/tree.ts';
import { epicExtras } from './epicExtras.ts';

/** The response to `auth/3B/report.json`. */
export function basicReport(file: ConsumerFile): string {
  const BundleComponent = bundle(file).map(factorTextsWrapped);
  return JSON.stringify({ success: true, data: { BundleComponent, ReportDate: file.pulledOn } });
}

/** The response to `auth/v2/3B/epic/report.json`: the same bundle, enriched, with precomputed keys next to it. */
export function epicReport(file: ConsumerFile): string {
  const BundleComponent = bundle(file).map((component) => factorTextsWrapped(withEpicKeys(component, file)));
  return JSON.stringify({
    success: true,
    data: { BundleComponent, ReportDate: file.pulledOn, ...epicExtras(file) },
  });
}

/** MyFreeScoreNow wraps each text of a score factor in its own object. */
function factorTextsWrapped(tree: Tree): Tree {
  if (typeof tree === 'string') return tree;
  if (isList(tree)) return tree.map(factorTextsWrapped);
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      key === 'FactorText' && isList(value)
        ? value.map((text) => ({ FactorText: text }))
        : factorTextsWrapped(value),
    ]),
  );
}

/** Epic adds a verdict and the creditors' contacts to each partition. */
function withEpicKeys(component: Branch, file: ConsumerFile): Branch {
  const merged = component['TrueLinkCreditReportType'];
  if (!isBranch(merged)) return component;
  const partitions = merged['TradeLinePartition'];
  if (partitions === undefined || !isList(partitions)) return component;
  return {
    ...component,
    TrueLinkCreditReportType: {
      ...merged,
      TradeLinePartition: partitions.map((partition, place) => {
        const account = file.accounts[place];
        return isBranch(partition) && account !== undefined
          ? { ...partition, ...partitionExtras(account, file) }
          : partition;
      }),
    },
  };
}

function partitionExtras(account: Account, file: ConsumerFile): Branch {
  const codes = new Set(account.lines.map((line) => line.subscriberCode));
  const severity = severityOf(account);
  return {
    Subscriber: file.contacts
      .filter((one) => codes.has(one.subscriberCode))
      .map((one) => subscriber(one, file.pulledOn)),
    accountStatus: severity === 'None' ? 'Positive' : 'Negative',
    accountSeverity: severity,
  };
}

function severityOf(account: Account): string {
  const some = (fits: (line: Line) => boolean): boolean => account.lines.some(fits);
  if (account.portfolio === 'Y') return 'Derogatory';
  if (some((line) => line.payStatus === '9')) return 'ChargeOff';
  return some((line) => /[1-6]/u.test(line.payStatus)) ? 'Delinquency' : 'None';
}

function isList(tree: Tree): tree is readonly Tree[] {
  return Array.isArray(tree);
}
function isBranch(tree: Tree | undefined): tree is Branch {
  return typeof tree === 'object' && !Array.isArray(tree);
}
