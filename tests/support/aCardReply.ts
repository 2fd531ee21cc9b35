import { merchant, signed } from '#sandbox/cardSignature.ts';

export type Reply = Record<string, string>;

/** Signs the fields of a reply, as the card provider would; `names` leaves fields unsigned. */
export function signedReply(
  fields: Reply,
  { names = Object.keys(fields), key = merchant.secretKey }: { names?: string[]; key?: string } = {},
): Reply {
  const list = [...new Set([...names, 'signed_field_names'])].join(',');
  const whole = { ...fields, signed_field_names: list };
  return { ...whole, signature: signed(new Map(Object.entries(whole)), list, key) };
}

let transactions = 0;

/**
 * The fields of an accepting reply to a posted form, unsigned; `differing` replaces or adds fields, and undefined
 * removes them.
 */
export function replyFields(
  form: Reply,
  differing: Readonly<Record<string, string | undefined>> = {},
): Reply {
  transactions += 1;
  const fields: Record<string, string | undefined> = {
    req_access_key: form['access_key'],
    req_amount: form['amount'],
    req_currency: form['currency'],
    req_profile_id: form['profile_id'],
    req_reference_number: form['reference_number'],
    req_transaction_type: form['transaction_type'],
    req_transaction_uuid: form['transaction_uuid'],
    req_card_number: 'xxxxxxxxxxxx1111',
    decision: 'ACCEPT',
    reason_code: '100',
    message: 'Request was processed successfully.',
    transaction_id: `77000000000000000${transactions}`,
    auth_amount: form['amount'],
    signed_date_time: '2026-11-21T12:00:05Z',
    ...differing,
  };
  return Object.fromEntries(
    Object.entries(fields).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}
