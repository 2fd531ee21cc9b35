import { documentBytes } from '#contract/limits.ts';
import { ReportFile } from '#src/profile/ReportFile.tsx';
import { aReportFile } from '#tests/machines/builders.ts';
import { reportFile } from '../cases/reportFile.ts';
import { expect } from '../harness/expect.ts';
import type { Translate } from '../harness/translation.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const choose = (file: File) => async (stage: { screen: Screen }) =>
  stage.screen.getByLabelText(/Choose or drop a report file/).upload(file);
const drop =
  (file: File) =>
  ({ screen }: { screen: Screen }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    const box = screen.getByText('Choose or drop a report file').element();
    box.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    return Promise.resolve();
  };
const press =
  (name: RegExp | string) =>
  ({ screen }: { screen: Screen }) =>
    screen.getByRole('button', { name }).click();

async function contentsAreShown(screen: Screen, { say }: { say: Translate }): Promise<void> {
  await expect.element(screen.getByText('IdentityIQ HTML')).toBeVisible();
  const text = screen.getByText('IdentityIQ HTML').element().closest('dl')?.innerText;
  for (const fact of ['11/10/2026', 'TransUnion 612, Experian, Equifax 598', '15, of them negative: 7'])
    expect(text).toContain(say(fact));
}

walkViews({
  cases: reportFile,
  show: (work) => <ReportFile work={work} />,
  does: {
    'Ana chooses a report file': choose(aReportFile()),
    'Ana drops a file of 11 MB': drop(aReportFile('backup.zip', documentBytes + 1)),
    'Ana takes the file out again': press('Discard'),
    'Ana imports the report': press(/^Import/),
  },
  sees: {
    empty: async (screen) => {
      await expect.element(screen.getByText(/JSON, XML or HTML, up to 10 MB/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Discard' }).query()).toBeNull();
    },
    reading: async (screen) => {
      await expect.element(screen.getByText('Reading the file…')).toBeVisible();
      await expect.element(screen.getByText('report.html')).toBeVisible();
    },
    refused: async (screen) => {
      await expect
        .element(screen.getByText(/The file ends in the middle|Error Uploading! File too large/))
        .toBeVisible();
    },
    fitting: async (screen, sight) => {
      await contentsAreShown(screen, sight);
      await expect.element(screen.getByRole('button', { name: 'Import report' })).toBeEnabled();
      expect(screen.getByText(/another person's report/).query()).toBeNull();
    },
    doubtful: async (screen, sight) => {
      await contentsAreShown(screen, sight);
      await expect
        .element(
          screen.getByText(
            "The report is of DEVON SAMPLE, the profile of Ana Sampleton. Letters from another person's report would be wrong.",
          ),
        )
        .toBeVisible();
      await expect
        .element(
          screen.getByText('The profile has a newer report, of 11/12/2026. This one is kept beside it.'),
        )
        .toBeVisible();
      await expect.element(screen.getByRole('button', { name: 'Import all the same' })).toBeEnabled();
    },
    keeping: async (screen, sight) => {
      await contentsAreShown(screen, sight);
      await expect.element(screen.getByRole('button', { name: /^Import/ })).toBeDisabled();
      await expect.element(screen.getByLabelText(/Choose or drop/)).toBeDisabled();
    },
    notKept: async (screen, sight) => {
      await contentsAreShown(screen, sight);
      await expect.element(screen.getByText(/The service is busy/)).toBeVisible();
      await expect.element(screen.getByRole('button', { name: /^Import/ })).toBeEnabled();
    },
    kept: async (screen) => {
      await expect.element(screen.getByText('The report is imported.')).toBeVisible();
      await expect.element(screen.getByRole('link', { name: 'Move to Repair center' })).toBeVisible();
    },
  },
});
