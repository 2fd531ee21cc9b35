import { parse, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, it } from 'vitest';
import { foldPage } from '#credit/report/formats/page/page.ts';
import type { Report } from '#credit/report/model.ts';
import { readReport } from '#credit/report/read.ts';
import { UnreadableReportError } from '#credit/report/unreadable.ts';
import { lesserSamples, valueAt } from '../samples.ts';

const iiq = lesserSamples['identityiq-page'];
const smart = lesserSamples['smartcredit-page'];
const pages = ['identityiq-page', 'smartcredit-page'] as const;

/** The report without its pointers. */
const plain = (report: Report): unknown =>
  JSON.parse(JSON.stringify(report, (name, value: unknown) => (name === 'at' ? undefined : value)));

type Parent = DefaultTreeAdapterTypes.Element;
const isElement = (node: DefaultTreeAdapterTypes.ChildNode): node is Parent => 'tagName' in node;
const inside = (node: DefaultTreeAdapterTypes.ParentNode): Parent[] =>
  node.childNodes.filter(isElement).flatMap((child) => [child, ...inside(child)]);

/** The page with the rows of every table in reverse order, except the header. */
function reversedRows(text: string): string {
  const document = parse(text);
  for (const body of inside(document).filter(({ tagName }) => tagName === 'tbody')) {
    const [head, ...rows] = body.childNodes.filter(isElement);
    if (head && rows.length > 0) body.childNodes = [head, ...rows.toReversed()];
  }
  return serialize(document);
}

/** The page with the label column of every grid and the cells of its columns reversed together. */
function reversedGrids(text: string): string {
  const document = parse(text);
  for (const grid of inside(document)) {
    const columns = grid.childNodes.filter(isElement);
    const classOf = (element: Parent | undefined) =>
      element?.attrs.find(({ name }) => name === 'class')?.value ?? '';
    if (!classOf(columns[0]).includes('labels')) continue;
    for (const column of columns) {
      const cells = column.childNodes.filter(isElement);
      const [head, ...rest] = cells;
      const labels = classOf(column).includes('labels');
      column.childNodes = labels || !head ? cells.toReversed() : [head, ...rest.toReversed()];
    }
  }
  return serialize(document);
}

/** The page with Experian's column of every table moved behind Equifax's. */
function movedColumn(text: string): string {
  const document = parse(text);
  for (const table of inside(document).filter(({ tagName }) => tagName === 'table')) {
    const rows = inside(table).filter(({ tagName }) => tagName === 'tr');
    const bureaus = rows[0] && serialize(rows[0]).includes('headerEXP');
    for (const row of bureaus ? rows : []) {
      const cells = row.childNodes.filter(isElement);
      if (cells.length !== 4) continue;
      row.childNodes = [...cells.slice(0, 2), ...cells.slice(3), ...cells.slice(2, 3)];
    }
  }
  return serialize(document);
}

describe('a page is read the same with reordered', () => {
  it.each([
    ['rows of the IdentityIQ page', iiq, reversedRows(iiq)],
    ['columns of the IdentityIQ page', iiq, movedColumn(iiq)],
    ['rows of the SmartCredit page', smart, reversedGrids(smart)],
  ])('%s', (_, text, moved) => {
    const before = readReport(text);
    const after = readReport(moved);
    expect(moved).not.toBe(serialize(parse(text)));
    // Lists (inquiries, contacts) have no labeled rows, so reversing them only reverses the list.
    expect({ ...before, inquiries: [], contacts: [] }).toEqual({ ...after, inquiries: [], contacts: [] });
    expect(after.inquiries.length).toBe(6);
  });
});

/** Every value of the report that has a pointer. */
function pointed(node: unknown): { at: string; value: unknown }[] {
  if (Array.isArray(node)) return node.flatMap(pointed);
  if (typeof node !== 'object' || node === null) return [];
  const own = 'at' in node && 'value' in node ? [{ at: String(node.at), value: node.value }] : [];
  return [...own, ...Object.values(node).flatMap(pointed)];
}

