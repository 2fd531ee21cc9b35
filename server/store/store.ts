import { AccessRecord } from './accessRecord.ts';
import { Accounts } from './accounts.ts';
import { Allowances } from './allowances.ts';
import { AnalysedReports } from './analysedReports.ts';
import { AssignedScans } from './assignedScans.ts';
import { Attempts } from './attempts.ts';
import { Confirmations } from './confirmations.ts';
import { ClientContracts } from './clientContracts.ts';
import { ClientLinks } from './clientLinks.ts';
import { ClientWork } from './clientWork.ts';
import { Closings } from './closings.ts';
import { Connections } from './connections.ts';
import type { Clock, StoreContext } from './context.ts';
import type { PoolUse } from './database.ts';
import { DisputeEvents } from './disputeEvents.ts';
import { DisputeFiles } from './disputeFiles.ts';
import { Disputes } from './disputes.ts';
import { Documents } from './documents.ts';
import { EnclosureChoices } from './enclosureChoices.ts';
import { EmbeddedSessions } from './embeddedSessions.ts';
import { EmbeddedUsers } from './embeddedUsers.ts';
import { Events } from './events.ts';
import { Idempotency } from './idempotency.ts';
import { Jobs } from './jobs.ts';
import { Inbox } from './inbox.ts';
import { ItemAnswers } from './itemAnswers.ts';
import { Ledger } from './ledger.ts';
import type { KeyRotation } from './keyRotation.ts';
import { LegalHolds } from './legalHolds.ts';
import { LetterReviews } from './letterReviews.ts';
import { Logos } from './logos.ts';
import { Logs } from './logs.ts';
import { MemberSettings } from './memberSettings.ts';
import { Notifications } from './notifications.ts';
import { OidcPayloads } from './oidcPayloads.ts';
import { Overrulings } from './overrulings.ts';
import { ScoreChanges } from './scoreChanges.ts';
import { Passkeys } from './passkeys.ts';
import { Payments } from './payments.ts';
import { PrintLinks } from './printLinks.ts';
import { Profiles } from './profiles.ts';
import { Reminders } from './reminders.ts';
import { Reports } from './reports.ts';
import { SecondFactors } from './secondFactors.ts';
import { Secrets } from './secrets.ts';
import { Sessions } from './sessions.ts';
import { Sightings } from './sightings.ts';
import { WorkDue } from './work.ts';
import { SupportActs } from './supportActs.ts';
import { Tickets } from './tickets.ts';
import { UnusedProfiles } from './unusedProfiles.ts';
import { Users } from './users.ts';
import { WrittenLetters } from './writtenLetters.ts';

/** The repositories, all of one database or all of one transaction. */
export interface Repositories {
  readonly accounts: Accounts;
  readonly memberSettings: MemberSettings;
  readonly users: Users;
  readonly closings: Closings;
  readonly profiles: Profiles;
  /** Profiles that may not be erased. */
  readonly legalHolds: LegalHolds;
  /** Agencies' contracts with their clients. */
  readonly clientContracts: ClientContracts;
  readonly unusedProfiles: UnusedProfiles;
  readonly documents: Documents;
  /** What letters enclose, by recipient. */
  readonly enclosureChoices: EnclosureChoices;
  readonly connections: Connections;
  readonly reports: Reports;
  readonly analysedReports: AnalysedReports;
  /** Sets of letters. */
  readonly sessions: Sessions;
  readonly letterReviews: LetterReviews;
  readonly clientLinks: ClientLinks;
  readonly printLinks: PrintLinks;
  readonly ledger: Ledger;
  readonly payments: Payments;
  readonly supportActs: SupportActs;
  /** Who read what, and who was refused. */
  readonly accessRecord: AccessRecord;
  readonly logs: Logs;
  readonly logos: Logos;
  readonly notifications: Notifications;
  readonly events: Events;
  /** What clients confirmed about their accounts. */
  readonly confirmations: Confirmations;
  /** Concerns about letters that people overruled. */
  readonly overrulings: Overrulings;
  readonly scoreChanges: ScoreChanges;
  /** What people decided about items without a ground. */
  readonly itemAnswers: ItemAnswers;
  /** Letters with their items, whichever set they are in. */
  readonly writtenLetters: WrittenLetters;
  /** What people recorded about letters after they were written. */
  readonly disputeEvents: DisputeEvents;
  /** Scans of receipts and answers. */
  readonly disputeFiles: DisputeFiles;
  /** Scans that belong to no client yet. */
  readonly inbox: Inbox;
  readonly assignedScans: AssignedScans;
  /** Where disputes stand. */
  readonly disputes: Disputes;
  /** What waits or is due. */
  readonly work: WorkDue;
  /** What newest reports show about disputed items. */
  readonly sightings: Sightings;
  readonly reminders: Reminders;
  /** Background work. */
  readonly jobs: Jobs;
  /** Work for clients that people wait for. */
  readonly clientWork: ClientWork;
  readonly idempotency: Idempotency;
  readonly tickets: Tickets;
  readonly oidcPayloads: OidcPayloads;
  readonly embeddedUsers: EmbeddedUsers;
  /** Authenticator apps and recovery codes. */
  readonly secondFactors: SecondFactors;
  readonly passkeys: Passkeys;
  /** The browsers in which people are signed in. */
  readonly embeddedSessions: EmbeddedSessions;
  readonly secrets: Secrets;
  /** Attempts that prove who someone is. */
  readonly attempts: Attempts;
  /** What accounts may do only so often. */
  readonly allowances: Allowances;
}

