import { firstMonth, monthOf } from './reports/calendar.ts';

/** The sandbox's own time: real time, plus the months that somebody has let pass. */
export interface World {
  /** `YYYY-MM-DD`: today in the sandbox. */
  today(): string;
  /** Months since the sandbox's first reports: decides which month of a consumer's life a report shows. */
  monthIndex(): number;
  monthsAhead(): number;
  advance(months: number): void;
  reset(): void;
}

/** Reports carry the date of Los Angeles: no American reader sees one dated tomorrow. */
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', dateStyle: 'short' });

export function worldAt(clock: () => Date): World {
  let ahead = 0;
  const today = (): string => {
    const now = calendar.format(clock());
    const month = monthOf(now) + ahead;
    const year = Math.floor(month / 12);
    // A day that the later month lacks becomes its 28th.
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
