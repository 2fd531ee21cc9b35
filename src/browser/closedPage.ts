/** Where people come after their account was closed. It needs no sign-in. */
export const closedPage = '/account-closed';
