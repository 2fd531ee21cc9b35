/** The cost of a long report, and of one with ten times as many accounts: reading and findings together. */
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';
import { findings } from '#credit/findings/findings.ts';
import { readReport } from '#credit/report/read.ts';
import { median, type Figure } from './figure.ts';

const sample = new URL(
  '../../tests/fixtures/credit-reports/mfsn-3b-sampleton.synthetic.json',
  import.meta.url,
);
const Partition = z.looseObject({});
const Report = z.looseObject({ TradeLinePartition: z.array(Partition) });
const Sample = z.looseObject({
  data: z.looseObject({
    BundleComponent: z.array(z.looseObject({ TrueLinkCreditReportType: Report.optional() })),
  }),
});

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** A different word for each number, so that copied creditors are different companies. */
const wordOf = (number: number): string =>
  Array.from({ length: 6 }, (_, index) => letters[(number * (7 + index) + index * 5) % letters.length]).join(
    '',
  );

/** The same accounts with other creditors and other numbers. */
function copied(partitions: readonly z.infer<typeof Partition>[], number: number) {
  const text = JSON.stringify(partitions)
    .replaceAll('"creditorName":"', `"creditorName":"${wordOf(number)} `)
    .replaceAll('"originalCreditor":"', `"originalCreditor":"${wordOf(number + 1)} `)
    .replaceAll('"accountNumber":"', `"accountNumber":"${String(1_000 + number)}`);
  return z.array(Partition).parse(JSON.parse(text));
}

/** The sample with its eleven accounts, repeated this many times. */
function reportOf(copies: number): string {
  const document = Sample.parse(JSON.parse(readFileSync(sample, 'utf8')));
  const components = document.data.BundleComponent.map((component) => {
    const report = component.TrueLinkCreditReportType;
    if (report === undefined) return component;
    const partitions = Array.from({ length: copies }, (_, number) =>
      copied(report.TradeLinePartition, number),
    );
    return { ...component, TrueLinkCreditReportType: { ...report, TradeLinePartition: partitions.flat() } };
  });
  return JSON.stringify({ ...document, data: { ...document.data, BundleComponent: components } });
}

function readAndFind(text: string) {
  const report = readReport(text);
  return { report, found: findings(report, { today: '2026-11-21' }) };
}

setFlagsFromString('--expose-gc');
const collect = (): void => {
  runInNewContext('gc()', {});
};

/** Kilobytes that a report and its findings occupy in memory. */
function heldBy(text: string): number {
  const kept: unknown[] = [];
  collect();
  const before = process.memoryUsage().heapUsed;
  kept.push(readAndFind(text));
  collect();
  const after = process.memoryUsage().heapUsed;
  return kept.length === 0 ? 0 : (after - before) / 1_000;
}

/** Milliseconds of CPU time, which other work on the machine does not affect. */
function cpuOf(work: () => unknown): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1_000;
}

/** Medians of pieces of work run alternately; the first round warms up. */
function cpuInTurn(rounds: number, ...works: readonly (() => unknown)[]): readonly number[] {
  const taken = Array.from({ length: rounds + 1 }, () => works.map(cpuOf)).slice(1);
  return works.map((_, index) => median(taken.map((round) => round[index] ?? 0)));
}

const megabytes = (text: string) => `${(text.length / 1_000_000).toFixed(1)} MB`;

/** A long three-bureau report, and one with ten times as many accounts, which shows how the cost grows. */
export async function* growth(): AsyncGenerator<Figure> {
  const long = reportOf(12);
  const tenfold = reportOf(120);
  const [parsed = 0, read = 0, whole = 0] = cpuInTurn(
    15,
    () => JSON.parse(long),
    () => readReport(long),
    () => readAndFind(long),
  );
  const [tenRead = 0, ten = 0] = cpuInTurn(
    3,
    () => readReport(tenfold),
    () => readAndFind(tenfold),
  );
  const one = `${megabytes(long)}, 132 accounts`;
  const other = `${megabytes(tenfold)}, 1,320 accounts`;
  const figure = (name: string, value: number, unit: string, against: Figure['against']): Figure => ({
    name: `growth.${name}`,
    value,
    unit,
    against,
  });
  const tenth = 'a tenth of the accounts';
  yield figure(`read ${one}`, read, 'ms CPU', { name: 'JSON.parse', value: parsed });
  yield figure(`readAndFind ${one}`, whole, 'ms CPU', { name: 'JSON.parse', value: parsed });
  yield figure(`read ${other}`, tenRead, 'ms CPU', { name: tenth, value: read });
  yield figure(`readAndFind ${other}`, ten, 'ms CPU', { name: tenth, value: whole });
  const held = heldBy(long);
  yield figure(`memory ${one}`, held, 'kB', { name: 'the file', value: long.length / 1_000 });
  yield figure(`memory ${other}`, heldBy(tenfold), 'kB', { name: tenth, value: held });
}
