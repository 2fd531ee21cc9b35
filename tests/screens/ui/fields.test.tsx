import { expectAccessible, show } from '../profile/show.tsx';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { masks } from '#contract/limits.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { DateInput } from '#src/ui/DateInput.tsx';
import { Field } from '#src/ui/Field.tsx';
import { FileBox } from '#src/ui/FileBox.tsx';
import { MaskedInput } from '#src/ui/MaskedInput.tsx';
import { Segments } from '#src/ui/Segments.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { TextArea, TextInput } from '#src/ui/TextInput.tsx';

/** Holds a control's value as a form would, and reports each change. */
function Held<T>({
  first,
  told,
  children,
}: {
  first: T;
  told: T[];
  children: (value: T, change: (value: T) => void) => ReactNode;
}) {
  const [value, setValue] = useState(first);
  return children(value, (next) => {
    told.push(next);
    setValue(next);
  });
}

it.each([
  ['a text', <TextInput key="" />],
  ['a long text', <TextArea key="" />],
  ['a masked text', <MaskedInput key="" mask={masks.ssn} value="" onChange={() => {}} />],
  ['a date', <DateInput key="" value="" max="2008-11-21" onChange={() => {}} />],
  ['a choice', <SelectInput key="" value="" options={[]} placeholder="Choose" onChange={() => {}} />],
])('connects label, help, and error with %s', async (_, control) => {
  const { screen } = await show(
    <Field label="Value" help="What it is for" error="What is wrong" required>
      {control}
    </Field>,
  );
  const bound = screen.getByLabelText(/^Value/);
  await expect.element(bound).toHaveAccessibleName(/^Value/);
  await expect.element(bound).toHaveAccessibleDescription('What it is for What is wrong');
  await expect.element(bound).toHaveAttribute('aria-invalid', 'true');
  await expect.element(bound).toHaveAttribute('aria-required', 'true');
  await expectAccessible();
});

it('reports no error if there is none', async () => {
  const { screen } = await show(
    <Field label="Value">
      <TextInput />
    </Field>,
  );
  const bound = screen.getByLabelText('Value');
  await expect.element(bound).not.toHaveAttribute('aria-invalid');
  await expect.element(bound).not.toHaveAttribute('aria-describedby');
});

it.each([
  [masks.ssn, '123456789', '123-45-6789'],
  [masks.ssn, '12x3', '123'],
  [masks.ssn, '1234567890', '123-45-6789'],
  [masks.phone, '7025550123', '+1 (702) 555 0123'],
])('limits what is typed to %s: %s', async (mask, typed, shown) => {
  const told: string[] = [];
  const { screen } = await show(
    <Held first="" told={told}>
      {(value, change) => (
        <Field label="Value">
          <MaskedInput mask={mask} value={value} onChange={change} />
        </Field>
      )}
    </Held>,
  );
  await userEvent.type(screen.getByLabelText('Value').element(), typed);
  await expect.element(screen.getByLabelText('Value')).toHaveValue(shown);
  expect(told.at(-1)).toBe(shown);
});

it('masks a given value, and does not count that as a change', async () => {
  const told: string[] = [];
  const { screen } = await show(
    <Field label="SSN">
      <MaskedInput mask={masks.ssn} value="123456789" onChange={(text) => told.push(text)} />
    </Field>,
  );
  await expect.element(screen.getByLabelText('SSN')).toHaveValue('123-45-6789');
  expect(told).toEqual([]);
});

async function showDate(first: string) {
  const told: string[] = [];
  const { screen } = await show(
    <Held first={first} told={told}>
      {(value, change) => (
        <Field label="Born">
          <DateInput value={value} min="1900-01-01" max="2008-11-21" onChange={change} />
        </Field>
      )}
    </Held>,
  );
  const opener = screen.getByRole('button', { name: 'Choose a date' });
  return { screen, told, opener, born: screen.getByLabelText('Born', { exact: true }) };
}

it('accepts a day typed as MM/DD/YYYY, and nothing while it is not a day', async () => {
  const { born, told } = await showDate('');
  await expect.element(born).toHaveValue('');
  await userEvent.type(born.element(), '02291992');
  await expect.element(born).toHaveValue('02/29/1992');
  await userEvent.type(born.element(), '{Backspace}');
  await expect.element(born).toHaveValue('02/29/199');
  await userEvent.type(born.element(), '3');
  await expect.element(born).toHaveValue('02/29/1993');
  expect(told).toEqual(['1992-02-29', '']);
});

it.each(['13041988', '02301992', '0413'])(
  'says that %s is no date once the person has left the field',
  async (typed) => {
    const { born, screen } = await showDate('');
    const error = screen.getByText('Enter the date as MM/DD/YYYY');
    await userEvent.type(born.element(), typed);
    await expect.element(error).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(error).toBeVisible();
    await expect.element(born).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(born.element());
    await expect.element(error).not.toBeInTheDocument();
    await userEvent.type(born.element(), typed);
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(error).toBeVisible();
    await userEvent.fill(born.element(), '04/13/1988');
    await expect.element(error).not.toBeInTheDocument();
  },
);

