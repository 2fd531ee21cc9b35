import type { UserInfo } from '#contract/account.ts';
import type { ProfileDraft } from '#src/profile/draft.ts';

export type KnownFields = Partial<Pick<ProfileDraft, 'firstName' | 'lastName' | 'mail'>>;

/**
 * What consumers said of themselves when they signed up, so that they don't type it twice. An agency's profiles are other people's.
 * Only a name of two words says which of them is the last name.
 */
export function signedUpAs({
  variant,
  fullName,
  mail,
}: Pick<UserInfo, 'variant' | 'fullName' | 'mail'>): KnownFields {
  if (variant === 'b2b') return {};
  const [firstName, lastName, ...more] = fullName.trim().split(/\s+/);
  return firstName === undefined || lastName === undefined || more.length > 0
    ? { mail }
    : { firstName, lastName, mail };
}
