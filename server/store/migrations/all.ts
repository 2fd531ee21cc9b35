import { clients } from './0001-clients.ts';
import { generations } from './0002-generations.ts';
import { identity } from './0003-identity.ts';
import { payments } from './0004-payments.ts';
import { logos } from './0005-logos.ts';
import { clientEvents } from './0006-client-events.ts';
import { confirmations } from './0007-confirmations.ts';
import { printLinks } from './0008-print-links.ts';
import { clientLinks } from './0009-client-links.ts';
import { statusesOfEarlierClients } from './0010-statuses-of-earlier-clients.ts';
import { notificationsRead } from './0011-notifications-read.ts';
import { notifiedClients } from './0012-notified-clients.ts';
import { letterDecisions } from './0013-letter-decisions.ts';
import { enclosureChoices } from './0014-enclosure-choices.ts';
import { withdrawnStatements } from './0016-withdrawn-statements.ts';
import { jobs } from './0017-jobs.ts';
import { accessRecord } from './0018-access-record.ts';
import { secondFactors } from './0019-second-factors.ts';
import { signedInBrowsers } from './0020-signed-in-browsers.ts';
import { keysApart } from './0021-keys-apart.ts';
import { retention } from './0022-retention.ts';
import { verifiedAddresses } from './0023-verified-addresses.ts';
import { printDownloads } from './0024-print-downloads.ts';
import { accountPolicies } from './0025-account-policies.ts';
import { limits } from './0026-limits.ts';
import { outcomes } from './0027-outcomes.ts';
import { openDisputes } from './0033-open-disputes.ts';
import { sightings } from './0028-sightings.ts';
import { countedDisputes } from './0030-counted-disputes.ts';
import { clientPages } from './0031-client-pages.ts';
import { office } from './0032-office.ts';
import { nextSteps } from './0029-next-steps.ts';
import { comparedReports } from './0037-compared-reports.ts';
import { longLists } from './0038-long-lists.ts';
import { clientWork } from './0045-client-work.ts';
import { scoreChanges } from './0046-score-changes.ts';
import { walkthroughSeen } from './0047-walkthrough-seen.ts';
import { work } from './0035-work.ts';
import type { Migration } from './migration.ts';
import { disabledPeople } from './0048-disabled-people.ts';
import { askedLetters } from './0049-asked-letters.ts';
import { statedReasons } from './0050-stated-reasons.ts';
import { correctionsDue } from './0051-corrections-due.ts';
import { firstAnswerDue } from './0052-first-answer-due.ts';
import { printLinkLetters } from './0053-print-link-letters.ts';
import { openEndedLetters } from './0054-open-ended-letters.ts';
import { closedClientAccounts } from './0055-closed-client-accounts.ts';
import { hiddenTimeZones } from './0058-hidden-time-zones.ts';
import { proofsBeforeMove } from './0059-proofs-before-move.ts';
import { clientContracts } from './0060-client-contracts.ts';
import { endedSignIns } from './0062-ended-sign-ins.ts';

/** Every migration, in order. Append only. */
export const migrations: readonly Migration[] = [
  clients,
  generations,
  identity,
  payments,
  logos,
  clientEvents,
  confirmations,
  printLinks,
  clientLinks,
  statusesOfEarlierClients,
  notificationsRead,
  notifiedClients,
  letterDecisions,
  enclosureChoices,
  withdrawnStatements,
  jobs,
  accessRecord,
  secondFactors,
  signedInBrowsers,
  keysApart,
  retention,
  verifiedAddresses,
  printDownloads,
  accountPolicies,
  limits,
  outcomes,
  sightings,
  countedDisputes,
  clientPages,
  office,
  nextSteps,
  openDisputes,
  comparedReports,
  work,
  longLists,
  clientWork,
  scoreChanges,
  walkthroughSeen,
  disabledPeople,
  askedLetters,
  statedReasons,
  correctionsDue,
  firstAnswerDue,
  printLinkLetters,
  openEndedLetters,
  closedClientAccounts,
  hiddenTimeZones,
  proofsBeforeMove,
  clientContracts,
  endedSignIns,
];
