import { liveLettersMachine } from '#machines/liveLetters.ts';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { GenerationLogItem } from '#contract/repair.ts';
import { repairMachine } from '#machines/repair.ts';
import { RepairCenterView } from '#src/screens/repair-center/Screen.tsx';
import { ids, refusal, refuses } from '#tests/machines/builders.ts';
import { show } from '../profile/show.tsx';

/** Nothing is told what is chosen here. */
const live = createActor(liveLettersMachine).start();

const devon = {
  id: ids.other,
  name: 'Devon Sampleton',
  date: '2026-11-20',
  status: 'Onboarding',
  latestSessionId: null,
} as const;

const aSet: GenerationLogItem = {
  id: ids.session,
  profileName: 'Ana Torres',
  profile: ids.profile,
  reportId: ids.report,
  reportName: '2026-11-20 SmartCredit',
  date: '2026-11-21T12:00:00.000Z',
  destinationAddress: ['Experian'],
  generations: ids.session,
  numberOfLetters: 1,
  mailing: { notMailed: 1, lastMailedOn: null, isUnknown: false },
  variantIDs: [],
};

it('says why the chosen profile did not open', async () => {
  const repair = createActor(
    repairMachine.provide({ actors: { openRepairCenter: refuses(refusal('busy')) } }),
    { input: { profileId: null, reports: [], generationsLeft: 2, resumed: null } },
  ).start();
  const { screen } = await show(
    <RepairCenterView repair={repair} live={live} sets={[]} profiles={[devon]} wasCutOff={false} />,
  );
  expect(screen.getByRole('alert').query()).toBeNull();
  await screen.getByLabelText('Profile').selectOptions('Devon Sampleton');
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('The service is busy. Try again in a moment.');
  await expect.element(screen.getByLabelText('Profile')).toHaveDisplayValue('Choose');
});

it('lists the sets that were generated to those who have no generation left', async () => {
  const repair = createActor(repairMachine, {
    input: {
      profileId: ids.profile,
      reports: [{ id: ids.report, name: '2026-11-20 SmartCredit' }],
      generationsLeft: 0,
      resumed: null,
    },
  }).start();
  const { screen } = await show(
    <RepairCenterView repair={repair} live={live} sets={[aSet]} profiles={[devon]} wasCutOff={false} />,
  );
  await expect.element(screen.getByText('No Generations Left')).toBeVisible();
  await screen.getByText(/^Past sets \(1\)/).click();
  await expect
    .element(screen.getByRole('button', { name: /^Download Letter\(s\): Ana Torres, / }))
    .toBeVisible();
});
