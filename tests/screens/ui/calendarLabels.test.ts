import { expect, it, vi } from 'vitest';

it('names the days of a month in a language with one formatter', async () => {
  // Another test in this process may have made a formatter already.
  vi.resetModules();
  const { longDay } = await import('#src/ui/calendarLabels.ts');
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const names = Array.from({ length: 30 }, (_, day) =>
    longDay('en', `2026-11-${String(day + 1).padStart(2, '0')}`),
  );
  expect([names[0], names[29]]).toEqual(['Sunday, November 1, 2026', 'Monday, November 30, 2026']);
  expect(longDay('es', '2026-11-01')).toBe('domingo, 1 de noviembre de 2026');
  expect(made).toHaveBeenCalledTimes(2);
  made.mockRestore();
});
