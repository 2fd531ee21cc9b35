import type { Readable } from 'node:stream';
import { pdfType } from '#server/disputes/files.ts';
import { loadEarlierModel } from '#server/imports/earlierReport.ts';
import { loadModelIfReadable } from '#server/imports/reportModel.ts';
import { safeName } from '#server/letters/archive.ts';
import { letterFileName } from '#server/letters/letterFileName.ts';
import { consumerFromProfile } from '#server/profiles/profileConsumer.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import type { ClientRecords } from '#server/store/clientRecords.ts';
import { displayName } from '#server/store/names.ts';
import type { StoredReport } from '#server/store/reports.ts';
import { civilDateIn, todayIn } from '#server/today.ts';
import type { Language } from '#vocabulary/languages.ts';
import { profileLogCsv } from './profileLogCsv.ts';
import { type LazyFile, zipStream } from './zipStream.ts';

type ExportServices = Pick<Services, 'store' | 'vault' | 'looker' | 'clock'>;

export interface Exported {
  readonly accountId: string;
  readonly profileId: string;
  readonly timeZone: string;
  readonly language: Language;
}

export interface ProfileExport {
  /** What the file is called. */
  readonly name: string;
  readonly stream: Readable;
}

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** Everything stored about a profile, as one zip in open formats; null if the account has no such profile. */
export async function exportProfile(
  services: ExportServices,
  exported: Exported,
): Promise<ProfileExport | null> {
  const { store, clock } = services;
  const { accountId, profileId } = exported;
  const profile = await store.profiles.find(accountId, profileId);
  const records = await store.profiles.records(accountId, profileId);
  if (profile === null || records === null) return null;
  const now = clock.now();
  const files: LazyFile[] = [
    {
      path: 'information.json',
      open: async () => json({ format: 1, exportedAt: now.toISOString(), records: withoutPassword(records) }),
    },
    { path: 'log.csv', open: async () => Buffer.from(profileLogCsv(records.profile_log)) },
    ...(await documentFiles(services, exported)),
    ...(await letterFiles(services, exported)),
    ...(await scanFiles(services, exported)),
    ...(await reportFiles(services, exported)),
  ];
  return { name: `${safeName(displayName(profile)) || 'profile'}.zip`, stream: zipStream(files, now) };
}

/** The password of a credit report provider would let anyone who finds the file sign in there. */
function withoutPassword(records: ClientRecords) {
  const connection = records.connection.map(({ sign_in: signIn, ...rest }) => {
    const { password: _, ...shown } = { ...(signIn as object), password: null };
    return { ...rest, sign_in: shown };
  });
  return { ...records, connection };
}

async function documentFiles(
  { store, vault }: ExportServices,
  { accountId, profileId }: Exported,
): Promise<LazyFile[]> {
  const documents = await store.documents.list(accountId, profileId);
  return documents.map((document) => {
    const place = { accountId, profileId, table: 'document', column: 'blob', row: document.id } as const;
    return {
      path: `documents/${document.kind}.${endings[document.mediaType] ?? 'jpg'}`,
      open: () => vault.stream(place, document),
    };
  });
}

async function letterFiles(
  { store, vault }: ExportServices,
  { accountId, profileId, timeZone }: Exported,
): Promise<LazyFile[]> {
  const sets = await store.sessions.since(accountId, profileId, '');
  const files: LazyFile[] = [];
  for (const [index, { id, createdAt }] of sets.toReversed().entries()) {
    for (const letter of await store.sessions.letters(accountId, id)) {
      const place = { accountId, profileId, table: 'letter', column: 'blob', row: letter.id } as const;
      const name = letterFileName(letter);
      files.push({
        path: `letters/${index + 1} ${civilDateIn(timeZone, createdAt)}/${name}`,
        open: () => vault.stream(place, letter.stored),
      });
    }
  }
  return files;
}

async function scanFiles(
  { store, vault }: ExportServices,
  { accountId, profileId }: Exported,
): Promise<LazyFile[]> {
  const scans = await store.disputeFiles.list(accountId, profileId);
  return scans.map((scan, index) => {
    const place = { accountId, profileId, table: 'dispute_file', column: 'blob', row: scan.id } as const;
    const stem = scan.name.replace(/\.\w{1,5}$/, '');
    // Numbers, because several scans can have the same name.
    return {
      path: `scans/${`${index + 1} ${stem}`.trim()}.${endings[scan.mediaType] ?? 'bin'}`,
      open: () => vault.stream(place, scan),
    };
  });
}

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  [pdfType]: 'pdf',
};

async function reportFiles(services: ExportServices, exported: Exported): Promise<LazyFile[]> {
  const reports = await services.store.reports.list(exported.accountId, exported.profileId);
  const files: LazyFile[] = [];
  for (const [index, report] of reports.toReversed().entries()) {
    // Numbers, because several reports can have the same date and origin.
    files.push(
      ...(await filesOfReport(services, exported, report, `reports/${index + 1} ${safeName(report.name)}`)),
    );
  }
  return files;
}

async function filesOfReport(
  services: ExportServices,
  { accountId, profileId, timeZone, language }: Exported,
  stored: StoredReport,
  path: string,
): Promise<LazyFile[]> {
  const place = { accountId, profileId, table: 'report', column: 'raw_blob', row: stored.id } as const;
  // Text, so that nothing in it runs when it is opened.
  const original = { path: `${path} original.txt`, open: () => services.vault.stream(place, stored.raw) };
  const load = () => loadModelIfReadable(services, accountId, stored);
  // Asked ahead and read again in its turn: not every report of a client is in memory at once.
  if ((await load()) === null) return [original];
  return [
    {
      path: `${path}.json`,
      open: async () => Buffer.from(await services.looker.see('printed', [found(await load())], {})),
    },
    {
      path: `${path}.html`,
      open: async () => {
        const profile = await consumerFromProfile(services, accountId, profileId);
        const model = found(await load());
        const before = await loadEarlierModel(services, accountId, { profileId, reportId: stored.id }, model);
        const today = todayIn(timeZone, services.clock);
        return Buffer.from(await services.looker.see('page', [model, before], { language, today, profile }));
      },
    },
    original,
  ];
}
