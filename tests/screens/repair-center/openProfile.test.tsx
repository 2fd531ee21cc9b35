import { liveLettersMachine } from '#machines/liveLetters.ts';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
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
