import { firstMonth, monthOf } from './reports/calendar.ts';

/** The sandbox's own time: real time plus the months someone has moved it forward. */
export interface World {
  /** `YYYY-MM-DD`: today in the sandbox. */
  today(): string;
  /** Months since the sandbox's first reports. Decides which month of a consumer's life a report shows. */
  monthIndex(): number;
  monthsAhead(): number;
  advance(months: number): void;
  reset(): void;
}

/** Reports carry the date in Los Angeles, so no American reader sees one dated tomorrow. */
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', dateStyle: 'short' });

export function worldAt(clock: () => Date): World {
  let ahead = 0;
  const today = (): string => {
    const now = calendar.format(clock());
    const month = monthOf(now) + ahead;
    const year = Math.floor(month / 12);
    // A day the later month does not have becomes the 28th.
    const day = ahead === 0 ? Number(now.slice(8)) : Math.min(Number(now.slice(8)), 28);
    return `${year}-${String(month - year * 12 + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  };
  return {
    today,
    monthIndex: () => monthOf(today()) - firstMonth,
    monthsAhead: () => ahead,
    advance(months) {
      ahead += months;
    },
    reset() {
      ahead = 0;
    },
  };
}
