import { FileRequestDialog } from '#src/screens/disputes/file/FileRequestDialog.tsx';
import { failureSentences } from '#tests/support/failureSentences.ts';
import { fileRequest } from '../cases/fileRequest.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true });
const write = 'Write 1 letter: 1 generation';

walkViews({
  cases: fileRequest,
  show: (work) => <FileRequestDialog work={work} />,
  does: {
    'Kim says why it is free': ({ screen }) => screen.getByText('Unemployed', { exact: true }).click(),
    'Kim chooses Equifax': ({ screen }) => screen.getByRole('checkbox', { name: 'Equifax' }).click(),
    'Kim reads the letters': ({ screen }) => button(screen, 'Read the letters').click(),
    'Kim goes back': ({ screen }) => button(screen, 'Back').click(),
    'Kim writes the letters': ({ screen }) => button(screen, write).click(),
    'Kim closes it': ({ screen }) => button(screen, 'Close').first().click(),
  },
  sees: {
    stating: async (screen, { context }) => {
      await expect.element(screen.getByRole('checkbox', { name: 'Equifax' })).toBeEnabled();
      await expect
        .poll(() => screen.getByText(failureSentences.busy).query() !== null)
        .toBe(context.failure !== null);
    },
    planning: async (screen) => {
      await expect.element(button(screen, 'Read the letters')).toHaveAttribute('aria-busy', 'true');
    },
    reading: async (screen) => {
      await expect.element(screen.getByText('Request for disclosure of my credit file')).toBeVisible();
      await expect.element(button(screen, write)).toBeEnabled();
    },
    writing: async (screen) => {
      await expect.element(button(screen, write)).toHaveAttribute('aria-busy', 'true');
    },
    written: async (screen) => {
      await expect.element(screen.getByText(/^The letters are written\./)).toBeVisible();
    },
    closed: async () => undefined,
  },
});
