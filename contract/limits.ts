/** The product's constants (specification, section 9), for both sides of the wire. */
export const minimumAge = 18;
export const profileNameLength = 25;
export const postalCodeLength = 7;

/** Characters in a complete number in the phone dialog, including the mask. */
export const phoneDialogLength = 16;

export const masks = {
  phone: '+1 (000) 000 0000',
  phoneDialog: '+1(000)-000-0000',
  ssn: '000-00-0000',
} as const;
/** Shown and typed everywhere, Spanish included. */
export const dateFormat = 'MM/dd/yyyy';
export const datePlaceholder = 'MM/DD/YYYY';

/** Characters that people may search for, and the most rows of a list that one request may ask for. */
export const longestSearch = 100;
export const mostInWindow = 200;
/** From how many clients on the page asks for parts of the list instead of all of it, and how many rows such a part has. */
export const longListFrom = 2_000;
export const rowsInWindow = 100;
/** How many entries a part of a log has. */
export const entriesInPart = 100;

/** How many clients something can be done for at once. */
export const mostClientsAtOnce = 200;
/** Letters are looked at for each of them first, which the server allows this often in a minute. */
export const mostLetterSetsAtOnce = 50;

export const generationsPerOrder = { min: 1, max: 10 } as const;
/** US cents for one generation. */
export const generationPrice = { b2b: 2_900, b2c: 4_900 } as const;
/** How many support may grant at once. */
export const generationsPerGrant = { min: 1, max: 1_000 } as const;
/** How many orders of one account may wait for the card page at once, and how long one counts as waiting (milliseconds). */
export const waitingOrders = { max: 10, time: 15 * 60_000 } as const;
/** One generation covers one letter set, no matter how many letters it has. */
export const creditsPerGeneration = 1;
export const recommendedAttacks = 4;
export const revisitDays = 30;

/** Days until a print link or a client link expires. */
export const printLinkDays = 30;
/** How often the letters can be downloaded with one print link. */
export const printLinkDownloads = 20;
export const clientLinkDays = 30;

/** How often one account may do something within 24 hours, from the first time on. */
export const dailyLimits = {
  /** Values shown in full. */
  reveals: 300,
  /** Copies of clients, and of the record of access. */
  exports: 100,
  printLinks: 200,
  orders: 50,
  /** Sign-ins at report providers. */
  providerTries: 300,
} as const;
export type DailyLimit = keyof typeof dailyLimits;

export const recentProfiles = 3;
export const tableHeight = 480;
export const manualListHeight = 580;

/** Milliseconds. */
export const snackbarTime = { usual: 6_000, long: 10_000 } as const;
/** How long someone was elsewhere until others may have changed what they see, in milliseconds. Choosing a file is shorter. */
export const longAbsence = 10_000;
/**
 * How long nobody may touch a page, in milliseconds: `pause` until a list that they look at may change under their eyes,
 * `absence` until they count as having been elsewhere, `end` until nobody is expected to look at it.
 */
export const untouched = { pause: 60_000, absence: 600_000, end: 3_600_000 } as const;
export const loaderTick = 3_000;

/** How long support may act for a user after giving a reason. */
export const supportVisitMinutes = 30;
/** How long an account's consent lets support download its letters. */
export const supportConsentHours = 24;

export const dialogWidth = { narrow: 400, usual: 700, wide: 1_000 } as const;

/** Where the embedded sign-in pages store a language that was chosen on them. */
export const signInLanguageCookie = 'sign-in-language';

/** The parameter with which a client's page tells our own sign-in who sent the link. */
export const clientKeyParameter = 'client_key';
/** The parameter with which a print link tells our own sign-in what the person came for. It has nothing of the link's key. */
export const printLinkParameter = 'print_link';

/** The size limit of every uploaded file: identity documents, logos, report files. Shown as MB, counted as MiB. */
export const documentBytes = 10 * 1024 * 1024;
/** A photo up to this size is sent as it is. A phone's photos are larger, and take half a minute each on a slow network. */
export const lightBytes = 2 * 1024 * 1024;
/** Bytes per second. An upload may be this slow for as long as it takes: 128 kbit/s. */
export const leastUploadRate = 16 * 1024;
export const documentMegabytes = documentBytes / 1024 / 1024;
export const documentTypes = ['image/jpeg', 'image/png'] as const;
/** A receipt or an answer can also be a PDF. */
export const disputeFileTypes = [...documentTypes, 'application/pdf'] as const;
/** The pixel limit of a document image: phone photos have up to 48 million, a decompression bomb 100 million. */
export const documentPixels = 64_000_000;
/**
 * The longest side of a document image in pixels: a phone's panorama has up to 16,400. What is longer is a strip that no
 * camera or scanner made, and takes seconds of CPU time from a few bytes.
 */
export const documentSide = 20_000;

/** How long a note may be, in characters. */
export const noteLength = 200;
