/** The OpenID client of the pages where people manage their sign-in. It only asks for sign-ins and never redeems a code. */
export const accountClientId = 'redress-account';
