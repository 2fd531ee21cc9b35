import type { FastifyBaseLogger } from 'fastify';
import { providerIndex, type ProfileDetail } from '#contract/profiles.ts';
import { stateByName } from '#server/profiles/states.ts';
import type { Services } from '#server/services.ts';
import { clientAddress } from './clientAddress.ts';
import { maskedDob, maskedSsn } from '#server/profiles/masks.ts';
import { maskedStreet } from '#vocabulary/maskedStreet.ts';

/**
 * One profile, as the profile page shows it; null if the account has no such profile. A value whose seal is broken is empty,
 * and logged.
 */
export async function detailOf(
  { store, origins }: Pick<Services, 'store' | 'origins'>,
  accountId: string,
  profileId: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<ProfileDetail | null> {
  const noteDamage = (column: string) => log.error({ column }, 'damaged value');
  const sheet = await store.profiles.findSheet(accountId, profileId, noteDamage);
  if (sheet === null) return null;
  const { profile, documents, connection, hasReport, link, linkClosedAt } = sheet;
  const { sensitive } = profile;
  return {
    id: profile.id,
    version: profile.version,
    profileName: profile.profileName,
    firstName: profile.firstName,
    lastName: profile.lastName,
    phone: profile.phone,
    mail: profile.mail,
    ssn: maskedSsn(sensitive.ssn),
    dob: maskedDob(sensitive.dob),
    streetAddress: maskedStreet(sensitive.streetAddress),
    city: profile.city,
    state: stateByName(profile.state),
    postalCode: profile.postalCode,
    status: profile.status,
    credit: {
      active: connection === null ? -1 : providerIndex[connection.provider],
      creditType: connection?.provider ?? null,
      connection:
        connection === null ? null : { mail: connection.username, signedInOn: connection.signedInOn },
      hasCreditReport: hasReport,
    },
    ssnDocument: documents.ssn,
    addressDocument: documents.address,
    idOrDriverDocument: documents.idOrDriverLicense,
    onboardingKey: link?.key ?? null,
    onboardingLink:
      link === null
        ? null
        : {
            url: clientAddress(origins, link.key),
            expiresAt: link.expiresAt,
            acceptedAt: link.bound?.at ?? null,
            acceptedBy: link.bound?.mail ?? '',
          },
    onboardingClosedAt: linkClosedAt,
  };
}
