import { createHmac } from 'node:crypto';

/** The sandbox's only merchant. Both keys are public. */
export const merchant = {
  profileId: 'SANDBOX-PROFILE',
  accessKey: 'sandbox-access-key',
  secretKey: 'sandbox-secret-key',
} as const;

/** Signs the named fields as the protocol requires: pairs sorted by name, HMAC-SHA256, base64. */
export function signed(
  fields: ReadonlyMap<string, string>,
  names: string,
  key: string = merchant.secretKey,
): string {
  const pairs = names.split(',').map((name) => `${name}=${fields.get(name) ?? ''}`);
  return createHmac('sha256', key).update(pairs.join(','), 'utf8').digest('base64');
}
