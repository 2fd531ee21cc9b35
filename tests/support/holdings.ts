import { createHash } from 'node:crypto';
import { allGenerations, myInformation, notifications } from '#contract/account.ts';
import { analysisHistory } from '#contract/analysis.ts';
import { clientStatus } from '#contract/clientStatus.ts';
import { employees } from '#contract/company.ts';
import { DocumentKind, viewDocument } from '#contract/documents.ts';
import { disputeGrounds } from '#contract/grounds.ts';
import { printLinks } from '#contract/printLinks.ts';
import {
  listProfiles,
  profileDetails,
  profileLogs,
  type ProfileDetail,
  type ProfileListItem,
} from '#contract/profiles.ts';
import { downloadLetters, generationLog } from '#contract/repair.ts';
import { creditReports, manualAccounts } from '#contract/reports.ts';
import { pathOf } from '#tests/support/anApp.ts';
import type { Client } from '#tests/support/client.ts';
import { unzip } from '#tests/support/zip.ts';

export type Holdings = Awaited<ReturnType<typeof holdingsOf>>;

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Everything that one account has, as the API returns it; files as the SHA-256 of their unsealed bytes. Left out are
 * what a sign-in changes, what depends on the port, and wording. Reading changes nothing.
 */
export async function holdingsOf(client: Client) {
  const { perform, file } = client;
  const { lastSignIn: _signIn, lastActiveDate: _active, ...information } = await perform(myInformation);
  const { results: told } = await perform(notifications);
  const { results: members } = await perform(employees);
  const { results: listed, meta } = await perform(listProfiles);
  const { companyLogoUrl } = information;
  const profiles = [];
  for (const profile of listed) profiles.push(await profileHoldings(client, profile));
  const sets = [];
  for (const set of (await perform(generationLog)).generations)
    sets.push({ ...set, ...(await lettersOf(client, { sessionId: set.id })) });
  return {
    information,
    companyLogo: companyLogoUrl === '' ? null : sha256(await file(companyLogoUrl)),
    counters: await perform(allGenerations),
    members: members.map(({ lastActiveDate: _active, ...member }) => member),
    notifications: told.map(({ title: _title, description: _text, ...notification }) => notification),
    logs: (await perform(profileLogs)).results,
    analyses: (await perform(analysisHistory)).results,
    meta,
    profiles,
    sets,
  };
}

async function profileHoldings({ perform, file }: Client, listed: ProfileListItem) {
  const params = { profileId: listed.id };
  const details = await perform(profileDetails, { params });
  const reports = [];
  for (const { id, name } of (await perform(creditReports, { params })).results) {
    const place = { params: { ...params, reportId: id } };
    const accounts = (await perform(manualAccounts, place)).results.map((account) => account.name);
    const { confirmations } = await perform(disputeGrounds, place);
    reports.push({ id, name, accounts, confirmations });
  }
  const documents: Partial<Record<DocumentKind, string>> = {};
  for (const kind of uploadedTo(details))
    documents[kind] = sha256(await file(pathOf(viewDocument, { params: { ...params, kind } })));
  return {
    listed,
    details: withoutAddress(details),
    standing: await perform(clientStatus, { params }),
    documents,
    reports,
  };
}

/** The link's URL contains the port. Its key stays. */
function withoutAddress({ onboardingLink, ...details }: ProfileDetail) {
  if (onboardingLink === null) return { ...details, onboardingLink };
  const { url: _url, ...link } = onboardingLink;
  return { ...details, onboardingLink: link };
}

function uploadedTo(details: ProfileDetail): readonly DocumentKind[] {
  const uploaded = {
    ssn: details.ssnDocument,
    address: details.addressDocument,
    idOrDriverLicense: details.idOrDriverDocument,
  };
  return DocumentKind.options.filter((kind) => uploaded[kind] !== null);
}

async function lettersOf({ perform, file }: Client, params: { readonly sessionId: string }) {
  return {
    letters: await filesIn(await file(pathOf(downloadLetters, { params }))),
    printLinks: await perform(printLinks, { params }),
  };
}

/** The files of a zip, in order. */
export const filesIn = async (zip: Buffer) =>
  (await unzip(zip)).map(({ name, bytes }) => ({ name, sha256: sha256(bytes) }));
