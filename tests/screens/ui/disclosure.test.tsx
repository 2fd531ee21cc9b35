import { expect, it } from 'vitest';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { FoldableCard } from '#src/ui/FoldableCard.tsx';
import { show } from '../profile/show.tsx';

/** How far the middle of the arrow is above or below the middle of the first line. */
function offLine(summary: Element): number {
  const arrow = summary.querySelector('svg')?.getBoundingClientRect();
  const text = document.createTreeWalker(summary, NodeFilter.SHOW_TEXT).nextNode();
  const range = document.createRange();
  if (text === null || arrow === undefined) return Number.NaN;
  range.selectNodeContents(text);
  const [line] = range.getClientRects();
  if (line === undefined) return Number.NaN;
  return Math.abs(arrow.top + arrow.height / 2 - (line.top + line.height / 2));
}

it('has its arrow at the first line of its label, however many there are', async () => {
  const { screen } = await show(
    <div style={{ width: '14rem' }}>
      <Disclosure summary="One line">Here</Disclosure>
      <Disclosure summary="A label that is too long for one line of its narrow column">Here</Disclosure>
      <FoldableCard title="History" folded>
        Here
      </FoldableCard>
    </div>,
  );
  await expect.element(screen.getByText('History')).toBeVisible();
  const off = [...document.querySelectorAll('summary')].map(offLine);
  expect(off).toHaveLength(3);
  for (const each of off) expect(each).toBeLessThan(2);
});
