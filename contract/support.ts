/**
 * The user that support impersonates, on any call that needs a token. The call is made for that user, in their account; the
 * caller remains the person of the token. Only support may send it.
 */
export const targetUserHeader = 'X-Target-User-Id';
