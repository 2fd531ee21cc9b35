import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { timeouts } from './tests/support/timeouts.ts';
import { chromiumPath } from './tests/support/chromiumPath.mjs';
import { pagePlugins } from './vite.config.ts';

const isWatched = process.env['HEADED'] !== undefined;
const executablePath = chromiumPath(isWatched);

/** One replaces a module that every screen has loaded; the other loads what moves them. */
const alone = ['tests/screens/profile/form.test.tsx', 'tests/screens/ui/reopened.test.tsx'];

/**
 * Views in a real browser: the parts of the screens, each alone. Flows through the running product are in
 * tests/browser.
 */
export default defineConfig({
  plugins: pagePlugins,
  // Listed here because a dependency found late makes Vite reload during a test and load a second React.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react/compiler-runtime',
      '@chakra-ui/react',
      '@chakra-ui/react/theme',
      '@date-fns/utc',
      '@emotion/react',
      '@lingui/core',
      '@lingui/react',
      '@tanstack/react-router',
      '@xstate/react',
      'axe-core',
      'date-fns/addDays',
      'date-fns/addMonths',
      'date-fns/addYears',
      'date-fns/differenceInCalendarDays',
      'date-fns/differenceInDays',
      'date-fns/differenceInYears',
      'date-fns/eachWeekOfInterval',
      'date-fns/endOfMonth',
      'date-fns/getDay',
      'date-fns/isSaturday',
      'date-fns/isSunday',
      'date-fns/isValid',
      'date-fns/isWeekend',
      'date-fns/lastDayOfMonth',
      'date-fns/lightFormat',
      'date-fns/parseISO',
      'date-fns/startOfMonth',
      'framer-motion',
      'framer-motion/m',
      'imask/masked/pattern',
      'ky',
      'lucide-react',
      'react-image-crop',
      'react-imask',
      'react-imask/esm/hook',
      'vitest-browser-react',
      'xstate',
      'zod/mini',
    ],
  },
  test: {
    name: 'views',
    include: ['tests/screens/**/*.test.tsx', 'tests/paths/views/*.test.tsx'],
    // All files share the loaded modules: tests/screens/everyTest.ts clears the page between them.
    isolate: false,
    // What the server writes into a page must be there before anything reads it.
    setupFiles: ['tests/screens/profile/page.ts', 'tests/screens/everyTest.ts'],
    provide: { eventually: timeouts.eventually },
    testTimeout: timeouts.journey,
    hookTimeout: timeouts.start,
    // In one run with the node suite, for the coverage report, the views run after it.
    sequence: { groupOrder: 1 },
    expect: { poll: { timeout: timeouts.eventually } },
    browser: {
      enabled: true,
      connectTimeout: timeouts.start,
      headless: !isWatched,
      // A person who watches, or records a case, needs the page alone.
      ui: false,
      screenshotFailures: false,
      provider: playwright({
        actionTimeout: timeouts.step,
        // As in the journeys, nothing moves unless a test asks for it: drawing each frame of it costs processor time.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
          timeout: timeouts.start,
          ...(executablePath === null ? {} : { executablePath }),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-background-networking',
            '--disable-component-update',
            // As in the journeys: what V8 would spend on optimizing a view's code, no view runs long enough to get back.
            '--js-flags=--no-opt,--no-maglev',
          ],
        },
      }),
      instances: [
        { browser: 'chromium', name: 'shared', exclude: alone },
        { browser: 'chromium', name: 'alone', include: alone, isolate: true },
      ],
    },
  },
});
