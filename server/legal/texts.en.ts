import {
  generationPrice,
  generationsPerOrder,
  minimumAge,
  printLinkDays,
  printLinkDownloads,
  supportConsentHours,
} from '#contract/limits.ts';
import type { LegalFacts, LegalTexts } from './legalText.ts';

const contact = ({ operator }: LegalFacts): string =>
  operator === null ? 'write to the company that runs this site.' : `write to ${operator.mail}.`;

const keeping = ({ retentionMonths }: LegalFacts): string =>
  retentionMonths === null
    ? 'Information about a person stays until someone deletes their profile. Nothing is deleted merely because time has passed.'
    : `Information about a person stays until someone deletes their profile, or until nothing has been done with it for ${retentionMonths} months. We announce that deletion in the product 30 days ahead.`;

const mails = ({ variant }: LegalFacts): string =>
  variant === 'b2c'
    ? 'about your sign-in, that something is waiting for you, and that you closed your account'
    : 'about your sign-in, and that something is waiting for you';

const dollars = (cents: number): string => `$${cents / 100}`;

export const legalEnglish: LegalTexts = {
  review:
    'Default text, to be reviewed by counsel. It describes what the product does, and is not legal advice.',
  operator: 'Who runs this site',
  noOperator: 'The company that runs this site has not entered its name yet. This is a demonstration.',

  privacy: (facts) => ({
    title: 'Privacy notice',
    lead: 'What we store about you, what it is for, who receives it, and how to get it back or have it deleted.',
    sections: [
      {
        heading: 'Whose information this is',
        parts: [
          facts.variant === 'b2b'
            ? 'Agencies use this site to repair credit for their clients. An agency decides what it enters about a client, and answers the client’s questions about it. We store it on the agency’s behalf.'
            : 'You enter your information yourself, or an agency that repairs your credit sent you a link to do so. If it was an agency, the agency can see what you enter, and answers your questions about it. We store it on the agency’s behalf.',
        ],
      },
      {
        heading: 'What we store, and why',
        parts: [
          [
            'Name, postal address, and date of birth: credit bureaus use them to find a file, so letters show them. Phone number and email address: for contact.',
            'Social Security number: letters to credit bureaus show it so that they can identify the file. You can limit a letter to the last four digits. Letters to creditors never show the whole number.',
            'Copies of identity documents: credit bureaus ask for a government-issued ID and a proof of address. Only the pixels of an image are stored, not the location or camera data of the file.',
            'Username and password for a credit report provider: to fetch the report when someone asks for it. They are deleted when you sign out of the provider here. The answer to a security question is used once and not stored.',
            'Credit reports, what you confirmed about them, and the letters written from them.',
            'What someone records about letters after they are written: when they were mailed and received, and what was answered. Photos and PDFs of receipts and answers: of a photo, only the pixels are stored; a PDF is stored as it is.',
            'Orders: number, amount, and the card provider’s reply. Card numbers are entered on the card provider’s page and never reach us.',
            'A record of who opened reports, documents, letters, and hidden values, when, and from which network address.',
          ],
        ],
      },
      {
        heading: 'How it is protected',
        parts: [
          'Social Security numbers, dates of birth, street addresses, provider sign-ins, identity documents, credit reports, letters, and scans of receipts and answers are encrypted with a separate key for each person, before they are written to disk. Names, email addresses, phone numbers, city, state, and ZIP code don’t have this additional encryption, because lists and search need them.',
          facts.signsInWith === 'embedded'
            ? 'Passwords for this site are stored only in a form from which they can’t be recovered.'
            : 'Auth0 handles sign-in to this site, so passwords for it never reach us.',
        ],
      },
      {
        heading: 'Who receives it',
        parts: [
          [
            'Credit bureaus and creditors receive a letter when it is mailed. The product itself mails nothing.',
            'The credit report provider you connect receives the username and password for your account there.',
            `A print shop, if someone orders prints, receives a link that opens that set of letters for ${printLinkDays} days and at most ${printLinkDownloads} downloads. The account can see each download and can end the link.`,
            'The card provider receives the order number and the amount.',
            ...(facts.signsInWith === 'embedded'
              ? [`An email service delivers the messages we send: ${mails(facts)}.`]
              : []),
            `Our support staff can help in your account. They see Social Security numbers only in masked form and can’t open identity documents. For anything beyond lists and settings, they have to state a reason; for letters, the account must consent, for ${supportConsentHours} hours. The account is notified of each visit.`,
          ],
          'The product contains no advertising, no analytics services, and no trackers. It uses cookies only for sign-in, language, and how pages fit your screen and time zone, and stores settings, notes, and unfinished drafts in your browser.',
        ],
      },
      {
        heading: 'How long we keep it',
        parts: [
          keeping(facts),
          'Deleting a profile destroys its encryption key at once, so the encrypted information can’t be read again. Backups of such keys are to be deleted within 30 days; after that, copies in older backups can’t be read either. The log keeps what was done and when, without the person’s name. An agency can place a legal hold on a profile, which prevents deletion until it is lifted.',
        ],
      },
      {
        heading: 'What you can do',
        parts: [
          [
            'See and correct your information on the profile page.',
            'Download a copy of everything about a person from the profile page, as one ZIP file in open formats.',
            'Delete the profile.',
            ...(facts.variant === 'b2c'
              ? [
                  'Close your account in the settings. Everything in it is erased at once. We keep records of your payments, and the record of who opened or changed what, without your name.',
                ]
              : []),
            'See in the settings who has opened what, if you own the account.',
          ],
          facts.variant === 'b2b'
            ? `If you are an agency’s client, ask the agency. For anything else, ${contact(facts)}`
            : `If an agency sent you here, ask the agency for a copy or for deletion. For anything else, ${contact(facts)}`,
          'The law of your state may give you further rights.',
        ],
      },
    ],
  }),

  terms: (facts) => ({
    title: 'Terms of use',
    lead: 'What you can expect from this service, and what it expects from you.',
    sections: [
      {
        heading: 'What the service does',
        parts: [
          'It reads a credit report that you connect or upload, shows what contradicts itself or the law, and writes letters based on the report and on what you confirm. You read each letter and decide whether to send it.',
          'It is not a law firm and gives no legal advice. No one can promise that a credit bureau changes or removes an entry, or that a score rises. No one has the right to have accurate, current, and verifiable information removed.',
          'Anyone can dispute errors with the credit bureaus on their own, free of charge. “Your rights” below explains how.',
        ],
      },
      {
        heading: 'What you agree to',
        parts: [
          [
            `You are at least ${minimumAge}, and use your own information or act for a person who has authorized you.`,
            'What you enter and confirm is true. Federal law forbids untrue or misleading statements to credit bureaus and creditors about a person’s credit (15 U.S.C. 1679b(a)(1)).',
            'You don’t use the service to hide someone’s identity or to create a new one.',
            'You keep your sign-in to yourself.',
          ],
        ],
      },
      ...(facts.variant === 'b2b'
        ? [
            {
              heading: 'What agencies owe their clients',
              parts: [
                'If the Credit Repair Organizations Act (15 U.S.C. 1679–1679j) applies to you, meeting it is your responsibility. Among other things, you give clients the written statement of their rights before any contract, sign a written contract, don’t begin before three business days have passed, let them cancel within that time, and take no money before the service has been fully performed. Sales by telephone and the laws of many states have further requirements.',
                'You obtain credit reports only for a purpose that the Fair Credit Reporting Act permits (15 U.S.C. 1681b).',
              ],
            },
          ]
        : []),
      {
        heading: 'Price',
        parts: [
          `One generation is one set of letters and costs ${dollars(generationPrice[facts.variant])}. Up to ${generationsPerOrder.max} can be bought at once. They don’t renew and don’t expire, and they end with the account. There is no subscription.`,
        ],
      },
      {
        heading: 'What these terms leave open',
        parts: [
          'They don’t yet say anything about liability, governing law, or how disagreements are settled. The company that runs this site adds that with its counsel.',
        ],
      },
    ],
  }),

  refunds: (facts) => ({
    title: 'Refunds and cancellation',
    lead: 'When a purchase counts as used, how to get your money back, and what the law adds.',
    sections: [
      {
        heading: 'When a generation is used',
        parts: [
          'A generation is used when a set of letters is complete and saved. If writing the letters fails, if nothing in the report matches your selection, or if you stop at the summary, none is used. Mailing is not included in the price.',
        ],
      },
      {
        heading: 'Refunds',
        parts: [
          `We refund generations that you haven’t used. To get a refund, ${contact(facts)} State the email address of your account and how many generations it is about. Refunds go to the card that paid.`,
          'If letters are faulty because of our mistake, we refund the generation they used.',
        ],
      },
      {
        heading: 'Your right to cancel under federal law',
        parts: [
          'The Credit Repair Organizations Act (15 U.S.C. 1679c to 1679e) lets you cancel a contract with a credit repair organization within 3 business days of signing it, for any reason and without penalty. Nothing on this page limits that right, or a longer one under the law of your state.',
          facts.variant === 'b2b'
            ? 'Clients cancel with their agency, which has to inform them about this right in its contract.'
            : 'If an agency works for you, your contract is with the agency, and you cancel with the agency.',
        ],
      },
    ],
  }),

  rights: {
    title: 'Your rights',
    lead: 'You can dispute errors in your credit report on your own. The credit bureau may not charge you for it.',
    sections: [
      {
        heading: 'Disputing on your own',
        parts: [
          'Write to the credit bureau whose report is wrong, say what is wrong and why, and enclose copies of what proves it. The bureau has to investigate, free of charge, and generally has 30 days (15 U.S.C. 1681i(a)(1)).',
          'The following statement is the one that federal law prescribes (15 U.S.C. 1679c(a)). A credit repair organization has to give it to you as a separate document before you sign a contract.',
        ],
      },
    ],
  },
};
