import { useSelector } from '@xstate/react';
import { RevealInput } from '#src/profile/RevealInput.tsx';
import type { SensitiveFieldRef } from '#src/profile/useSensitiveField.ts';
import { TextInput } from '#src/ui/TextInput.tsx';
import { sensitiveField } from '../cases/sensitiveField.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const full = '666-12-0199';
const input = (screen: Screen) => screen.getByRole('textbox', { name: 'SSN' });
const eye = (screen: Screen, name: 'Show SSN' | 'Hide SSN') => screen.getByRole('button', { name });

/** The form around the field: it has the full value only after “Show” has been clicked. */
function Form({ of, label }: { readonly of: SensitiveFieldRef; readonly label: string }) {
  const state = useSelector(of, (snapshot) => snapshot);
  const { masked, field } = state.context;
  const revealed = state.matches('shown') || state.matches('hidden') ? full : null;
  const value = masked === '' ? '' : revealed;
  return (
    <RevealInput
      eye={of}
      field={field}
      label={label}
      saved={masked}
      value={value}
      error={undefined}
      disabled={false}
    >
      <TextInput value={value ?? ''} onChange={() => {}} />
    </RevealInput>
  );
}

async function looksMasked(screen: Screen): Promise<void> {
  await expect.element(input(screen)).toHaveValue('***-**-0199');
  await expect.element(input(screen)).toHaveAttribute('readonly');
}

walkViews({
  cases: sensitiveField,
  show: (field, say) => <Form of={field} label={say('SSN')} />,
  does: {
    'Ana presses the eye to see it': ({ screen }) => eye(screen, 'Show SSN').click(),
    'Ana presses the eye to hide it': ({ screen }) => eye(screen, 'Hide SSN').click(),
  },
  sees: {
    masked: async (screen) => {
      await looksMasked(screen);
      await expect.element(eye(screen, 'Show SSN')).not.toHaveAttribute('aria-busy');
    },
    revealing: async (screen) => {
      await looksMasked(screen);
      await expect.element(eye(screen, 'Show SSN')).toHaveAttribute('aria-busy', 'true');
      await expect.element(input(screen)).toBeValid();
    },
    failed: async (screen) => {
      await looksMasked(screen);
      await expect
        .element(input(screen))
        .toHaveAccessibleDescription('We can’t show this value right now. Try again.');
    },
    shown: async (screen) => {
      await expect.element(eye(screen, 'Hide SSN')).toBeVisible();
      await expect.element(input(screen)).not.toHaveAttribute('readonly');
      await expect.element(input(screen)).toHaveValue(expect.stringMatching(/^(666-12-0199)?$/));
    },
    hidden: async (screen) => {
      await looksMasked(screen);
      await expect.element(eye(screen, 'Show SSN')).toBeVisible();
    },
  },
});
