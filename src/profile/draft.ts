import { isOfAge } from '#contract/age.ts';
import { type ProfileDetail } from '#contract/profiles.ts';
import { NewProfile, type ProfileChange } from '#contract/profileInput.ts';

/**
 * The form as typed. The three sensitive values are null while they are saved and have not been revealed: they stay
 * on the server, and saving leaves them unchanged. `dob` is `YYYY-MM-DD`, or '' while it is not a date.
 */
export interface ProfileDraft {
  readonly profileName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly mail: string;
  readonly ssn: string | null;
  readonly dob: string | null;
  readonly streetAddress: string | null;
  readonly city: string;
  /** The state's name. */
  readonly state: string;
  readonly postalCode: string;
}

export type DraftField = keyof ProfileDraft;
/** What is wrong with a field, by the contract's codes (`required`, `mail`, `adult`, `ssn` …). */
export type DraftProblems = Partial<Record<DraftField, string>>;

export const emptyDraft: ProfileDraft = {
  profileName: '',
  firstName: '',
  lastName: '',
  phone: '',
  mail: '',
  ssn: '',
  dob: '',
  streetAddress: '',
  city: '',
  state: '',
  postalCode: '',
};

/** What a form shows of a saved profile. */
export type SavedFields = Pick<ProfileDetail, DraftField>;

export function draftOf(profile: SavedFields): ProfileDraft {
  const { profileName, firstName, lastName, phone, mail, city, postalCode } = profile;
  return {
    profileName,
    firstName,
    lastName,
    phone,
    mail,
    city,
    postalCode,
    state: profile.state?.name ?? '',
    ssn: profile.ssn === '' ? '' : null,
    dob: profile.dob === '' ? '' : null,
    streetAddress: profile.streetAddress === '' ? '' : null,
  };
}

/** The payload: digits only in the Social Security number, and no values that were not revealed. */
function onTheWire({ ssn, dob, streetAddress, ...open }: ProfileDraft) {
  return {
    ...open,
    ...(ssn === null ? {} : { ssn: ssn.replaceAll(/\D/g, '') }),
    ...(dob === null ? {} : { dob }),
    ...(streetAddress === null ? {} : { streetAddress }),
  };
}

/** A placeholder for values that stay on the server, so that the contract's schema can check the rest. */
const kept = { ssn: '', dob: '1900-01-01', streetAddress: '' };

function isField(name: PropertyKey | undefined): name is DraftField {
  return typeof name === 'string' && name in emptyDraft;
}

export const draftFields: readonly DraftField[] = Object.keys(emptyDraft).filter(isField);

export function problemsOf(draft: ProfileDraft, day: string): DraftProblems {
  const problems: DraftProblems = {};
  const sent = { ...kept, ...onTheWire(draft) };
  for (const { path, message } of NewProfile.safeParse(sent).error?.issues ?? []) {
    const field = path[0];
    if (isField(field)) problems[field] ??= field === 'dob' ? 'date' : message;
  }
  if (problems.dob === undefined && !isOfAge(sent.dob, day)) problems.dob = 'adult';
  return problems;
}

/** The payload for creating a profile. Throws unless the draft has no problems. */
export function newProfileOf(draft: ProfileDraft): NewProfile {
  return NewProfile.parse(onTheWire(draft));
}

/** The payload for updating a profile: sensitive values only if they differ from what was revealed. */
export function changeOf(draft: ProfileDraft, revealed: Partial<ProfileDraft>): ProfileChange {
  const { ssn, dob, streetAddress, ...open } = onTheWire(draft);
  const before = onTheWire({ ...emptyDraft, ssn: null, dob: null, streetAddress: null, ...revealed });
  return {
    ...open,
    ...(ssn === undefined || ssn === before.ssn ? {} : { ssn }),
    ...(dob === undefined || dob === before.dob ? {} : { dob }),
    ...(streetAddress === undefined || streetAddress === before.streetAddress ? {} : { streetAddress }),
  };
}
