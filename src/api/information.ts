import { myInformation, type UserInfo } from '#contract/account.ts';
import { perform } from './perform.ts';

let asked: Promise<UserInfo> | null = null;

/** The person and their account. The frame and the page in it ask at the same time, and share the reply. */
export function loadInformation(): Promise<UserInfo> {
  asked ??= perform(myInformation, {}).finally(() => {
    asked = null;
  });
  return asked;
}
