import * as accessRecord from './accessRecord.ts';
import * as account from './account.ts';
import * as accountClosing from './accountClosing.ts';
import * as analysis from './analysis.ts';
import type { Call } from './call.ts';
import * as clientContract from './clientContract.ts';
import * as clientLink from './clientLink.ts';
import * as clientPage from './clientPage.ts';
import * as clientReadiness from './clientReadiness.ts';
import * as clientStatus from './clientStatus.ts';
import * as clientSummary from './clientSummary.ts';
import * as clientWork from './clientWork.ts';
import * as company from './company.ts';
import * as complaints from './complaints.ts';
import * as contractTerms from './contractTerms.ts';
import * as disputes from './disputes.ts';
import * as proposals from './proposals.ts';
import * as reportComparison from './reportComparison.ts';
import * as documents from './documents.ts';
import * as dueDays from './dueDays.ts';
import * as enclosures from './enclosures.ts';
import * as grounds from './grounds.ts';
import * as inbox from './inbox.ts';
import * as itemGrounds from './itemGrounds.ts';
import * as legalHold from './legalHold.ts';
import * as letterCheck from './letterCheck.ts';
import * as letterPreview from './letterPreview.ts';
import * as disputeMarks from './disputeMarks.ts';
import * as fileRequests from './fileRequests.ts';
import * as nextSteps from './nextSteps.ts';
import * as letterSummary from './letterSummary.ts';
import * as outcomes from './outcomes.ts';
import * as ownPages from './ownPages.ts';
import * as payment from './payment.ts';
import * as printLinks from './printLinks.ts';
import * as profileExport from './profileExport.ts';
import * as profileInput from './profileInput.ts';
import * as profiles from './profiles.ts';
import * as mailingList from './mailingList.ts';
import * as progress from './progress.ts';
import * as providers from './providers.ts';
import * as reportFile from './reportFile.ts';
import * as repair from './repair.ts';
import * as reports from './reports.ts';
import * as service from './service.ts';
import * as support from './support.ts';
import * as work from './work.ts';

function isCall(value: unknown): value is Call {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'url' in value && 'name' in value
  );
}

/** The contract's files and what their calls are about: the groups of the API document. */
export const groups = [
  {
    name: 'Account',
    about: 'The signed-in user, their settings, notifications, and closing the account.',
    file: { ...account, ...accountClosing },
  },
  { name: 'Access record', about: 'Who read what in the account.', file: accessRecord },
  {
    name: 'Profiles',
    about: 'Profiles: an agency calls them clients.',
    file: { ...profileInput, ...profiles },
  },
  { name: 'Export', about: 'Everything stored about a profile.', file: profileExport },
  { name: 'Work for clients', about: 'Imports and letters that outlive their caller.', file: clientWork },
  { name: 'Legal holds', about: 'What keeps a client from being deleted.', file: legalHold },
  {
    name: 'Contracts',
    about: 'The agency’s contract with a client, and its terms.',
    file: { ...contractTerms, ...clientContract },
  },
  { name: 'Documents', about: 'The three identity documents of a profile.', file: documents },
  { name: 'Client links', about: 'Links by which clients complete their own information.', file: clientLink },
  {
    name: 'Client pages',
    about: 'What a client sees and does on their own page, after they were bound to it.',
    file: clientPage,
  },
  { name: 'Own pages', about: 'Which pages a person has as a client.', file: ownPages },
  {
    name: 'Several clients',
    about: 'What has to be known before something is done for several clients.',
    file: clientReadiness,
  },
  { name: 'Client status', about: "A client's status and how it changed.", file: clientStatus },
  { name: 'Providers', about: 'Connections to credit report providers.', file: providers },
  { name: 'Report files', about: 'Credit reports imported from a file.', file: reportFile },
  { name: 'Reports', about: 'Credit reports and their accounts.', file: reports },
  { name: 'Credit analysis', about: "When each client's credit was analyzed.", file: analysis },
  { name: 'Dispute grounds', about: 'Why an account can be disputed.', file: grounds },
  {
    name: 'Other items',
    about: 'What a client says about names, addresses, employers, inquiries, and court records.',
    file: itemGrounds,
  },
  {
    name: 'Letter check',
    about: 'What a report or profile needs before letters are sent.',
    file: letterCheck,
  },
  { name: 'Letter preview', about: 'Letters before they are generated.', file: letterPreview },
  { name: 'Enclosures', about: 'What letters enclose, by recipient.', file: enclosures },
  {
    name: 'Letter summary',
    about: 'What a person must look at before letters are generated.',
    file: letterSummary,
  },
  { name: 'Letters', about: 'Generating, downloading, and mailing letters.', file: repair },
  { name: 'Next steps', about: 'Letters that follow earlier ones.', file: nextSteps },
  {
    name: 'Dispute notations',
    about: 'Open dispute notations, and letters that ask to remove them.',
    file: disputeMarks,
  },
  {
    name: 'File requests',
    about: "Letters that ask bureaus to disclose the client's file without charge.",
    file: fileRequests,
  },
  { name: 'Disputes', about: 'What happens to letters after they are written.', file: disputes },
  { name: 'Certified mail', about: 'What the forms for certified mail ask.', file: mailingList },
  { name: 'Complaints', about: 'What a client needs to complain about a bureau.', file: complaints },
  { name: 'Newer reports', about: 'What a newer report shows about disputed items.', file: proposals },
  { name: 'Report comparison', about: 'Two reports of a client side by side.', file: reportComparison },
  { name: 'Outcomes', about: 'The results of disputes, in figures.', file: outcomes },
  { name: 'Progress', about: 'What was asked for a client, and what came.', file: progress },
  {
    name: 'Client summaries',
    about: 'What is at the top of every page about a client.',
    file: clientSummary,
  },
  { name: 'Work', about: 'What waits or is due, for all clients.', file: work },
  { name: 'Calendar', about: 'What each day brings.', file: dueDays },
  { name: 'Inbox', about: 'Scans that wait for their client and their answer.', file: inbox },
  { name: 'Print links', about: 'Access to letters for a print shop.', file: printLinks },
  { name: 'Payment', about: 'Buying and granting generations.', file: payment },
  { name: 'Company', about: "An agency's logo, members, and affiliates.", file: company },
  { name: 'Support', about: 'What support may do in an account.', file: support },
  { name: 'Service', about: 'Whether the product is running.', file: service },
].map(({ name, about, file }) => ({
  name,
  about,
  exported: file as Readonly<Record<string, unknown>>,
  calls: Object.values(file).filter(isCall),
}));

/** Every call there is. The API document, the isolation matrix, and the list of public calls are built from it. */
export const calls: readonly Call[] = groups.flatMap((group) => group.calls);
