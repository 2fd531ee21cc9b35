import { myInformation, type UserInfo } from '#contract/account.ts';
import { confirmImpersonatedUser, impersonatedUser } from '#src/browser/impersonation.ts';
import { dropOthersDrafts } from '#src/browser/othersDrafts.ts';
import { perform } from './perform.ts';

let asked: Promise<UserInfo> | null = null;

async function loadConfirmed(): Promise<UserInfo> {
  const named = impersonatedUser();
  const information = await perform(myInformation, {});
  if (information.impersonated) confirmImpersonatedUser(named, information.id);
  else dropOthersDrafts(information.id);
  return information;
}

/** The person and their account. The frame and the page in it ask at the same time, and share the reply. */
export function loadInformation(): Promise<UserInfo> {
  asked ??= loadConfirmed().finally(() => {
    asked = null;
  });
  return asked;
}
