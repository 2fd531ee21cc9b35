/** What is known about the words of company names on credit reports. */

/** Legal forms, networks, and service words: they don't tell two companies apart. */
export const endings: ReadonlySet<string> = new Set(
  'NA INC LLC LLP LP CORP CORPORATION CO COMPANY LTD THE OF AND VISA MASTERCARD MC AMEX CARD CARDS SVCS SVC SERVICES SERVICING USA'.split(
    ' ',
  ),
);

/** Abbreviations that stand for one word only. */
export const abbreviations: ReadonlyMap<string, string> = new Map([
  ['NATL', 'NATIONAL'],
  ['BK', 'BANK'],
  ['MTG', 'MORTGAGE'],
  ['DEPT', 'DEPARTMENT'],
  ['MGMT', 'MANAGEMENT'],
  ['ASSN', 'ASSOCIATION'],
]);

/** Lines of business, places, and adjectives that many companies share. */
export const commonWords: ReadonlySet<string> = new Set(
  (
    'BANK BANKING BK BANKCARD NB FSB TRUST SAVINGS CREDIT UNION CU FCU FEDERAL NATIONAL NATL STATE FIRST AMERICAN AMERICA US UNITED ' +
    'COMMUNITY GENERAL GLOBAL CAPITAL CENTRAL CITY COUNTY REGIONAL FINANCIAL FINANCE FINCL FIN FUNDING AUTO MOTOR MOTORS HOME LOAN ' +
    'LOANS LENDING MORTGAGE MTG STUDENT ACCEPTANCE ASSOCIATES ASSOC ASSN ASSOCIATION GROUP RECOVERY COLLECTION COLLECTIONS MANAGEMENT MGMT ' +
    'RECEIVABLES PORTFOLIO SOLUTIONS DIRECT STORE STORES DEPT DEPARTMENT MEDICAL HOSPITAL HEALTH DATA PAYMENT'
  ).split(' '),
);

/**
 * How the names of large furnishers appear on credit reports, and the name each stands for. Only forms that mean one
 * company: "DFS" could be Discover or Dell, and "CITI" begins other names.
 */
export const tradingForms: readonly (readonly [forms: RegExp, name: string])[] = [
  [/^(ALLY (BANK|FINANCIAL|FINCL|FIN))\b/, 'ALLY'],
  [/^(AMEX|AMER(ICAN)? EXP(RESS|R)?|AMERICANEXPRESS)\b/, 'AMERICAN EXPRESS'],
  [/^(AHFC|AM(ER)? HONDA( FIN(ANCE)?)?|AMERICAN HONDA( FIN(ANCE)?)?)\b/, 'AMERICAN HONDA'],
  [/^(BK|BANK) OF AMER(ICA)?\b|^(BOFA|B OF A|BANKAMERICA)\b/, 'BANKAMERICA'],
  [/^(BARCLAYS BANK DELAWARE|BRCLYSBANKDE)\b/, 'BARCLAYS'],
  [/^(CAP ONE|CAPITAL 1|CAP1|CAPONE|CAPITALONE)\b/, 'CAPITAL ONE'],
  [/^(JPMCB|JPM CHASE|JPMORGAN CHASE( BANK)?|CHASE BANK)\b/, 'CHASE'],
  [/^(CBNA|CITIBANK|CITICARDS|CITI BANK)\b|^CITI( (AUTO|CARDS?|MORTGAGE|MTG|NA))?$/, 'CITIBANK'],
  [/^(COMENITY ?BANK|COMENITY ?CAPITAL( BANK)?|COMENITYCB|COMENITYBK)\b/, 'COMENITY'],
  [/^(DISCOVER BANK|DISCOVER FIN(ANCIAL)?|DISCOVERCARD|DISCOVERBANK)\b/, 'DISCOVER'],
  [/^(U ?S )?(DE?PT?|DEPARTMENT) (OF )?ED(UC|UCATION)?\b/, 'DEPARTMENT EDUCATION'],
  [/^(5 3|5TH 3RD) (BANK|BK)\b/, 'FIFTH THIRD BANK'],
  [/^GM FINANCIAL\b|^GMF$/, 'GENERAL MOTORS FINANCIAL'],
  [/^(NFCU|NAVY FCU|NAVY FED)\b/, 'NAVY FEDERAL CREDIT UNION'],
  [/^PENFED\b/, 'PENTAGON FEDERAL'],
  [/^PNC (BANK|BK)\b/, 'PNC'],
  [/^PRA( GROUP)?$/, 'PORTFOLIO RECOVERY ASSOCIATES'],
  [/^PORTFOLIO RECOV(ERY)?( ASSOC(IATES)?)?\b/, 'PORTFOLIO RECOVERY ASSOCIATES'],
  [/^(SYNCB|SYNCHRONY (BANK|BK))\b/, 'SYNCHRONY'],
  [/^(TMCC|TOYOTA MTR|TOYOTA MOTOR( CREDIT)?)\b/, 'TOYOTA MOTOR'],
  [/^(U S|US) (BANK|BK)\b|^USBANK\b/, 'USBANK'],
  [/^(WFBNA|WELLSFARGO|WF (BANK|BK|CARD)|WELLS FARGO (BANK|BK))\b/, 'WELLS FARGO'],
];
