import type { EmbeddedUsers } from '#server/store/embeddedUsers.ts';
import type { AccountMail } from './accountMail.ts';
import type { EmbeddedIdentity } from '../configuration.ts';
import type { Factors } from './factors.ts';
import type { InvitingAgency } from './invitingAgency.ts';
import type { FormAnswers } from './formAnswers.ts';
import type { HostOf } from './hosts.ts';
import type { ProgressStore } from './progress.ts';
import type { createSignIn } from './signIn.ts';
import type { createSignUp } from './signUp.ts';

/** Dependencies of the sign-in pages. */
export interface FormPorts {
  readonly hostOf: HostOf;
  readonly signIn: ReturnType<typeof createSignIn>;
  readonly signUp: ReturnType<typeof createSignUp>;
  readonly deviceKey: string;
  readonly mail: AccountMail;
  readonly invitingAgency: InvitingAgency;
  readonly users: Pick<EmbeddedUsers, 'find'>;
  readonly factors: Factors;
  readonly progress: ProgressStore;
  readonly answers: FormAnswers;
  readonly demonstrationMails: EmbeddedIdentity['demonstrationMails'];
}