/** The repositories of one transaction: what is written through them counts together or not at all. */
export interface Step extends Repositories {
  /** Keeps a store from being passed where a transaction is needed. */
  readonly isTransaction: true;
}

export interface Store extends Repositories {
  /**
   * All or nothing. Await nothing in it but the step it is given: on SQLite every other write waits, and
   * using the store itself inside would wait forever.
   */
  transaction<T>(work: (step: Step) => Promise<T>): Promise<T>;
  /** The same store at another time, for the history of the demo's clients. Close only the original. */
  asOf(clock: Clock): Store;
  /** Throws if the database does not respond or the data directory's disk is full. */
  ping(): Promise<void>;
  /** How the connections to PostgreSQL are used; null on SQLite. */
  poolUse(): PoolUse | null;
  /** Throws if nothing can be written to the database. */
  checkWrite(): Promise<void>;
  /**
   * Destroys the keys of the profiles that were deleted. To be called after the transaction that deleted them;
   * otherwise the next start or housekeeping does it.
   */
  finishErasures(): Promise<void>;
  /** Calls back when jobs may be due, in this process or another; returns how to stop. */
  onJobs(listener: () => void): () => void;
  /**
   * Does the work unless this or another process of the database is doing the same task now; returns whether it did.
   */
  alone(task: string, work: () => Promise<void>): Promise<boolean>;
  /** Wraps every data key with today's master key and retires the one before. It can be interrupted and repeated. */
  rotateKeys(onProgress?: (rewrapped: number) => void, batch?: number): Promise<KeyRotation>;
  /** Every blob that a row refers to. */
  blobNames(): Promise<Set<string>>;
  /** Removes expired tickets, links, replies, identity payloads, and copies of the database from before migrations. */
  purge(): Promise<void>;
  close(): Promise<void>;
}

export function createRepositories(context: StoreContext): Repositories {
  return {
    accounts: new Accounts(context),
    memberSettings: new MemberSettings(context),
    users: new Users(context),
    closings: new Closings(context),
    profiles: new Profiles(context),
    legalHolds: new LegalHolds(context),
    clientContracts: new ClientContracts(context),
    unusedProfiles: new UnusedProfiles(context),
    documents: new Documents(context),
    enclosureChoices: new EnclosureChoices(context),
    connections: new Connections(context),
    reports: new Reports(context),
    analysedReports: new AnalysedReports(context),
    sessions: new Sessions(context),
    letterReviews: new LetterReviews(context),
    clientLinks: new ClientLinks(context),
    printLinks: new PrintLinks(context),
    ledger: new Ledger(context),
    payments: new Payments(context),
    supportActs: new SupportActs(context),
    accessRecord: new AccessRecord(context),
    logs: new Logs(context),
    logos: new Logos(context),
    notifications: new Notifications(context),
    events: new Events(context),
    confirmations: new Confirmations(context),
    overrulings: new Overrulings(context),
    scoreChanges: new ScoreChanges(context),
    itemAnswers: new ItemAnswers(context),
    writtenLetters: new WrittenLetters(context),
    disputeEvents: new DisputeEvents(context),
    disputeFiles: new DisputeFiles(context),
    inbox: new Inbox(context),
    assignedScans: new AssignedScans(context),
    disputes: new Disputes(context),
    work: new WorkDue(context),
    sightings: new Sightings(context),
    reminders: new Reminders(context),
    jobs: new Jobs(context),
    clientWork: new ClientWork(context),
    idempotency: new Idempotency(context),
    tickets: new Tickets(context),
    oidcPayloads: new OidcPayloads(context),
    embeddedUsers: new EmbeddedUsers(context),
    secondFactors: new SecondFactors(context),
    passkeys: new Passkeys(context),
    embeddedSessions: new EmbeddedSessions(context),
    secrets: new Secrets(context),
    attempts: new Attempts(context),
    allowances: new Allowances(context),
  };
}
