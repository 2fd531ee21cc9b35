import { readFileSync } from 'node:fs';
import { readReport } from '#credit/report/read.ts';
import { inTurn, type Figure } from './figure.ts';

const fixtures = new URL('../../tests/fixtures/credit-reports/', import.meta.url);
const files = [
  'mfsn-3b-sampleton.synthetic.json',
  'smartcredit-3b-sampleton.synthetic.json',
  'identityiq-3b-sampleton.synthetic.jsonp',
];

/** Reading a report into the model, against JSON.parse of the same text. */
export async function* reading(): AsyncGenerator<Figure> {
  for (const file of files) {
    const text = readFileSync(new URL(file, fixtures), 'utf8');
    const json = text.slice(text.search(/[[{]/), Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1);
    const { a, b } = await inTurn(
      60,
      () => readReport(text),
      () => JSON.parse(json),
    );
    yield { name: `report.read ${file}`, value: a, unit: 'ms', against: { name: 'JSON.parse', value: b } };
  }
}
