import { NewProfile, type ProfileChange, type ProfileDetail } from '#contract/profiles.ts';
import { isAdult } from './age.ts';

/**
 * The form as it is typed. The three sensitive values are null while they are saved and were not asked for: they then
 * stay on the server, and a save leaves them as they are. `dob` is `YYYY-MM-DD`, '' while it is no date.
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
/** What is wrong with a field, in the contract's words (`required`, `mail`, `adult`, `ssn` …). */
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

/** As it travels: digits only in the social security number, values that were not asked for left out. */
function onTheWire({ ssn, dob, streetAddress, ...open }: ProfileDraft) {
  return {
    ...open,
    ...(ssn === null ? {} : { ssn: ssn.replaceAll(/\D/g, '') }),
    ...(dob === null ? {} : { dob }),
    ...(streetAddress === null ? {} : { streetAddress }),
  };
}

/** Stands in for values that stay on the server, so that the rest can be judged by the contract's schema. */
const kept = { ssn: '', dob: '1900-01-01', streetAddress: '' };

function isField(name: PropertyKey | undefined): name is DraftField {
  return typeof name === 'string' && name in emptyDraft;
}

export function problemsOf(draft: ProfileDraft, day: string): DraftProblems {
  const problems: DraftProblems = {};
  const sent = { ...kept, ...onTheWire(draft) };
  for (const { path, message } of NewProfile.safeParse(sent).error?.issues ?? []) {
    const field = path[0];
    if (isField(field)) problems[field] ??= field === 'dob' ? 'date' : message;
  }
  if (problems.dob === undefined && !isAdult(sent.dob, day)) problems.dob = 'adult';
  return problems;
}

/** What a save of a new profile sends. Only for a draft without problems: refuses anything else. */
export function newProfileOf(draft: ProfileDraft): NewProfile {
  return NewProfile.parse(onTheWire(draft));
}

/** What a save of an existing profile sends: the sensitive values only where they differ from what was revealed. */
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
