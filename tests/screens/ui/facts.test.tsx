import { expect, it } from 'vitest';
import { Dot, Facts } from '#src/ui/Facts.tsx';
import { show } from '../profile/show.tsx';

const widths = Array.from({ length: 22 }, (_, step) => 60 + step * 20);

/** Every word, and every dot that is seen, of an element. */
function partsOf(box: Element) {
  const parts: { readonly isDot: boolean; readonly rect: DOMRect }[] = [];
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    for (const { index, 0: part } of (node.textContent ?? '').matchAll(/\S+|^ $/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + part.length);
      const rect = range.getBoundingClientRect();
      if (rect.width > 0) parts.push({ isDot: part === ' ', rect });
    }
  return parts;
}

it('parts facts by a dot that no line begins or ends with', async () => {
  const { screen } = await show(
    widths.map((width) => (
      <div key={width} data-testid="box" style={{ width }}>
        <Facts of={['Equifax', null, '3 items', '', 'delivery assumed']} />
        <Dot />
        Round 2
      </div>
    )),
  );
  await expect.element(screen.getByTestId('box').first()).toBeVisible();
  const boxes = screen.getByTestId('box').elements();
  const seen = boxes.map((box) => {
    const parts = partsOf(box);
    return parts
      .filter(({ isDot }) => isDot)
      .map(({ rect }) => {
        const line = parts.filter((part) => !part.isDot && Math.abs(part.rect.top - rect.top) < 4);
        return (
          line.some((part) => part.rect.right <= rect.left + 1) &&
          line.some((part) => part.rect.left >= rect.right - 1)
        );
      });
  });
  expect(seen.flat()).not.toContain(false);
  // None in the narrowest, all in the widest.
  expect([seen.at(0)?.length, seen.at(-1)?.length]).toEqual([0, 3]);
  expect(boxes.at(0)).toHaveTextContent('Equifax · 3 items · delivery assumed · Round 2');
});
