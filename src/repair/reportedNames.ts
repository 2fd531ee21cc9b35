/** The names on a report in a sentence: one person, whom the bureaus may spell differently. */
export const reportedNames = (locale: string, names: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
