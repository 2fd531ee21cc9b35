import { afterAll, beforeAll, describe } from 'vitest';

/** A zone whose day begins among the last and one whose day begins first, so that civil dates differ almost always. */
export const zones = ['America/Los_Angeles', 'Pacific/Kiritimati'] as const;

/** Runs tests once in each of the zones, as if the computer were there. */
export function inZones(tests: (zone: (typeof zones)[number]) => void): void {
  describe.each(zones)('in %s', (zone) => {
    let own: string | undefined;
    beforeAll(() => {
      own = process.env['TZ'];
      process.env['TZ'] = zone;
    });
    afterAll(() => {
      if (own === undefined) delete process.env['TZ'];
      else process.env['TZ'] = own;
    });
    tests(zone);
  });
}
