import { LetterCheck } from '#src/screens/repair-center/LetterCheck.tsx';
import { letterCheck } from '../cases/letterCheck.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const nothing = async (screen: Screen) => {
  expect(screen.getByRole('link').query()).toBeNull();
  expect(screen.getByText(/lacks|another person/).query()).toBeNull();
};

walkViews({
  cases: letterCheck,
  show: (check) => <LetterCheck check={check} />,
  does: {},
  sees: {
    checking: nothing,
    checked: async (screen) => {
      await expect
        .element(
          screen.getByText(
            "The report is of DEVON SAMPLE, the profile of Ana Sampleton. Letters from another person's report would be wrong.",
          ),
        )
        .toBeVisible();
      await expect.element(screen.getByText(/This profile lacks: .+\.$/)).toBeVisible();
      for (const part of [/full postal address/, /a copy of an ID/])
        await expect.element(screen.getByText(part)).toBeVisible();
      await expect.element(screen.getByRole('link', { name: 'Open the profile' })).toBeVisible();
    },
    unchecked: nothing,
  },
});
