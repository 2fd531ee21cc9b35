import { refuseWithoutScreen } from './browser.ts';
import { casesOf } from './plans.ts';
import { recordedFolder } from '#tests/paths/recorder/recordedCase.ts';
import { recordedNames } from './recorded.ts';
import { walkScreens } from './screensRun.ts';

/**
 * Opens the screen of a workflow next to the recorder and waits until the person has finished. Returns whether a case was saved.
 * Throws `UsageError`.
 */
export async function recordCase(machine: string): Promise<boolean> {
  await casesOf([machine]);
  // Tests record elsewhere.
  const folder = process.env['RECORDED_FOLDER'] ?? recordedFolder;
  const before = recordedNames(folder);
  refuseWithoutScreen(true);
  console.log('Use the screen in the window that opens. The panel next to it saves what you do as a case.');
  const passed = await walkScreens({
    machines: [machine],
    headed: true,
    walk: {
      folder: null,
      images: false,
      accessibility: false,
      quick: false,
      only: { kind: 'record', folder },
    },
  });
  const saved = recordedNames(folder).filter((name) => !before.includes(name));
  for (const name of saved) console.log(`Saved ${name}. To replay it: npm run paths -- --replay ${name}`);
  if (saved.length === 0) console.log('Nothing was saved.');
  return passed && saved.length > 0;
}
