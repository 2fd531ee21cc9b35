import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { refuseWithoutScreen } from './browser.ts';
import type { ScreenWalk } from '#tests/paths/harness/screenWalk.ts';
import { createVitest, type TestUserConfig } from 'vitest/node';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface ScreensRun {
  /** Workflows to walk; all when empty. */
  readonly machines: readonly string[];
  readonly walk: ScreenWalk;
  /** In a window that a person can watch. */
  readonly headed: boolean;
  /** Called for each finished file with its workflow and whether it passed. */
  readonly onDone?: (machine: string, passed: boolean) => void;
}

/** The file that walks a workflow on its screen; null when there is none. */
export function viewOf(machine: string): string | null {
  const file = `${root}tests/paths/views/${machine}.test.tsx`;
  return existsSync(file) ? file : null;
}

/** Walks screens in a real browser, all in one page. Returns whether everything passed. Throws `UsageError`. */
export async function walkScreens({ machines, walk, headed, onDone }: ScreensRun): Promise<boolean> {
  refuseWithoutScreen(headed);
  // The configuration of the views reads it.
  if (headed) process.env['HEADED'] = 'yes';
  // React as in the product: its checks for developers take half of the time.
  if (walk.quick) process.env['NODE_ENV'] = 'production';
  const settings: TestUserConfig = {
    root,
    config: `${root}vitest.browser.config.ts`,
    watch: false,
    isolate: false,
    fileParallelism: walk.only === null,
    maxWorkers: 2,
    provide: { screenWalk: walk },
    // A person takes as long as they need.
    ...(walk.only?.kind === 'record' && { testTimeout: 0 }),
    ...(walk.quick && { expect: { poll: { interval: 10 } } }),
    reporters: [
      {
        onTestModuleEnd: (module) => {
          const [, name = ''] = /(\w+)\.test\.tsx$/.exec(module.moduleId) ?? [];
          for (const { message } of module.errors()) console.error(message);
          onDone?.(name, module.ok());
        },
      },
    ],
  };
  // Modules prepared for one kind of React are of no use to the other.
  const vitest = await createVitest(
    'test',
    settings,
    walk.quick ? { cacheDir: `${root}node_modules/.vite/quick` } : {},
  );
  try {
    const files = machines.flatMap((name) => viewOf(name) ?? []);
    const { testModules, unhandledErrors } = await vitest.start(
      files.length > 0 ? files : ['tests/paths/views/'],
    );
    for (const error of unhandledErrors) console.error(error);
    return (
      testModules.length > 0 && testModules.every((module) => module.ok()) && unhandledErrors.length === 0
    );
  } finally {
    await vitest.close();
  }
}
