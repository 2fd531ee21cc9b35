const dayMilliseconds = 86_400_000;

const instantOf = (civil: string) => Date.parse(`${civil}T00:00:00Z`);
const civilOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** The civil date (`YYYY-MM-DD`) that many days later. */
export function daysLater(civil: string, days: number): string {
  return civilOf(instantOf(civil) + days * dayMilliseconds);
}

/** The same day that many months later, or the last day of a month that is too short. */
export function monthsLater(civil: string, months: number): string {
  const [year = 0, month = 1, day = 1] = civil.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return civilOf(Date.UTC(year, month - 1 + months, Math.min(day, last)));
}

/**
 * The weeks, Sunday first, that show the month of a civil date. Days of adjacent months fill the first and last
 * week.
 */
export function weeksOf(civil: string): readonly (readonly string[])[] {
  const first = `${civil.slice(0, 7)}-01`;
  const start = daysLater(first, -new Date(instantOf(first)).getUTCDay());
  const weeks: string[][] = [];
  for (let day = start; weeks.length === 0 || day.slice(0, 7) === civil.slice(0, 7);) {
    weeks.push(Array.from({ length: 7 }, (_, position) => daysLater(day, position)));
    day = daysLater(day, 7);
  }
  return weeks;
}

/** The nearest civil date within the limits, inclusive. */
export function within(civil: string, least: string, most: string): string {
  if (civil < least) return least;
  return civil > most ? most : civil;
}

/** The day an arrow or page key moves to; null for any other key. */
export function dayAfterKey(civil: string, key: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return daysLater(civil, -1);
    case 'ArrowRight':
      return daysLater(civil, 1);
    case 'ArrowUp':
      return daysLater(civil, -7);
    case 'ArrowDown':
      return daysLater(civil, 7);
    case 'PageUp':
      return monthsLater(civil, -1);
    case 'PageDown':
      return monthsLater(civil, 1);
    default:
      return null;
  }
}
