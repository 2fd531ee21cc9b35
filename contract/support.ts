/**
 * Names the user that support acts for, on any call that wants a token. The answer is that user's, in its account; the
 * caller stays who the token says. Only support may send it.
 */
export const targetUserHeader = 'X-Target-User-Id';
