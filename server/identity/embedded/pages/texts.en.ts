import { passwordLength } from '../passwordRules.ts';

export const english = {
  signIn: 'Sign in',
  signInTitle: 'Sign in',
  signInLead: {
    b2b: 'Access your agency’s clients, reports, and letters.',
    b2c: 'Access your report and letters.',
  },
  signInLeadFor: (agency: string) => `Sign in to open your page at ${agency}.`,
  signInLeadToPrint: 'Sign in to open the letters that you were asked to print.',
  signInLeadToConfirm: {
    account:
      'You can see and change how you sign in only right after signing in. That way, no one else can change it on a device that you left open.',
    application: 'Sign in again to continue. Then this window closes, and you’re back where you were.',
  },
  toSignUp: 'New to Redress?',
  createAccount: 'Create an account',

  signUp: 'Create account',
  signUpTitle: 'Create your account',
  signUpLead: {
    b2b: 'For agencies that repair credit for their clients.',
    b2c: 'For people repairing their own credit.',
  },
  signUpLeadFor: (agency: string) => `Create an account to open your page at ${agency}.`,
  signUpLeadToPrint:
    'Create a free account to open the letters that you were asked to print. You need it for nothing else.',
  ownDispute: 'You can dispute errors with the credit bureaus on your own, free of charge.',
  fee: 'Redress writes the letters for a fee.',
  yourRights: 'Your rights',
  accept: 'By creating an account, you accept the',
  readTerms: 'terms of use',
  readPrivacy: 'Privacy notice',
  toSignIn: 'Already have an account?',

  fullName: 'Full name',
  mail: 'Email',
  password: 'Password',
  reveal: (label: string) => `Show ${label}`,
  passwordHelp: `At least ${passwordLength.min} characters. Several unrelated words make a strong password.`,

  problems: {
    nameMissing: 'Enter your name.',
    nameLong: 'Enter a shorter name.',
    mailMissing: 'Enter your email address.',
    mailForm: 'Enter an email address like name@example.com.',
    passwordMissing: 'Enter your password.',
    passwordShort: `Use at least ${passwordLength.min} characters.`,
    passwordLong: `Use at most ${passwordLength.max} characters.`,
    passwordIsMail: 'Choose a password that isn’t your email address.',
    passwordCommon: 'This password is too easy to guess. Choose another.',
  },
  refused: 'Incorrect email or password.',
  signUpRefused: 'We couldn’t create an account with this email address. If you already have one, sign in.',
  slowed: (minutes: number) =>
    minutes === 1
      ? 'Too many attempts. Wait a minute, then try again.'
      : `Too many attempts. Wait ${minutes} minutes, then try again.`,
  crowded: 'Many people are signing in right now. Try again shortly.',

  demonstration: (mail: string) =>
    `Demo: sign in as ${mail} with the password printed when the server started.`,

  expiredTitle: 'This page has expired',
  expired: 'It was open too long or has already been used. Nothing was changed.',
  brokenTitle: 'We can’t continue this sign-in',
  broken: 'The link that brought you here isn’t valid. Nothing was changed.',
  disabledTitle: 'Your sign-in is disabled',
  disabled: 'You can’t sign in at the moment. Write to us if you don’t know why.',
  startAgain: 'Start over',

  unavailableTitle: 'Redress is temporarily unavailable',
  unavailable: 'Our database isn’t responding. Try again in a moment.',
  tryAgain: 'Try again',

  signOutTitle: 'Sign out?',
  signOutAsked: 'Another site asked to sign you out of Redress.',
  signOut: 'Sign out',
  stay: 'Stay signed in',
  signedOutTitle: 'You’re signed out',
  signedOut: 'Close this window, or sign in again.',
};

export type Texts = typeof english;
