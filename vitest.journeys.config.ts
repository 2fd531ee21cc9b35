import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { timeouts } from './tests/support/timeouts.ts';

/** Files that take longer than their size tells, longest first. */
const longest = ['access', 'workflows', 'durability', 'reportView', 'halfYear', 'providers'].map(
  (name) => `/tests/acceptance/${name}.test.ts`,
);

/** Long files begin, so that short ones fill up the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((path) => moduleId.endsWith(path));
      return place === -1 ? longest.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

/** A person's ways through the running product, in a real browser: built pages, real server, sandbox world. */
export default defineConfig({
  test: {
    name: 'journeys',
    include: ['tests/acceptance/**/*.test.ts', 'tests/browser/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['tests/support/writeDemonstration.ts'],
    testTimeout: timeouts.journey,
    hookTimeout: timeouts.journey,
    expect: { poll: { timeout: timeouts.eventually } },
    pool: 'forks',
    // The files of a worker share its browser and its providers (tests/support/world.ts).
    isolate: false,
    // One file alone uses half of two cores: it waits for the browser, the browser for the server.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
});
