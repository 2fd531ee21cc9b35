/** Tables without a policy by account, and why. Any other table without one fails a test. */
export const unwalled: Readonly<Record<string, string>> = {
  embedded_user: 'people who sign in, before anyone knows their account',
  embedded_authenticator: 'the same people',
  embedded_passkey: 'the same people',
  embedded_recovery_code: 'the same people',
  attempt: 'attempts to sign in and requests for links, before anyone is known, by hashed key',
  embedded_session: 'the same people',
  oidc_payload: 'sealed sessions of the same people',
  server_secret: 'the server’s own, sealed',
  'redress_keys.master_key': 'ids of master keys',
  migration: 'the steps taken',
};
