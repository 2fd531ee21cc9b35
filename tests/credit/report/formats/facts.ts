/** A report as flat facts, to compare two formats of one consumer's report. */
import type { Account, Report, Tradeline } from '#credit/report/model.ts';
import { remarkText } from '#credit/report/remarks.ts';

type Fact = string | number | boolean;
export type Facts = ReadonlyMap<string, Fact>;

/** A code by its symbol if the format has one, because some print the short description and some the long one. */
function factOf(value: unknown): Fact | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'object' || value === null) return null;
  if ('value' in value) return factOf(value.value);
  if ('symbol' in value && 'description' in value) {
    return String(value.symbol === '' ? value.description : value.symbol);
  }
  return null;
}

const identifying: ReadonlySet<string> = new Set(['id', 'at', 'bureau', 'remarks', 'history']);

function lineFacts(account: string, line: Tradeline): [string, Fact][] {
  const plain = Object.entries(line).flatMap(([name, value]): [string, Fact][] => {
    const fact = identifying.has(name) ? null : factOf(value);
    return fact === null ? [] : [[name, fact]];
  });
  return [
    ...plain,
    ...(line.remarks.length > 0
      ? [['remarks', line.remarks.map(remarkText).join(' ')] satisfies [string, Fact]]
      : []),
    ...line.history.map(({ month, status }): [string, Fact] => [`history ${month}`, status]),
  ].map(([name, fact]) => [`${account} ${line.bureau} ${name}`, fact]);
}

/** Accounts are named by the number on their first line, because the order differs between formats. */
export function nameOf(account: Account): string {
  const [line] = account.tradelines;
  return line?.accountNumber?.value.replace(/\*+$/, '') ?? account.id;
}

const listed = (name: string, items: readonly (readonly (Fact | null | undefined)[])[]): [string, Fact][] =>
  items.map((parts, index) => [`${name} ${index}`, parts.map((part) => part ?? '').join(' | ')]);

/** What the formats share about everything except accounts, in a fixed order. */
export function recordFacts(report: Report): Facts {
  const { personal } = report;
  const sorted = (rows: readonly (readonly (Fact | null | undefined)[])[]) =>
    rows.toSorted((a, b) => (a.join() < b.join() ? -1 : 1));
  return new Map([
    ...listed('name', sorted(personal.names.map(({ bureau, kind, full }) => [bureau, kind, full]))),
    ...listed(
      'address',
      sorted(
        personal.addresses.map((address) => [
          address.bureau,
          address.kind,
          address.street?.value,
          address.city?.value,
          address.state?.value,
          address.postalCode?.value,
        ]),
      ),
    ),
    ...listed('birth', sorted(personal.births.map(({ bureau, year }) => [bureau, year?.value]))),
    ...listed('employer', sorted(personal.employers.map(({ bureau, name }) => [bureau, name?.value]))),
    ...listed('score', sorted(report.scores.map(({ bureau, value }) => [bureau, value?.value]))),
    ...listed(
      'factor',
      sorted(report.scores.flatMap(({ bureau, factors }) => factors.map(({ text }) => [bureau, text]))),
    ),
    ...listed(
      'inquiry',
      sorted(
        report.inquiries.map(({ bureau, subscriber, date }) => [bureau, date?.value, subscriber?.value]),
      ),
    ),
    ...listed(
      'record',
      sorted(
        report.publicRecords.map((record) => [
          record.bureau,
          record.classification?.value.symbol,
          record.type?.value.symbol,
          record.status?.value.symbol,
          record.court?.value,
          record.reference?.value,
          record.dateFiled?.value,
        ]),
      ),
    ),
    ...listed(
      'summary',
      report.summary.map((summary) => [
        summary.bureau,
        summary.totalAccounts?.value,
        summary.openAccounts?.value,
        summary.closedAccounts?.value,
        summary.delinquentAccounts?.value,
        summary.derogatoryAccounts?.value,
        summary.balances?.value,
        summary.monthlyPayments?.value,
        summary.inquiriesLast2Years?.value,
        summary.publicRecords?.value,
      ]),
    ),
    ...listed(
      'contact',
      sorted(
        report.contacts.map((contact) => [
          contact.name?.value,
          contact.street?.value,
          contact.city?.value,
          contact.state?.value,
          contact.postalCode?.value,
          contact.phone?.value,
        ]),
      ),
    ),
  ]);
}

export function accountFacts(report: Report): Facts {
  return new Map(
    report.accounts.flatMap((account) => {
      const name = nameOf(account);
      const own: [string, Fact][] = account.type ? [[`${name} type`, account.type.value.symbol]] : [];
      return [...own, ...account.tradelines.flatMap((line) => lineFacts(name, line))];
    }),
  );
}

/** Facts that both state differently, and facts that only `other` states: `name: reference → other`. */
export function differences(reference: Facts, other: Facts): string[] {
  return [...other].flatMap(([name, fact]) =>
    reference.get(name) === fact ? [] : [`${name}: ${reference.get(name) ?? 'absent'} → ${fact}`],
  );
}

/** Fields of lines that the reference states and the other never does. */
export function neverCarried(reference: Facts, other: Facts): string[] {
  const fieldsOf = (facts: Facts) =>
    new Set([...facts.keys()].map((name) => / (?:TransUnion|Experian|Equifax) (\w+)/.exec(name)?.[1] ?? ''));
  const carried = fieldsOf(other);
  return [...fieldsOf(reference)].filter((field) => !carried.has(field)).toSorted();
}

/** Fields outside accounts that the report states at least once, such as `address.dateReported`. */
function recordFields(report: Report): ReadonlySet<string> {
  const { personal, alerts, reportDate, scores } = report;
  const kinds: Readonly<Record<string, readonly object[]>> = {
    report: [{ reportDate }],
    name: personal.names,
    address: personal.addresses,
    birth: personal.births,
    ssn: personal.ssns,
    employer: personal.employers,
    phone: personal.phones,
    statement: personal.statements,
    score: scores.map(({ value, model }) => ({ value, model })),
    factor: scores.flatMap(({ factors }) => factors),
    inquiry: report.inquiries,
    record: report.publicRecords,
    contact: report.contacts,
    alert: [{ fraud: alerts.fraud, deceased: alerts.deceased }],
    frozen: alerts.frozen,
    message: alerts.messages,
    summary: report.summary,
  };
  return new Set(
    Object.entries(kinds).flatMap(([kind, items]) =>
      items.flatMap((item) =>
        Object.entries(item).flatMap(([name, value]) =>
          name === 'at' || name === 'id' || name === 'bureau' || factOf(value) === null
            ? []
            : [`${kind}.${name}`],
        ),
      ),
    ),
  );
}

/** Fields of records that the reference states and the other never does. */
export function neverRecorded(reference: Report, other: Report): string[] {
  const carried = recordFields(other);
  return [...recordFields(reference)].filter((field) => !carried.has(field)).toSorted();
}

/** Records of the reference that are missing from the other report even though it has others of that kind. */
export function lackingRecords(reference: Facts, other: Facts): string[] {
  const kindOf = (name: string) => name.split(' ')[0] ?? '';
  const kinds = new Set([...other.keys()].map(kindOf));
  const carried = new Set([...other].map(([name, fact]) => `${kindOf(name)} ${fact}`));
  return [...reference]
    .filter(([name]) => kinds.has(kindOf(name)))
    .map(([name, fact]) => `${kindOf(name)} ${fact}`)
    .filter((record) => !carried.has(record));
}
