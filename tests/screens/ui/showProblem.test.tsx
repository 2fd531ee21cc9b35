import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Field } from '#src/ui/Field.tsx';
import { FileBox } from '#src/ui/FileBox.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { show } from '../profile/show.tsx';

const refusals = {
  none: undefined,
  field: <Banner tone="danger">Something is wrong</Banner>,
  form: <Banner tone="danger">Not saved</Banner>,
} as const;

interface LongFormProps {
  /** What the server answers. */
  readonly refused?: keyof typeof refusals;
  /** What is wrong is known before anything is sent. */
  readonly wrong?: 'field' | 'file';
}

/** Its button is far below its first field. */
function LongForm({ refused = 'none', wrong }: LongFormProps) {
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<keyof typeof refusals>('none');
  const isFieldWrong = answer === 'field' || (isTried && wrong === 'field');
  return (
    <FormDialog
      title="A long form"
      action="Save"
      busy={busy}
      canSubmit
      isUnsaved={false}
      onClose={() => {}}
      onSubmit={() => {
        setTried(true);
        setBusy(wrong === undefined);
      }}
    >
      {refusals[answer]}
      <Field label="Date" error={isFieldWrong ? 'Enter another date' : ''} disabled={busy}>
        <TextInput />
      </Field>
      <FileBox
        title="Proof"
        hint="PNG"
        look={isTried && wrong === 'file' ? 'error' : 'default'}
        onFile={() => {}}
      />
      <div style={{ height: '200vh' }} />
      <Field label="Note">
        <TextInput />
      </Field>
      <button
        type="button"
        onClick={() => {
          setAnswer(refused);
          setBusy(false);
        }}
      >
        Answer
      </button>
    </FormDialog>
  );
}

const save = async () => {
  await page.getByRole('textbox', { name: 'Note' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
};

it('has the focus at the field that keeps a form from being saved', async () => {
  await show(<LongForm wrong="field" />);
  await save();
  await expect.element(page.getByRole('textbox', { name: 'Date' })).toHaveFocus();
});

it('has the focus at the file that keeps a form from being saved', async () => {
  await show(<LongForm wrong="file" />);
  await save();
  await expect.element(page.getByLabelText(/^Proof/)).toHaveFocus();
});

it('has the focus at the field that the server refused', async () => {
  await show(<LongForm refused="field" />);
  await save();
  await page.getByRole('button', { name: 'Answer' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Date' })).toHaveFocus();
});

it('shows why the server saved nothing, though the form was scrolled past it', async () => {
  await show(<LongForm refused="form" />);
  await save();
  await page.getByRole('button', { name: 'Answer' }).click();
  await expect.element(page.getByText('Not saved')).toBeInViewport();
});
