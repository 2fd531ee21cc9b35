export interface BrowserName {
  /** `Firefox`; '' if unknown. */
  readonly browser: string;
  /** `Windows`; '' if unknown. */
  readonly system: string;
}

/** In the order in which they are distinguished: most browsers also name the ones they descend from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?Chrom(e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What people call their browser and computer, from the User-Agent header. Nothing else of the header is kept. */
export function browserNameOf(userAgent: string | undefined): BrowserName {
  const text = (userAgent ?? '').slice(0, 400);
  const first = (names: typeof browsers) => names.find(([sign]) => sign.test(text))?.[1] ?? '';
  return { browser: first(browsers), system: first(systems) };
}
