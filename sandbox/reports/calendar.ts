/** A calendar month as one number, so that months can be added and compared: year × 12 + (month − 1). */
export type Month = number;

export function monthOf(date: string): Month {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

/** `YYYY-MM-DD` in the given month. Days beyond the 28th become the 28th, which every month has. */
export function dayIn(month: Month, day: number): string {
  const year = Math.floor(month / 12);
  return `${year}-${two(month - year * 12 + 1)}-${two(Math.min(day, 28))}`;
}

/** The month of the sandbox's first reports (`monthIndex` 0). */
export const firstMonth: Month = monthOf('2026-11-01');

function two(number: number): string {
  return String(number).padStart(2, '0');
}
