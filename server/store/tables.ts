import type {
  AccountTable,
  IdempotencyTable,
  LogoTable,
  NotificationTable,
  SupportActTable,
  UserTable,
} from './tables/accounts.ts';
import type { AccessEntryTable, AccessHeadTable } from './tables/access.ts';
import type {
  ClientEventTable,
  ClientLinkTable,
  ConnectionTable,
  DocumentTable,
  EnclosureChoiceTable,
  ErasureTable,
  LegalHoldTable,
  MasterKeyTable,
  RetentionNoticeTable,
  ProfileKeyTable,
  ProfileLogTable,
  ProfileTable,
} from './tables/clients.ts';
import type { ContractEntryTable, ContractTermsTable } from './tables/contracts.ts';
import type {
  EmbeddedAuthenticatorTable,
  EmbeddedPasskeyTable,
  EmbeddedRecoveryCodeTable,
  EmbeddedSessionTable,
  EmbeddedUserTable,
  OidcPayloadTable,
  ServerSecretTable,
} from './tables/identity.ts';
import type {
  DisputeEventTable,
  DisputeFileTable,
  DisputeStandingTable,
  DisputeTable,
  SightingTable,
  WorkTable,
} from './tables/disputes.ts';
import type { InboxDiscardTable, InboxScanTable } from './tables/inbox.ts';
import type { JobTable } from './tables/jobs.ts';
import type { AllowanceTable, AttemptTable } from './tables/limits.ts';
import type {
  GenerationSessionTable,
  ItemAnswerTable,
  LetterTable,
  OverrulingTable,
  PrintLinkTable,
  PrintOpeningTable,
} from './tables/letters.ts';
import type { GenerationLedgerTable, PaymentReplyTable, PaymentTable } from './tables/payments.ts';
import type { ConfirmationTable, ReportTable, TicketTable } from './tables/reports.ts';

/**
 * The rows as both engines store them: ids are UUIDv7 texts, instants are ISO 8601 texts in UTC, flags are 0 or 1,
 * JSON is text, and `sealed_…` columns are ciphertext (server/sealing). Changes here need a migration.
 */
export interface Tables {
  account: AccountTable;
  user: UserTable;
  profile: ProfileTable;
  erasure: ErasureTable;
  legal_hold: LegalHoldTable;
  retention_notice: RetentionNoticeTable;
  contract_entry: ContractEntryTable;
  contract_terms: ContractTermsTable;
  'redress_keys.profile_key': ProfileKeyTable;
  'redress_keys.erased': ErasureTable;
  'redress_keys.master_key': MasterKeyTable;
  document: DocumentTable;
  enclosure_choice: EnclosureChoiceTable;
  connection: ConnectionTable;
  report: ReportTable;
  generation_session: GenerationSessionTable;
  letter: LetterTable;
  generation_ledger: GenerationLedgerTable;
  payment: PaymentTable;
  payment_reply: PaymentReplyTable;
  support_act: SupportActTable;
  access_entry: AccessEntryTable;
  access_head: AccessHeadTable;
  profile_log: ProfileLogTable;
  notification: NotificationTable;
  client_event: ClientEventTable;
  confirmation: ConfirmationTable;
  idempotency: IdempotencyTable;
  ticket: TicketTable;
  client_link: ClientLinkTable;
  print_link: PrintLinkTable;
  print_opening: PrintOpeningTable;
  overruling: OverrulingTable;
  item_answer: ItemAnswerTable;
  dispute_event: DisputeEventTable;
  dispute_file: DisputeFileTable;
  inbox_scan: InboxScanTable;
  inbox_discard: InboxDiscardTable;
  dispute: DisputeTable;
  dispute_standing: DisputeStandingTable;
  work: WorkTable;
  sighting: SightingTable;
  oidc_payload: OidcPayloadTable;
  embedded_user: EmbeddedUserTable;
  embedded_authenticator: EmbeddedAuthenticatorTable;
  embedded_recovery_code: EmbeddedRecoveryCodeTable;
  embedded_passkey: EmbeddedPasskeyTable;
  embedded_session: EmbeddedSessionTable;
  server_secret: ServerSecretTable;
  logo: LogoTable;
  job: JobTable;
  attempt: AttemptTable;
  allowance: AllowanceTable;
}
