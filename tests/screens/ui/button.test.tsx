import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Actions } from '#src/ui/Actions.tsx';
import { Button } from '#src/ui/Button.tsx';
import { show } from '../profile/show.tsx';

const looks = ['solid', 'danger', 'outline', 'plain'] as const;

const colorsOf = (element: Element) => {
  const { color, backgroundColor } = getComputedStyle(element);
  return { color, backgroundColor };
};

it.each(looks)(
  'a button that is %s looks while its work is in progress as it did before, under the pointer too',
  async (look) => {
    const { screen } = await show(
      <>
        <Button look={look}>Save</Button>
        <Button look={look} busy>
          Saving
        </Button>
      </>,
    );
    const resting = colorsOf(screen.getByRole('button', { name: 'Save', exact: true }).element());
    const busy = screen.getByRole('button', { name: 'Saving' });
    await userEvent.hover(busy);
    // Colors change over time.
    await expect.poll(() => busy.element().getAnimations().length).toBe(0);
    expect(colorsOf(busy.element())).toEqual(resting);
  },
);

it.each(looks)('a button that is %s and disabled is flat, under the pointer too', async (look) => {
  const { screen } = await show(
    <>
      <Button look={look} disabled>
        Save
      </Button>
      <Button look={look} disabled>
        Send
      </Button>
    </>,
  );
  const other = colorsOf(screen.getByRole('button', { name: 'Save' }).element());
  const hovered = screen.getByRole('button', { name: 'Send' });
  await userEvent.hover(hovered);
  await expect.poll(() => hovered.element().getAnimations().length).toBe(0);
  expect(colorsOf(hovered.element())).toEqual(other);
});

it.each(['small', 'usual'] as const)(
  'the lines of a %s button that has two stay clear of its edges',
  async (size) => {
    const { screen } = await show(
      <div style={{ width: '9rem' }}>
        <Button size={size}>Conectar un informe de crédito</Button>
      </div>,
    );
    const button = screen.getByRole('button').element();
    const text = document.createRange();
    text.selectNodeContents(button);
    const [edge, line] = [button.getBoundingClientRect(), text.getBoundingClientRect()];
    expect(line.height).toBeGreaterThan(2 * 12);
    expect(line.top - edge.top).toBeGreaterThanOrEqual(4);
  },
);

it.each([
  [390, true],
  [768, false],
])('actions fill their line on a phone only: at %i px', async (width, fills) => {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(414, 896));
  const { screen } = await show(
    <Actions>
      <Button>Continue</Button>
    </Actions>,
  );
  const button = screen.getByRole('button').element();
  expect(button.getBoundingClientRect().width === button.parentElement?.clientWidth).toBe(fills);
});
