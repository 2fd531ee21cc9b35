import { createActor } from 'xstate';
import { liveLettersMachine } from '#machines/liveLetters.ts';
import { Manual } from '#src/screens/repair-center/Manual.tsx';
import { manualChoice } from '../cases/manualChoice.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

/** Nothing is told what is chosen here. */
const live = createActor(liveLettersMachine).start();

/** Without room for all parts, one is shown at a time. What is done with the evidence ends with the accounts. */
async function withEvidence(screen: Screen, look: () => Promise<void>): Promise<void> {
  const turnTo = async (part: string) => {
    const choice = screen.getByRole('group', { name: 'Show', exact: true });
    if (choice.query() !== null) await choice.getByText(part, { exact: true }).click();
  };
  await turnTo('Evidence');
  await look();
  await turnTo('Accounts');
}

/** FIRST BANK is an account, and a destination too: the account comes first. */
const tick = (name: string) => (stage: { screen: Screen }) =>
  stage.screen.getByRole('checkbox', { name, exact: true }).first().click();
const again = ({ screen }: { screen: Screen }) => screen.getByRole('button', { name: 'Try Again' }).click();
const narrow = ({ screen }: { screen: Screen }) =>
  screen.getByRole('switch', { name: 'Show Only Negative' }).click();
const nothingYet = async (screen: Screen) => {
  expect(screen.getByRole('checkbox').elements()).toHaveLength(0);
};

walkViews({
  cases: manualChoice,
  show: (choice) => <Manual choice={choice} grounds={undefined} live={live} generating={false} />,
  does: {
    'Ana presses Try Again': again,
    'Ana selects FIRST BANK': tick('FIRST BANK'),
    'Ana deselects FIRST BANK': tick('FIRST BANK'),
    'Ana selects SECOND BANK': tick('SECOND BANK'),
    'Ana deselects SECOND BANK': tick('SECOND BANK'),
    'Ana selects all accounts': ({ screen }) => screen.getByRole('checkbox', { name: /^Select all/ }).click(),
    'Ana deselects all accounts': ({ screen }) =>
      screen.getByRole('checkbox', { name: /^Select all/ }).click(),
    'Ana selects the accounts that TransUnion reports': ({ screen }) =>
      screen.getByLabelText('Select by finding or bureau').selectOptions('TransUnion'),
    'Ana requests the details again': (stage) => withEvidence(stage.screen, () => again(stage)),
    'Ana selects Experian as a destination': tick('Experian'),
    'Ana deselects Experian as a destination': tick('Experian'),
    'Ana chooses "reporting only on Experian"': ({ screen }) =>
      withEvidence(screen, () =>
        screen.getByRole('group', { name: 'Reporting only on' }).getByText('Experian').click(),
      ),
    'Ana switches Show Only Negative on': narrow,
    'Ana switches Show Only Negative off': narrow,
    'Ana presses Preview': ({ screen }) => screen.getByRole('button', { name: 'Preview' }).click(),
    'Ana presses Generate': ({ screen }) => screen.getByRole('button', { name: 'Generate' }).click(),
  },
  sees: {
    'loading.accounts.fetching': nothingYet,
    'loading.accounts.here': nothingYet,
    'loading.destinations.fetching': nothingYet,
    'loading.destinations.here': nothingYet,
    failed: async (screen) => {
      await expect.element(screen.getByText(/An unknown error occurred!/)).toBeVisible();
      await nothingYet(screen);
    },
    'choosing.list.whole': async (screen) => {
      await expect.element(screen.getByRole('checkbox', { name: 'SECOND BANK' })).toBeVisible();
      await expect.element(screen.getByRole('checkbox', { name: 'FIRST BANK' }).first()).toBeVisible();
    },
    'choosing.list.negative': async (screen) => {
      await expect.element(screen.getByRole('checkbox', { name: 'FIRST BANK' }).first()).toBeVisible();
      await expect.poll(() => screen.getByRole('checkbox', { name: 'SECOND BANK' }).query()).toBeNull();
    },
    'choosing.detail.none': async (screen) => {
      await withEvidence(screen, async () => {
        await expect.element(screen.getByText(/Select an account to see/)).toBeVisible();
      });
      await expect.element(screen.getByRole('button', { name: 'Generate' })).toBeDisabled();
    },
    'choosing.detail.fetching': async (screen) => {
      expect(screen.getByText(/Select an account to see/).query()).toBeNull();
      expect(screen.getByRole('table').query()).toBeNull();
    },
    'choosing.detail.shown': (screen) =>
      withEvidence(screen, async () => {
        await expect.element(screen.getByRole('table')).toBeVisible();
        await expect.element(screen.getByRole('rowheader', { name: 'Account status' })).toBeVisible();
      }),
    'choosing.detail.failed': (screen) =>
      withEvidence(screen, async () => {
        await expect.element(screen.getByText(/An unknown error occurred!/)).toBeVisible();
      }),
  },
});
