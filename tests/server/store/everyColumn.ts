/**
 * Every column of every table, as erasure and export know it. A column or table that is not here fails a test: decide
 * what happens to it when a client is erased, and whether a client's copy has it (server/store/clientRecords.ts).
 */

/** Tables with data about one client: what their copy contains. What it leaves out is in `clientTables`. */
export const exported: Readonly<Record<string, string>> = {
  profile: `id account_id profile_name first_name last_name phone mail city state postal_code sealed_ssn sealed_dob
    sealed_street status version latest_session_id link_closed_at created_at updated_at`,
  document: 'id account_id profile_id kind bytes media_type uploaded_at is_before_move',
  connection: 'id account_id profile_id provider signed_in_on sealed_sign_in',
  report: 'id account_id profile_id provider name report_date imported_at parser_version compared',
  generation_session: `id account_id profile_id report_id kind sealed_choice letter_count print_variant_id created_at
    mailed_at rules_version sealed_withdrawn rewritten_as mailing_unknown not_mailed ordered last_mailed_on next_steps`,
  letter: 'id account_id profile_id session_id position sealed_content pages bytes template_version',
  enclosure_choice: 'account_id profile_id sealed_choices updated_at',
  confirmation: `id account_id profile_id report_id sealed_content user_id username created_at withdrawn_by
    withdrawn_at`,
  overruling: 'id account_id profile_id report_id sealed_content user_id username created_at',
  item_answer: 'id account_id profile_id sealed_content user_id username created_at',
  dispute_event: `id account_id profile_id kind on_date sealed_content sealed_reason user_id username recorded_at
    replaces`,
  dispute_file: 'id account_id profile_id bytes media_type sealed_name uploaded_at awaits_answer_of',
  dispute: `account_id profile_id session_id letter_id item recipient_kind bureau rules round state waits_for
    next_on mailed_on received_on basis due_on ask_on decided_on printed_on counted_as days`,
  dispute_standing: `account_id profile_id next_on waiting round not_mailed ordered last_mailed_on mailing_unknown
    due_on due_assumed changes_on activity`,
  work: 'account_id profile_id number kind on_day letter_id recipient_kind bureau count assumed',
  sighting:
    'id account_id profile_id report_id letter_id item kind notable re_aged aged_off also_in there_in sealed_content',
  client_event: 'id account_id profile_id kind at detail',
  profile_log: 'id account_id profile_id profile_name username status reason created_at',
  notification: 'id account_id type code params created_at profile_id',
  legal_hold: 'account_id profile_id sealed_reason username created_at',
  contract_entry:
    'id account_id profile_id step on_day user_id username created_at withdrawn_by withdrawn_at',
  retention_notice: 'account_id profile_id created_at',
  client_link:
    'account_id profile_id created_at expires_at bound_provider bound_subject bound_at sealed_bound_mail',
  print_link: 'account_id profile_id session_id created_at expires_at downloads letters',
  print_opening: 'id account_id profile_id session_id user_id file opened_at',
  access_entry: `account_id number at actor person for_user address call reads object profile_id outcome request_id`,
};

/** Tables without data about a client: what they are, and their columns. */
export const others: Readonly<Record<string, readonly [what: string, columns: string]>> = {
  ticket: [
    'opens a report page once, for a minute; erased with the profile',
    'hash account_id profile_id report_id language expires_at reader',
  ],
  inbox_scan: [
    'scans that belong to no client yet; each is erased when it is discarded or assigned',
    'id account_id blob sha256 bytes media_type sealed_name username uploaded_at same_as',
  ],
  inbox_discard: [
    'why scans were discarded, from a closed list',
    'id account_id reason username uploaded_at discarded_at',
  ],
  erasure: ['ids of deleted profiles until their keys are destroyed', 'profile_id account_id erased_at'],
  'redress_keys.profile_key': [
    'destroyed at erasure; of no use to anyone',
    'profile_id account_id wrapped_key',
  ],
  'redress_keys.master_key': ['ids of master keys', 'id state'],
  'redress_keys.erased': ['ids of erased profiles, to erase them again', 'profile_id account_id erased_at'],
  access_head: ['the end of an account’s record of access, sealed', 'account_id number hash seal'],
  embedded_authenticator: [
    'authenticator apps of people who sign in',
    'user_id sealed_secret last_step created_at',
  ],
  embedded_passkey: [
    'passkeys of people who sign in',
    'id user_id variant public_key counter transports name created_at last_used_at',
  ],
  embedded_recovery_code: ['hashes, each usable once', 'user_id code_hash used_at'],
  embedded_session: [
    'where people are signed in',
    'uid user_id variant browser system first_seen_at last_seen_at expires_at',
  ],
  account: [
    'the tenant',
    `id variant number time_zone company_name company_url company_logo_url generations_left support_consent_until reminded_on
    created_at`,
  ],
  user: [
    'people who sign in',
    `id account_id provider subject role full_name mail phone_number show_onboarding last_sign_in last_active created_at
    notifications_read_at language reminders_by_mail verified_mail walkthrough_seen`,
  ],
  contract_terms: ['of an agency’s contract with its clients', 'account_id content updated_at'],
  logo: ['of a company', 'name account_id media_type content created_at'],
  generation_ledger: [
    'the account’s generations; refers to sets of letters by id',
    'id account_id delta reason reference created_at',
  ],
  payment: [
    'orders of the account',
    'id account_id user_id transaction_uuid generations amount status created_at settled_at',
  ],
  payment_reply: ['of the card provider', 'transaction_id outcome payment_id received_at'],
  job: [
    'background work; what it is for and how it ended is sealed, and removed when it has ended, or for a client once that was seen',
    `id kind job_key account_id sealed_payload state due_at attempts worker lease_until cancel_requested steps_done
    steps_total created_at ended_at profile_id begun_by sealed_result seen_at`,
  ],
  support_act: [
    'what support did, by names of calls',
    'id account_id user_id by_provider by_subject act detail created_at',
  ],
  idempotency: [
    'hashes of requests and ids in replies, for a day',
    'account_id idempotency_key request_hash reply expires_at',
  ],
  embedded_user: [
    'people who sign in',
    `id mail full_name password_hash failures blocked_until factor_failures factor_blocked_until mail_verified_at
    disabled_at signed_out_at kept_session created_at`,
  ],
  oidc_payload: [
    'their sealed sessions',
    'model id_hash sealed_payload grant_hash uid_hash user_code_hash expires_at consumed_at',
  ],
  server_secret: ['keys of the server', 'name sealed_value'],
  attempt: [
    'attempts to sign in, by hash of address or person, for a month at most',
    'key_hash state expires_at',
  ],
  allowance: ['how often an account did something within a day', 'account_id what used ends_at'],
  migration: ['the steps taken', 'name applied_at'],
};
