import { askPastTheServer, type Place } from './pastTheServer.ts';

/** The accounts whose balance is not the sum of their bookings, read past the server. */
export async function ledgerDrift(place: Place): Promise<readonly string[]> {
  const accounts = await askPastTheServer(
    place,
    `select id from account where generations_left <>
       (select coalesce(sum(delta), 0) from generation_ledger where account_id = account.id)
       or generations_left < 0`,
  );
  return accounts.map(({ id }) => String(id));
}
