import type { DocumentKind } from '#contract/documents.ts';
import { CallError } from '#contract/failures.ts';
import { recordProfileCompletion } from '#server/profiles/recordProfileCompletion.ts';
import type { ProfileChangeContext } from '#server/profiles/profileChange.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { newId } from '#server/store/ids.ts';
import { displayName } from '#server/store/names.ts';
import { decodeDocument } from './decode.ts';

/**
 * Saves an image as one of a profile's three documents, replacing the previous one; logs it, and records if it
 * completed the profile. Throws `notFound`, `notAnImage`, and `imageTooLarge`.
 */
export function createDocumentStore({ store, vault, turns }: Pick<Services, 'store' | 'vault' | 'turns'>) {
  return async (
    { accountId, profileId, username, onCompleted }: Omit<ProfileChangeContext, 'timeZone'>,
    kind: DocumentKind,
    picture: Buffer,
  ): Promise<void> => {
    const profile = found(await store.profiles.find(accountId, profileId));
    const name = displayName(profile);
    const { bytes, mediaType } = await decodeDocument({ turns, accountId }, picture);
    const id = newId();
    const stored = await vault.put(
      { accountId, profileId, table: 'document', column: 'blob', row: id },
      bytes,
    );
    const replaced = await store
      .transaction(async (step) => {
        const before = await step.documents.replace(accountId, { id, profileId, kind, mediaType, ...stored });
        if (before === null) return null;
        await step.logs.add(accountId, {
          profileId,
          profileName: name,
          username,
          status: 'documentUploaded',
        });
        if (await recordProfileCompletion(step, accountId, profileId)) await onCompleted?.(step, name);
        return before;
      })
      .catch(async (error: unknown) => {
        // After any other error nobody knows whether a row refers to it. If none does, the sweep moves it to quarantine.
        if (error instanceof CallError) await vault.remove([stored.blob]);
        throw error;
      });
    if (replaced === null) {
      await vault.remove([stored.blob]);
      throw new CallError('notFound');
    }
    await vault.remove(replaced);
  };
}
