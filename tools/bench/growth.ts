/** What a long report costs, and one with ten times its accounts: reading and findings together. */
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';
import { findings } from '#credit/findings/findings.ts';
import { readReport } from '#credit/report/read.ts';
import { inTurn, type Figure } from './figure.ts';

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
/** A word of its own for each number, so that copied creditors are other companies. */
const wordOf = (number: number): string =>
  Array.from({ length: 6 }, (_, index) => letters[(number * (7 + index) + index * 5) % letters.length]).join(
    '',
  );

/** The accounts again, of other creditors and with other numbers. */
function copied(partitions: readonly z.infer<typeof Partition>[], number: number) {
  const text = JSON.stringify(partitions)
    .replaceAll('"creditorName":"', `"creditorName":"${wordOf(number)} `)
    .replaceAll('"originalCreditor":"', `"originalCreditor":"${wordOf(number + 1)} `)
    .replaceAll('"accountNumber":"', `"accountNumber":"${String(1_000 + number)}`);
  return z.array(Partition).parse(JSON.parse(text));
}

/** The sample with its eleven accounts so many times. */
export function reportOf(copies: number): string {
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

/** Kilobytes that a report and its findings hold as long as they are kept. */
function heldBy(text: string): number {
  const kept: unknown[] = [];
  collect();
  const before = process.memoryUsage().heapUsed;
  kept.push(readAndFind(text));
  collect();
  const after = process.memoryUsage().heapUsed;
  return kept.length === 0 ? 0 : (after - before) / 1_000;
}

/** 0.8 MB is a long report of three bureaus; ten times its accounts show how the cost grows. */
export async function* growth(): AsyncGenerator<Figure> {
  const long = reportOf(11);
  const tenfold = reportOf(110);
  const megabytes = (text: string) => `${(text.length / 1_000_000).toFixed(1)} MB`;
  const { a: parsed, b: whole } = await inTurn(
    20,
    () => JSON.parse(long),
    () => readAndFind(long),
  );
  yield {
    name: `report.readAndFind ${megabytes(long)}, 121 accounts`,
    value: whole,
    unit: 'ms',
    against: { name: 'JSON.parse', value: parsed },
  };
  const { a: one, b: ten } = await inTurn(
    5,
    () => readAndFind(long),
    () => readAndFind(tenfold),
  );
  yield {
    name: `report.readAndFind ${megabytes(tenfold)}, 1,210 accounts`,
    value: ten,
    unit: 'ms',
    against: { name: 'a tenth of the accounts', value: one },
  };
  const held = heldBy(long);
  yield {
    name: `report.memory ${megabytes(long)}, 121 accounts`,
    value: held,
    unit: 'kB',
    against: { name: 'the file', value: long.length / 1_000 },
  };
  yield {
    name: `report.memory ${megabytes(tenfold)}, 1,210 accounts`,
    value: heldBy(tenfold),
    unit: 'kB',
    against: { name: 'a tenth of the accounts', value: held },
  };
}
