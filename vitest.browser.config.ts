import { existsSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { patience } from './tests/support/patience.ts';
import { pagePlugins } from './vite.config.ts';

const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Views in a real browser: the parts of the screens, each alone. Flows through the running product are in tests/browser. */
export default defineConfig({
  plugins: pagePlugins,
  // Named here because a dependency found late makes Vite reload in mid-test and load a second React.
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
      '@emotion/react',
      '@lingui/core',
      '@lingui/react',
      '@tanstack/react-router',
      '@tanstack/react-virtual',
      '@xstate/react',
      'axe-core',
      'imask/masked/pattern',
      'lucide-react',
      'react-imask',
      'react-imask/esm/hook',
      'vitest-browser-react',
      'xstate',
      'zod/mini',
    ],
  },
  test: {
    include: ['tests/screens/**/*.test.tsx', 'tests/paths/views/*.test.tsx'],
    // What the server writes into a page must stand there before anything reads it.
    setupFiles: ['tests/screens/profile/page.ts'],
    provide: { eventually: patience.eventually },
    testTimeout: patience.journey,
    hookTimeout: patience.start,
    expect: { poll: { timeout: patience.eventually } },
    browser: {
      enabled: true,
      connectTimeout: patience.start,
      headless: process.env['HEADED'] === undefined,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          timeout: patience.start,
          ...(existsSync(chromium) ? { executablePath: chromium } : {}),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-background-networking',
            '--disable-component-update',
          ],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
