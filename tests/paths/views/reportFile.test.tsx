import { documentBytes } from '#contract/limits.ts';
import { ReportFile } from '#src/profile/ReportFile.tsx';
import { aReportFile } from '#tests/machines/builders.ts';
import { reportFile } from '../cases/reportFile.ts';
import { expect } from '../harness/expect.ts';
import type { Translate } from '../harness/translation.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const choose = (file: File) => async (stage: { screen: Screen }) =>
  stage.screen.getByLabelText(/Choose a report file or drop it here/).upload(file);
const drop =
  (file: File) =>
  ({ screen }: { screen: Screen }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    const box = screen.getByText('Choose a report file or drop it here').element();
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
  for (const fact of ['11/10/2026', 'TransUnion 612, Experian, Equifax 598', '15, including 7 negative'])
    expect(text).toContain(say(fact));
}

walkViews({
  cases: reportFile,
  show: (work) => <ReportFile work={work} />,
  does: {
    'Ana chooses a report file': choose(aReportFile()),
    'Ana drops a file of 11 MB': drop(aReportFile('backup.zip', documentBytes + 1)),
    'Ana removes the file': press('Discard'),
    'Ana imports the report': press(/^Import/),
  },
  sees: {
    empty: async (screen) => {
      await expect.element(screen.getByText(/JSON, XML, HTML, or MHTML, up to 10 MB/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Discard' }).query()).toBeNull();
    },
    reading: async (screen) => {
      await expect.element(screen.getByText('Reading file…')).toBeVisible();
      await expect.element(screen.getByText('report.html')).toBeVisible();
    },
    refused: async (screen) => {
      await expect
        .element(screen.getByText(/This file is incomplete|Error Uploading! File too large/))
        .toBeVisible();
    },
    fitting: async (screen, sight) => {
      await contentsAreShown(screen, sight);
      await expect.element(screen.getByRole('button', { name: 'Import report' })).toBeEnabled();
      expect(screen.getByText(/another person’s report/).query()).toBeNull();
    },
    doubtful: async (screen, sight) => {
      await contentsAreShown(screen, sight);
      await expect
        .element(
          screen.getByText(
            'This report is for DEVON SAMPLE, but the profile is for Ana Sampleton. Letters based on another person’s report would be wrong.',
          ),
        )
        .toBeVisible();
      await expect
        .element(
          screen.getByText(
            'This profile already has a newer report, dated 11/12/2026. This one will be saved alongside it.',
          ),
        )
        .toBeVisible();
      await expect.element(screen.getByRole('button', { name: 'Import anyway' })).toBeEnabled();
    },
    keeping: async (screen, sight) => {
      await contentsAreShown(screen, sight);
      await expect.element(screen.getByRole('button', { name: /^Import/ })).toBeDisabled();
      await expect.element(screen.getByLabelText(/Choose a report file/)).toBeDisabled();
    },
    notKept: async (screen, sight) => {
      await contentsAreShown(screen, sight);
      await expect.element(screen.getByText(/The service is busy/)).toBeVisible();
      await expect.element(screen.getByRole('button', { name: /^Import/ })).toBeEnabled();
    },
    kept: async (screen) => {
      await expect.element(screen.getByText('Report imported.')).toBeVisible();
      await expect.element(screen.getByRole('link', { name: 'Move to Repair center' })).toBeVisible();
    },
  },
});
