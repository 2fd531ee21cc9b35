import type { DocumentKind } from '#contract/documents.ts';
import type { DocumentInfo } from '#contract/profiles.ts';
import type { NoteDamage } from '#server/sealing/unsealError.ts';
import { isValid, openLink, type ClientLink } from './clientLinks.ts';
import { openSignIn, type ProviderConnection } from './connections.ts';
import type { StoreContext } from './context.ts';
import { prepared, profilePlaceholders } from './prepared.ts';
import { openColumns, profileColumns } from './profileFields.ts';
import { unwrapKey } from './profileKeys.ts';
import type { OpenedProfile } from './profiles.ts';

/** Everything that a client's page shows of them. */
export interface ProfileSheet {
  readonly profile: OpenedProfile;
  readonly documents: Readonly<Record<DocumentKind, DocumentInfo | null>>;
  readonly connection: ProviderConnection | null;
  readonly hasReport: boolean;
  readonly link: ClientLink | null;
  /** When the person who had opened the link closed their account, which ended it. */
  readonly linkClosedAt: string | null;
}

/** One read: on PostgreSQL, each of six would be a round trip. */
const wholeSheet = prepared({ ...profilePlaceholders, now: ':now' }, (db, { accountId, profileId, now }) =>
  db
    .selectFrom('profile')
    .leftJoin('redress_keys.profile_key as profile_key', 'profile_key.profile_id', 'profile.id')
    .leftJoin('connection', (join) =>
      join
        .onRef('connection.account_id', '=', 'profile.account_id')
        .onRef('connection.profile_id', '=', 'profile.id'),
    )
    .leftJoin('client_link', (join) =>
      join
        .onRef('client_link.account_id', '=', 'profile.account_id')
        .onRef('client_link.profile_id', '=', 'profile.id')
        .on(isValid(now)),
    )
    .leftJoin('document as ssn', (join) =>
      join
        .onRef('ssn.account_id', '=', 'profile.account_id')
        .onRef('ssn.profile_id', '=', 'profile.id')
        .on('ssn.kind', '=', 'ssn'),
    )
    .leftJoin('document as proof', (join) =>
      join
        .onRef('proof.account_id', '=', 'profile.account_id')
        .onRef('proof.profile_id', '=', 'profile.id')
        .on('proof.kind', '=', 'address'),
    )
    .leftJoin('document as license', (join) =>
      join
        .onRef('license.account_id', '=', 'profile.account_id')
        .onRef('license.profile_id', '=', 'profile.id')
        .on('license.kind', '=', 'idOrDriverLicense'),
    )
    .where('profile.account_id', '=', accountId)
    .where('profile.id', '=', profileId)
    .select([
      ...profileColumns,
      'profile.sealed_ssn',
      'profile.sealed_dob',
      'profile.sealed_street',
      'profile.link_closed_at as linkClosedAt',
      'profile_key.wrapped_key',
      'connection.provider',
      'connection.signed_in_on as signedInOn',
      'connection.sealed_sign_in',
      'client_link.sealed_key',
      'client_link.sealed_bound_mail',
      'client_link.expires_at as expiresAt',
      'client_link.bound_at',
      'ssn.uploaded_at as ssnUploadedAt',
      'ssn.bytes as ssnBytes',
      'ssn.media_type as ssnMediaType',
      'proof.uploaded_at as proofUploadedAt',
      'proof.bytes as proofBytes',
      'proof.media_type as proofMediaType',
      'proof.is_before_move as isProofBeforeMove',
      'license.uploaded_at as licenseUploadedAt',
      'license.bytes as licenseBytes',
      'license.media_type as licenseMediaType',
    ])
    .select((column) =>
      column
        .selectFrom('report')
        .whereRef('report.account_id', '=', 'profile.account_id')
        .whereRef('report.profile_id', '=', 'profile.id')
        .select('report.id')
        .limit(1)
        .as('reportId'),
    ),
);

/**
 * Null if the account has no such profile. Throws UnsealError; with `noteDamage`, damaged values of the profile and its
 * connection are empty instead.
 */
export async function findSheet(
  context: StoreContext,
  accountId: string,
  profileId: string,
  noteDamage?: NoteDamage,
): Promise<ProfileSheet | null> {
  const [row] = await wholeSheet(context.db, { accountId, profileId, now: context.now() });
  if (row === undefined) return null;
  const owner = { accountId, profileId };
  const key = unwrapKey(context, owner, row.wrapped_key);
  const { sealed_ssn, sealed_dob, sealed_street, provider, signedInOn, sealed_sign_in } = row;
  const { sealed_key, sealed_bound_mail, expiresAt, bound_at } = row;
  return {
    profile: {
      id: row.id,
      profileName: row.profileName,
      firstName: row.firstName,
      lastName: row.lastName,
      phone: row.phone,
      mail: row.mail,
      city: row.city,
      state: row.state,
      postalCode: row.postalCode,
      status: row.status,
      version: row.version,
      latestSessionId: row.latestSessionId,
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
      sensitive: openColumns(key, owner, { sealed_ssn, sealed_dob, sealed_street }, noteDamage),
    },
    documents: {
      ssn: infoOf(row.ssnUploadedAt, row.ssnBytes, row.ssnMediaType),
      address: proofOf(
        infoOf(row.proofUploadedAt, row.proofBytes, row.proofMediaType),
        row.isProofBeforeMove,
      ),
      idOrDriverLicense: infoOf(row.licenseUploadedAt, row.licenseBytes, row.licenseMediaType),
    },
    connection:
      provider === null || signedInOn === null || sealed_sign_in === null
        ? null
        : { provider, signedInOn, ...openSignIn(key, owner, sealed_sign_in, noteDamage) },
    hasReport: row.reportId !== null,
    link:
      sealed_key === null || expiresAt === null
        ? null
        : openLink(key, owner, { sealed_key, sealed_bound_mail, expiresAt, bound_at }),
    linkClosedAt: row.linkClosedAt,
  };
}

function infoOf(
  uploadedAt: string | null,
  bytes: number | null,
  mediaType: string | null,
): DocumentInfo | null {
  return uploadedAt === null || bytes === null || mediaType === null
    ? null
    : { uploadedAt, bytes, mediaType };
}

const proofOf = (info: DocumentInfo | null, isBeforeMove: number | null): DocumentInfo | null =>
  info !== null && isBeforeMove === 1 ? { ...info, isBeforeMove: true } : info;
