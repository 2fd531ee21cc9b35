import { sampleReport } from './anApp.ts';
import type { Bureau } from '#vocabulary/bureaus.ts';

type Json = Record<string, unknown>;

interface Line extends Json {
  bureau: string;
}
interface Partition extends Json {
  Tradeline: Line[];
}

/** A report like it of another person, with another name and date of birth. */
export const anothersReport = (report: Buffer): Buffer =>
  Buffer.from(
    report
      .toString()
      .replaceAll(/"DEV[IO]N"/g, '"HOLLY"')
      .replaceAll('"SAMPLETON"', '"MARSH"')
      .replaceAll(/"year":"(1986|1968)","month":"4","day":"12"/g, '"year":"1971","month":"2","day":"3"')
      .replaceAll(/"19(86|68)-04-12"/g, '"1971-02-03"'),
  );

/** What happened to one account at one bureau: it is no longer listed, or shows other values. */
type Happened = 'gone' | Json;

/** The sample report on a later day, by the number of the account (`account-3` is 3) and bureau. */
export function changedReport(
  date: string,
  changes: Readonly<Record<number, Readonly<Partial<Record<Bureau, Happened>>>>> = {},
): Buffer {
  const document = JSON.parse(sampleReport.toString().replaceAll('2025-09-15', date));
  const report = document.data.BundleComponent[6].TrueLinkCreditReportType;
  const partitions: Partition[] = report.TradeLinePartition;
  report.TradeLinePartition = partitions.flatMap((partition, index) => {
    const own = changes[index] ?? {};
    const lines = partition.Tradeline.flatMap((line) => {
      const happened = own[line.bureau as Bureau];
      if (happened === 'gone') return [];
      return [happened === undefined ? line : { ...line, ...happened }];
    });
    return lines.length === 0 ? [] : [{ ...partition, Tradeline: lines }];
  });
  return Buffer.from(JSON.stringify(document));
}
