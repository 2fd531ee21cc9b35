import type { EmbeddedIdentity } from '../configuration.ts';
import type { HostOf } from './hosts.ts';
import type { createSignIn } from './signIn.ts';
import type { createSignUp } from './signUp.ts';

/** Dependencies of the sign-in and sign-up pages. */
export interface FormPorts {
  readonly hostOf: HostOf;
  readonly signIn: ReturnType<typeof createSignIn>;
  readonly signUp: ReturnType<typeof createSignUp>;
  readonly deviceKey: string;
  readonly demonstrationMails: EmbeddedIdentity['demonstrationMails'];
}
