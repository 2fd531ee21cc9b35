import { LetterCheck } from '#src/screens/repair-center/LetterCheck.tsx';
import { letterCheck } from '../cases/letterCheck.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const nothing = async (screen: Screen) => {
  expect(screen.getByRole('link').query()).toBeNull();
  expect(screen.getByText(/Missing from this profile|another person/).query()).toBeNull();
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
            'This report is for DEVON SAMPLE, but the profile is for Ana Sampleton. Letters based on another person’s report would be wrong.',
          ),
        )
        .toBeVisible();
      await expect.element(screen.getByText(/Missing from this profile: .+\.$/)).toBeVisible();
      for (const part of [/full postal address/, /a copy of an ID/])
        await expect.element(screen.getByText(part)).toBeVisible();
      await expect.element(screen.getByRole('link', { name: 'Open profile' })).toBeVisible();
    },
    unchecked: nothing,
  },
});
