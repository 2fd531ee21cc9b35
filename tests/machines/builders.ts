import { fromPromise, type NonReducibleUnknown } from 'xstate';
import { CallError, type FailureCode } from '#contract/failures.ts';
import { documentBytes } from '#contract/limits.ts';
import type { ManualAccount } from '#contract/reports.ts';
import type { NewProfile } from '#contract/profileInput.ts';
import type { Connection } from '#contract/providers.ts';
import type { ReportFileContents } from '#contract/reportFile.ts';
import type { ChoosingLetter } from '#machines/enclosureChoice.ts';
import type { PendingUpload } from '#machines/documentSlot.ts';
import type { AccountInformation } from '#machines/manualSelection.ts';

export const ids: Readonly<Record<'profile' | 'other' | 'report' | 'older' | 'session', string>> = {
  profile: '0190a000-0000-7000-8000-000000000001',
  other: '0190a000-0000-7000-8000-000000000002',
  report: '0190a000-0000-7000-8000-000000000003',
  older: '0190a000-0000-7000-8000-000000000004',
  session: '0190a000-0000-7000-8000-000000000005',
};

export const refusal = (code: FailureCode, detail = '') => new CallError(code, detail);
export const failure = (code: FailureCode, detail = '') => ({ code, detail, fields: [] });

/** Work that succeeds immediately with a result. */
export const answers = <T, I extends NonReducibleUnknown>(value: T) =>
  fromPromise<T, I>(() => Promise.resolve(value));

/** Work that succeeds immediately without a result. */
export const succeeds = <I extends NonReducibleUnknown>() => fromPromise<void, I>(() => Promise.resolve());

/** Work that records its input and has no result. */
export const notes = <I extends NonReducibleUnknown>(asked: unknown[]) =>
  fromPromise<void, I>(({ input }) => {
    asked.push(input);
    return Promise.resolve();
  });

/** Work that fails immediately. */
export const refuses = <T, I extends NonReducibleUnknown>(error: unknown) =>
  fromPromise<T, I>(async () => {
    throw error;
  });

/** Work that records its input, then returns a result. */
export const recording = <T, I extends NonReducibleUnknown>(asked: unknown[], value: T) =>
  fromPromise<T, I>(({ input }) => {
    asked.push(input);
    return Promise.resolve(value);
  });

export const aPicture = (name = 'card.png', type = 'image/png') => new File(['picture'], name, { type });

/** A photo over the limit. */
export const aLargePicture = () =>
  Object.defineProperty(aPicture('photo.png'), 'size', { value: documentBytes * 1.14 });

export const anUnfinished = (change: Partial<PendingUpload> = {}): PendingUpload => ({
  kind: 'address',
  file: aPicture('bill.png'),
  failure: failure('fileTooLarge'),
  ...change,
});

/** A letter whose enclosures can be chosen. */
export const toExperian: ChoosingLetter = {
  destination: { id: 'Experian', kind: 'bureau' },
  disputesSsn: false,
};

export const aConnection = (change: Partial<Connection> = {}): Connection => ({
  ok: true,
  provider: 'SmartCredit',
  reportId: ids.report,
  mail: 'ana@example.com',
  signedInOn: '2026-11-21T09:00:00.000Z',
  ...change,
});

export const aReportFile = (name = 'report.html', bytes = 6) => new File(['x'.repeat(bytes)], name);

export const aReportFileContents = (change: Partial<ReportFileContents> = {}): ReportFileContents => ({
  format: 'IdentityIQ HTML',
  reportDate: '2026-11-10',
  bureaus: ['TransUnion', 'Experian', 'Equifax'],
  scores: [
    { bureau: 'TransUnion', value: 612 },
    { bureau: 'Experian', value: null },
    { bureau: 'Equifax', value: 598 },
  ],
  accounts: 15,
  negativeAccounts: 7,
  inquiries: 12,
  publicRecords: 1,
  names: ['ANA SAMPLETON'],
  profileName: 'Ana Sampleton',
  namesSomebodyElse: false,
  newestKept: null,
  ...change,
});

export const aNewProfile = (change: Partial<NewProfile> = {}): NewProfile => ({
  profileName: 'Ana',
  firstName: 'Ana',
  lastName: 'Sampleton',
  phone: '+1 (555) 010 0199',
  mail: 'ana@example.com',
  ssn: '666120199',
  dob: '1990-04-30',
  streetAddress: '12 Elm Street',
  city: 'Austin',
  state: 'Texas',
  postalCode: '78701',
  ...change,
});

export const aManualAccount = (change: Partial<ManualAccount> = {}): ManualAccount => ({
  id: 'account-1',
  name: 'FIRST BANK',
  number: '',
  opened: '',
  type: 'Revolving',
  status: 'Derogatory',
  amount: 120_000,
  negative: true,
  bureaus: ['TransUnion', 'Experian', 'Equifax'],
  ...change,
});

const column = (reporting: boolean) => ({
  accountNumber: reporting ? '4111****' : '',
  accountDetail: '',
  accountStatus: reporting ? 1 : 0,
  dateOpened: '',
  ofMonths: '',
  creditLimit: '',
  paymentStatus: '',
  dateLastActive: '',
  accountType: '',
  bureauCode: '',
  monthlyPayment: '',
  balance: '',
  highCredit: '',
  pastDue: '',
  lastReport: '',
  lastPaymentDate: '',
  comment: '',
  reporting,
});

export const anAccountInformation = (change: Partial<AccountInformation> = {}): AccountInformation => ({
  id: 'account-1',
  name: 'FIRST BANK',
  TransUnion: column(true),
  Experian: column(true),
  Equifax: column(false),
  ...change,
});
