import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { timeouts } from './tests/support/timeouts.ts';

/** Files that take longer than their size suggests, longest first. */
const longest = ['access', 'workflows', 'outcomes', 'durability', 'reportView', 'halfYear', 'providers'].map(
  (name) => `/tests/acceptance/${name}.test.ts`,
);

/** Long files start first, so that short ones fill the gaps at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((path) => moduleId.endsWith(path));
      return place === -1 ? longest.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

/** A person's flows through the running product, in a real browser: built pages, real server, sandbox. */
export default defineConfig({
  test: {
    name: 'journeys',
    include: ['tests/acceptance/**/*.test.ts', 'tests/browser/**/*.test.ts'],
    environment: 'node',
    // The demo accounts are there. A browser in UTC would be taken for one that hides its time zone.
    env: { TZ: 'America/New_York' },
    setupFiles: ['tests/support/pagesAtFailure.ts'],
    globalSetup: ['tests/support/writeDemonstration.ts'],
    testTimeout: timeouts.journey,
    hookTimeout: timeouts.journey,
    expect: { poll: { timeout: timeouts.eventually } },
    pool: 'forks',
    // The files of a worker share its browser and its providers (tests/support/world.ts).
    isolate: false,
    // A single file uses only half of two CPU cores, because the browser and the server wait for each other.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
});