it('offers the days up to the last one allowed, and returns the focus after choosing', async () => {
  const { screen, born, opener, told } = await showDate('');
  await opener.click();
  await expect.element(screen.getByRole('button', { name: 'Friday, November 21, 2008' })).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Saturday, November 22, 2008' })).toBeDisabled();
  await expectAccessible();
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}{Enter}');
  await expect.element(born).toHaveValue('11/13/2008');
  await expect.element(opener).toHaveFocus();
  expect(told).toEqual(['2008-11-13']);
});

it('reaches any year with its list, and closes on Escape without a change', async () => {
  const { screen, born, opener, told } = await showDate('1992-02-29');
  await opener.click();
  const year = screen.getByRole('combobox', { name: 'Year' });
  // When a person selects from a list, the list gets the focus.
  year.element().focus();
  await year.selectOptions('1991');
  await expect.element(screen.getByRole('button', { name: 'Thursday, February 28, 1991' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await expect.element(born).toHaveValue('02/29/1992');
  expect(told).toEqual([]);
});

it('lists choices in their sections', async () => {
  const told: string[] = [];
  const { screen } = await show(
    <Field label="Profile">
      <SelectInput
        value=""
        placeholder="Choose"
        onChange={(value) => told.push(value)}
        options={[
          { value: '1', label: 'Ana', group: 'Recents' },
          { value: '2', label: 'Ben', group: 'Clients' },
          { value: '3', label: 'Eva', group: 'Clients', disabled: true },
        ]}
      />
    </Field>,
  );
  const sections = [...document.querySelectorAll('optgroup')].map((section) => [
    section.label,
    [...section.children].map((option) => [option.textContent, option.hasAttribute('disabled')]),
  ]);
  expect(sections).toEqual([
    ['Recents', [['Ana', false]]],
    [
      'Clients',
      [
        ['Ben', false],
        ['Eva', true],
      ],
    ],
  ]);
  await screen.getByLabelText('Profile').selectOptions('2');
  expect(told).toEqual(['2']);
});

it('turns on and off, and chooses one of a few, by name', async () => {
  const told: unknown[] = [];
  const { screen } = await show(
    <>
      <Checkbox checked={false} onChange={(on) => told.push(on)}>
        Late payments
      </Checkbox>
      <Switch checked onChange={(on) => told.push(on)}>
        Only negative
      </Switch>
      <Segments
        legend="Mode"
        value="automatic"
        onChange={(mode) => told.push(mode)}
        options={[
          { value: 'automatic', label: 'Automatic' },
          { value: 'manual', label: 'Manual' },
          { value: 'other', label: 'Other', disabled: true },
        ]}
      />
    </>,
  );
  await screen.getByRole('checkbox', { name: 'Late payments' }).click();
  await screen.getByRole('switch', { name: 'Only negative' }).click();
  await screen.getByRole('group', { name: 'Mode' }).getByText('Manual').click();
  await expect.element(screen.getByRole('radio', { name: 'Other' })).toBeDisabled();
  expect(told).toEqual([true, false, 'manual']);
});

it('accepts a file by choosing, even the same one again, and by dropping', async () => {
  const told: string[] = [];
  const { screen } = await show(
    <FileBox
      title="Identity"
      hint="A png or jpg"
      look="default"
      accept="image/png,image/jpeg"
      onFile={(file) => told.push(file.name)}
    />,
  );
  const box = screen.getByLabelText(/Identity/);
  const file = new File(['x'], 'chosen.png', { type: 'image/png' });
  await box.upload(file);
  await box.upload(file);
  const data = new DataTransfer();
  data.items.add(new File(['x'], 'dropped.png', { type: 'image/png' }));
  screen
    .getByText('A png or jpg')
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  expect(told).toEqual(['chosen.png', 'chosen.png', 'dropped.png']);
});

it('J19 breaks segments two and two where they have no room in one line, and leaves none alone', async () => {
  const { screen } = await show(
    <div style={{ width: '15rem' }}>
      <Segments
        legend="Period"
        value="all"
        onChange={() => undefined}
        options={['all', 'year', 'quarter', 'month'].map((value) => ({ value, label: `By ${value}` }))}
      />
    </div>,
  );
  const choices = [...screen.getByRole('group', { name: 'Period' }).element().querySelectorAll('label')];
  const lines = Map.groupBy(choices, (choice) => Math.round(choice.getBoundingClientRect().top));
  expect([...lines.values()].map((line) => line.length)).toEqual([2, 2]);
});

it('has a button in a field exactly as high as the field', async () => {
  const { screen } = await show(<DateInput value="" max="2008-11-21" onChange={() => {}} />);
  const edges = ({ top, bottom }: DOMRect) => ({ top, bottom });
  const field = screen.getByRole('textbox').element().getBoundingClientRect();
  const button = screen.getByRole('button', { name: 'Choose a date' }).element().getBoundingClientRect();
  expect(edges(button)).toEqual(edges(field));
});