/** What a page prints for a value. */
function printedOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'description' in value) return String(value.description);
  const text = String(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text.slice(5, 7)}/${text.slice(8)}/${text.slice(0, 4)}` : text;
}

describe.each(pages)('pointers of %s', (format) => {
  const folded = foldPage(lesserSamples[format]);
  const report = readReport(lesserSamples[format]);

  it('lead from every value back to the words on the page', () => {
    const places = pointed(report);
    const astray = places.filter(({ at, value }) => {
      const words = valueAt(folded, at);
      if (typeof words !== 'string') return true;
      const amount = words.replace(/[$,]/g, '');
      const printed = printedOf(value);
      const month = words.length === 7 && printed === `${words.slice(0, 3)}01/${words.slice(3)}`;
      const digits = words.replace(/\D/g, '');
      const shown = words.includes(printed);
      return !(shown || month || Number(amount) * 100 === value || digits === printed);
    });
    expect(astray).toEqual([]);
    expect(places.length).toBeGreaterThan(500);
  });

  it('lead from every month to its cell', () => {
    const cells = report.accounts.flatMap(({ tradelines }) =>
      tradelines.flatMap(({ history }) =>
        history.map(({ at, status }) => `${status} ${String(valueAt(folded, at))}`),
      ),
    );
    const known =
      format === 'identityiq-page'
        ? ['1 30', '2 60', '3 90', '4 120', '9 CO', 'C OK']
        : ['1 1', '2 2', '3 3', '4 4', '9 9', 'C C'];
    expect([...new Set(cells)].toSorted()).toEqual(known);
    expect(cells.length).toBeGreaterThan(300);
  });
});

it('names section, account, column, and row', () => {
  const account = readReport(iiq).accounts[2];
  const equifax = account?.tradelines.find(({ bureau }) => bureau === 'Equifax');
  expect([equifax?.at, equifax?.pastDue?.at, equifax?.history[0]?.at]).toEqual([
    '/Account History/2/Equifax',
    '/Account History/2/Equifax/Past Due',
    '/Account History/2/Equifax/Payment History/23/status',
  ]);
  expect(readReport(smart).publicRecords[0]?.dateFiled?.at).toBe(
    '/Public Information/0/TransUnion/Date Filed~1Reported',
  );
});

it('never runs or reads scripts, styles, or comments', () => {
  const inert =
    '<script>document.write("</td>")</script><style>td{}</style><!-- <td>1</td> --><template><p>x</p></template>';
  expect(plain(readReport(iiq.replaceAll('<td class="info">', `$&${inert}`)))).toEqual(
    plain(readReport(iiq)),
  );
  expect(parseFragment(inert).childNodes.length).toBeGreaterThan(3);
});

it('accepts labels with any name', () => {
  const poisoned = iiq.replaceAll('>Past Due:<', '>__proto__<').replaceAll('>Balance:<', '>constructor:<');
  const report = readReport(poisoned);
  expect(report.accounts[1]?.tradelines.map(({ pastDue, balance }) => [pastDue, balance])).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ]);
  expect('polluted' in {}).toBe(false);
});

it('skips an empty row of a list without counting it', () => {
  const row = '<tr><td class="info">SUMMIT RECOVERY</td><td class="info">Other';
  const withEmptyRow = iiq.replace(row, `<tr><td class="info"></td><td class="info"></td></tr>${row}`);
  expect(withEmptyRow).not.toBe(iiq);
  expect(readReport(withEmptyRow).inquiries).toEqual(readReport(iiq).inquiries);
});

it('refuses a page that lists fewer accounts than its summary counts', () => {
  const start = iiq.lastIndexOf('<address-history>');
  const cut = iiq.slice(0, start) + iiq.slice(iiq.lastIndexOf('</address-history>'));
  expect(() => readReport(cut)).toThrow(new UnreadableReportError('incompletePage'));
});

it('reads no months if the page prints neither years nor the reporting date', () => {
  const undated = smart.replaceAll('>Date Reported:<', '>Date Guessed:<');
  expect(
    readReport(undated).accounts.flatMap(({ tradelines }) => tradelines.flatMap(({ history }) => history)),
  ).toEqual([]);
});

it('reads several addresses in a cell, with the months they were reported', () => {
  const two = iiq.replace(
    '77 HARBOR ST # 3B <br/>TESTVILLE, OR 97998<br/>02/2016',
    '77 HARBOR ST<br/># 3B<br/>TESTVILLE, OR 97998<br/>02/2016<br/><br/>PO BOX 7<br/>ST. PAUL, MN 55101-0007',
  );
  expect(
    readReport(two)
      .personal.addresses.filter(({ bureau, kind }) => bureau === 'TransUnion' && kind === 'previous')
      .map(({ street, city, state, postalCode, dateReported }) =>
        [street, city, state, postalCode, dateReported].map((field) => field?.value),
      ),
  ).toEqual([
    ['77 HARBOR ST # 3B', 'TESTVILLE', 'OR', '97998', '2016-02-01'],
    ['PO BOX 7', 'ST. PAUL', 'MN', '55101-0007', undefined],
  ]);
});

it('leaves a contact without a street if street and city cannot be separated', () => {
  const report = readReport(iiq.replace('PO BOX 1001 SAMPLETON, KS', '9 MOCKBIRD RUN SAMPLETON, KS'));
  expect(
    report.contacts
      .slice(0, 2)
      .map(({ street, city, state }) => [street, city, state].map((field) => field?.value)),
  ).toEqual([
    [undefined, undefined, 'KS'],
    ['PO BOX 1002', 'DEMO FALLS', 'MT'],
  ]);
});

it('gives a shared heading to no bureau with an empty column, whatever the month grid prints there', () => {
  const start = iiq.indexOf('<div class="sub_header">CITADEL CARD');
  const end = iiq.indexOf('</address-history>', start);
  const account = iiq.slice(start, end);
  const silent = account.replaceAll(
    /(<td class="label">[^<]*<\/td>)<td class="info">.*?<\/td>/g,
    '$1<td class="info"> -- </td>',
  );
  const lines = (text: string) =>
    readReport(text)
      .accounts.find(({ creditor }) => creditor === 'CITADEL CARD')
      ?.tradelines.map(({ bureau, history }) => [bureau, history.length]);
  expect(lines(iiq)).toEqual([
    ['TransUnion', 24],
    ['Experian', 24],
    ['Equifax', 24],
  ]);
  const oneFewer = iiq.replace(/(Total Accounts:<\/td><td class="info">)10</, '$19<');
  expect(lines(oneFewer.replace(account, silent))).toEqual([
    ['Experian', 24],
    ['Equifax', 24],
  ]);
});
