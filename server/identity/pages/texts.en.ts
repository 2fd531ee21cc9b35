import { passwordLength } from '../passwordRules.ts';

export const english = {
  product: 'Redress',
  otherLanguage: 'Español',
  languageSwitch: 'Language',

  signIn: 'Sign in',
  signInTitle: 'Sign in',
  signInLead: {
    b2b: 'Open your agency’s clients, reports and letters.',
    b2c: 'Open your report and your letters.',
  },
  toSignUp: 'New here?',
  createAccount: 'Create an account',

  signUp: 'Create account',
  signUpTitle: 'Create your account',
  signUpLead: {
    b2b: 'For agencies that repair credit for their clients.',
    b2c: 'For people who repair their own credit.',
  },
  toSignIn: 'Already registered?',

  fullName: 'Full name',
  mail: 'Email',
  password: 'Password',
  passwordHelp: `At least ${passwordLength.least} characters. Several unrelated words make a good one.`,

  problems: {
    nameMissing: 'Enter your name.',
    nameLong: 'Enter a shorter name.',
    mailMissing: 'Enter your email.',
    mailForm: 'Enter an email such as name@example.com.',
    passwordMissing: 'Enter your password.',
    passwordShort: `Use at least ${passwordLength.least} characters.`,
    passwordLong: `Use at most ${passwordLength.most} characters.`,
    passwordIsMail: 'Choose a password that is not your email.',
    passwordCommon: 'This password is among the first anybody would guess. Choose another.',
  },
  refused: 'The email or the password is not right.',
  signUpRefused: 'No account could be made with this email. If you already have one, sign in.',
  slowed: (minutes: number) =>
    minutes === 1
      ? 'Too many tries. Wait a minute, then try again.'
      : `Too many tries. Wait ${minutes} minutes, then try again.`,
  crowded: 'Many people are signing in at this moment. Try again shortly.',

  demonstration: (mail: string) =>
    `Demonstration: sign in as ${mail} with the password printed when the server started.`,

  expiredTitle: 'This page has expired',
  expired: 'It was open too long, or was already used. Nothing was changed.',
  brokenTitle: 'This sign-in cannot continue',
  broken: 'The address that led here does not fit this product. Nothing was changed.',
  startAgain: 'Start again',

  signOutTitle: 'Sign out?',
  signOutAsked: 'Another site asked to sign you out of Redress.',
  signOut: 'Sign out',
  stay: 'Stay signed in',
  signedOutTitle: 'You are signed out',
  signedOut: 'Close this window, or sign in again.',
};

export type Texts = typeof english;
export type FieldProblemText = keyof Texts['problems'];
