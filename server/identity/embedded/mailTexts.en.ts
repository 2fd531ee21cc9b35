export const mailEnglish = {
  reset: {
    subject: 'Choose a new password for Redress',
    paragraphs: ['Someone, probably you, asked to set a new password for this email address.'],
    action: 'Choose a new password',
    closing: [
      'The link works once, for 30 minutes. It signs you out in every browser.',
      'If it wasn’t you, ignore this email. Your password stays as it is.',
    ],
  },
  verify: {
    subject: 'Confirm your email address for Redress',
    paragraphs: ['Confirm that this address is yours, so that we can send you messages about your account.'],
    action: 'Confirm this address',
    closing: [
      'The link works once, for 24 hours.',
      'If you don’t have an account with Redress, ignore this email. We won’t send anything else.',
    ],
  },
  notices: {
    passwordChanged: {
      subject: 'Your password for Redress was changed',
      paragraph: 'The password of your account was changed, and every other browser was signed out.',
    },
    factorAdded: {
      subject: 'A second step was added to your sign-in',
      paragraph: 'A passkey or an authenticator app was added to your account.',
    },
    factorRemoved: {
      subject: 'A second step was removed from your sign-in',
      paragraph: 'A passkey or an authenticator app was removed from your account.',
    },
    newRecoveryCodes: {
      subject: 'New recovery codes for Redress',
      paragraph: 'New recovery codes were created for your account. Earlier codes no longer work.',
    },
    newDevice: {
      subject: 'New sign-in to Redress',
      paragraph: 'Your account was opened in a browser that you haven’t signed in with before.',
    },
  },
  from: (browser: string) => `Browser: ${browser}.`,
  toAccount: 'Check your account’s security',
  wasNotYou: 'If it wasn’t you, sign out everywhere there and change your password right away.',
};

export type MailTexts = typeof mailEnglish;
