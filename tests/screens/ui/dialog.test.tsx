import { expectAccessible, show } from '../profile/show.tsx';
import { useState } from 'react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Drawer } from '#src/ui/Drawer.tsx';
import { Field } from '#src/ui/Field.tsx';
import { panelPixels } from '#src/ui/sidePanel.ts';
import { TextInput } from '#src/ui/TextInput.tsx';

afterEach(() => page.viewport(414, 896));

interface StageProps {
  kind: typeof Dialog | typeof Drawer;
  busy?: boolean;
  closed: string[];
}

/** A page with a button that opens the dialog, and a field inside. */
function Stage({ kind: Kind, busy = false, closed }: StageProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Kind
        open={open}
        title="A question"
        busy={busy}
        onClose={() => {
          closed.push('closed');
          setOpen(false);
        }}
      >
        <Field label="Answer">
          <TextInput />
        </Field>
      </Kind>
    </>
  );
}

it('focuses what the dialog says first, instead of the close button', async () => {
  const first = <Button data-first-focus>Go on</Button>;
  await show(
    <Dialog open title="A question" onClose={() => {}} footer={first}>
      Well?
    </Dialog>,
  );
  await expect.element(page.getByRole('button', { name: 'Go on' })).toHaveFocus();
});

const opener = () => page.getByRole('button', { name: 'Open' });
const dialog = () => page.getByRole('dialog', { name: 'A question' });

it.each([
  ['a dialog', Dialog],
  ['a drawer', Drawer],
])('keeps the focus in %s and returns it', async (_, kind) => {
  const closed: string[] = [];
  await show(<Stage kind={kind} closed={closed} />);
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  for (let presses = 0; presses < 5; presses += 1) {
    await userEvent.tab();
    // Between the last control and the first, the browser's own toolbar has the focus.
    const at = document.activeElement;
    expect(at === document.body || dialog().element().contains(at)).toBe(true);
  }
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
  await opener().click();
  await dialog().getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
  expect(closed).toEqual(['closed', 'closed']);
});

it('returns the focus after a series of dialogs whose opener could not take it in between', async () => {
  function Row() {
    const [step, setStep] = useState(0);
    return (
      <>
        <Button disabled={step > 0} onClick={() => setStep(1)}>
          Open
        </Button>
        {step > 0 && (
          <Dialog
            key={step}
            open
            title={`Dialog ${step}`}
            onClose={() => setStep(0)}
            footer={<Button onClick={() => setStep(step + 1)}>Next</Button>}
          >
            Content
          </Dialog>
        )}
      </>
    );
  }
  await show(<Row />);
  await opener().click();
  for (const step of [1, 2])
    await page
      .getByRole('dialog', { name: `Dialog ${step}` })
      .getByRole('button', { name: 'Next' })
      .click();
  const last = page.getByRole('dialog', { name: 'Dialog 3' });
  await last.getByRole('button', { name: 'Close' }).click();
  await expect.element(last).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

function press(type: 'pointerdown' | 'click', on: Element) {
  on.dispatchEvent(new PointerEvent(type, { bubbles: true }));
}

it('closes on a click outside, but not on a selection that ends there', async () => {
  const closed: string[] = [];
  await show(<Stage kind={Dialog} closed={closed} />);
  await opener().click();
  press('pointerdown', dialog().getByLabelText('Answer').element());
  press('click', dialog().element());
  await expect.element(dialog()).toBeVisible();
  press('pointerdown', dialog().element());
  press('click', dialog().element());
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(closed).toEqual(['closed']);
});

it('cannot be closed while it is busy, however often one tries', async () => {
  const closed: string[] = [];
  await show(<Stage kind={Dialog} busy closed={closed} />);
  await opener().click();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  press('pointerdown', dialog().element());
  press('click', dialog().element());
  await expect.element(dialog()).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: 'Close' })).toBeDisabled();
  expect(document.querySelector('dialog:modal')).toBe(dialog().element());
  expect(closed).toEqual([]);
});

it.each([
  ['narrow', 400, [390, 400, 400, 400]],
  ['usual', 700, [390, 700, 700, 700]],
  // It leaves a margin of 16 px where the page is narrower than 1000 px and its own margins.
  ['wide', 1_000, [390, 736, 1_000, 1_000]],
] as const)('A14 a %s dialog is %i px wide, and no wider than its page', async (width, _, widths) => {
  await show(
    <Dialog open title="A question" width={width} onClose={() => {}}>
      Content
    </Dialog>,
  );
  const seen = [];
  for (const viewport of [390, 768, 1_440, 2_560]) {
    await page.viewport(viewport, 900);
    seen.push(dialog().element().getBoundingClientRect().width);
  }
  expect(seen).toEqual(widths);
});

it('is a sheet at the bottom edge of a phone', async () => {
  await page.viewport(390, 844);
  await show(
    <Dialog open title="A question" onClose={() => {}}>
      Content
    </Dialog>,
  );
  await expect.poll(() => document.getAnimations().length).toBe(0);
  const { left, width, bottom } = dialog().element().getBoundingClientRect();
  expect({ left, width, bottom }).toEqual({ left: 0, width: 390, bottom: 844 });
});

it('keeps the focus on a busy button, and lets it do nothing more', async () => {
  const pressed: string[] = [];
  function Work() {
    const [busy, setBusy] = useState(false);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          pressed.push('submitted');
        }}
      >
        <TextInput aria-label="Word" />
        <Button
          type="submit"
          busy={busy}
          onClick={() => {
            pressed.push('pressed');
            setBusy(true);
          }}
        >
          Save
        </Button>
      </form>
    );
  }
  await show(<Work />);
  const button = page.getByRole('button', { name: 'Save' });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await page.getByLabelText('Word').click();
  await userEvent.keyboard('{Enter}');
  expect(pressed).toEqual(['pressed', 'submitted']);
});

it('gives the focus to the page when a dialog that opened with it is closed', async () => {
  function Introduction() {
    const [open, setOpen] = useState(true);
    return (
      <main tabIndex={-1}>
        <Dialog open={open} title="Welcome" onClose={() => setOpen(false)}>
          Three steps
        </Dialog>
      </main>
    );
  }
  await show(<Introduction />, true);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

it.each([
  ['a dialog', Dialog, 1_440],
  ['a dialog in a window with little room', Dialog, 1_280],
  ['a drawer', Drawer, 1_440],
])('leaves the chart next to the page in sight: %s', async (_, Kind, width) => {
  await page.viewport(width, 900);
  document.documentElement.toggleAttribute('data-panel', true);
  onTestFinished(() => void document.documentElement.toggleAttribute('data-panel', false));
  await show(
    <Kind open title="A question" width="wide" onClose={() => {}}>
      Well?
    </Kind>,
  );
  const shown = dialog().element();
  expect(shown.getBoundingClientRect().right).toBeLessThanOrEqual(width - panelPixels);
  expect(getComputedStyle(shown, '::backdrop').right).toBe(`${panelPixels}px`);
});
