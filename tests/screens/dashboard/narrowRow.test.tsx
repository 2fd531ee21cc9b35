import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { switchTo } from '#tests/paths/harness/language.ts';
import { ClientList } from '#tests/paths/views/ClientList.tsx';
import { show } from '../profile/show.tsx';

const everyScore = (['TransUnion', 'Experian', 'Equifax'] as const).map((bureau) => ({
  bureau,
  change: -115,
}));

it.each([
  { card: 288, height: 156 },
  { card: 328, height: 130 },
  { card: 358, height: 130 },
  { card: 640, height: 104 },
])(
  'shows all of where a client stands in a low row of a card of $card px, with icons for a finger at its end',
  async ({ card, height }) => {
    await page.viewport(card + 32, 844);
    onTestFinished(() => page.viewport(414, 896));
    const standing = {
      round: 12,
      due: { on: '2024-10-23', isAssumed: true },
      next: null,
      begin: 'connect' as const,
      scores: everyScore,
    };
    const { screen } = await show(
      <div style={{ width: `${card}px` }}>
        <ClientList listed={{ ana: 'Ana Torres' }} standing={standing} />
      </div>,
    );
    await expect.element(screen.getByText('Connect a credit report')).toBeVisible();
    // None of it is left out for an ellipsis.
    const step = screen.getByText('Connect a credit report').element();
    expect(step.scrollHeight).toBe(step.clientHeight);
    const table = screen.getByRole('table', { name: 'Clients' }).element();
    expect(table.scrollWidth).toBe(table.clientWidth);
    const row = screen.getByRole('row', { name: /Ana Torres/ }).element();
    expect(row.clientHeight).toBeLessThanOrEqual(height);
    // What is seen of a button is its icon.
    const parts = [...row.querySelectorAll('.below > .cell > :not(.controls), .control > svg')].map((part) =>
      part.getBoundingClientRect(),
    );
    const { bottom, right } = row.getBoundingClientRect();
    expect(Math.max(...parts.map((part) => part.bottom))).toBeLessThan(bottom + 1);
    expect(Math.max(...parts.map((part) => part.right))).toBeLessThanOrEqual(right);
    const icons = [...row.querySelectorAll('.control')].map((icon) => icon.getBoundingClientRect());
    expect(right - Math.max(...icons.map((icon) => icon.right))).toBeLessThan(12);
    expect(Math.min(...icons.flatMap((icon) => [icon.width, icon.height]))).toBeGreaterThanOrEqual(44);
    // Nothing else is under an icon.
    const facts = [...row.querySelectorAll('.facts > *')].map((fact) => fact.getBoundingClientRect());
    const [first = new DOMRect()] = icons;
    expect(facts.length).toBe(2);
    for (const fact of facts)
      expect(fact.right <= first.left || fact.bottom <= first.top + 8, 'it is free of the icons').toBe(true);
  },
);

it.each([
  [1280, 992],
  [1360, 1072],
  [1900, 978],
  [2000, 1078],
])('cuts off no next step in Spanish, on a page of %i px, where the card has %i px', async (width, card) => {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(414, 896));
  await switchTo('es');
  onTestFinished(async () => void (await switchTo('en')));
  for (const [begin, words] of [
    ['connect', 'Conectar un informe de crédito'],
    ['generate', 'Generar las primeras cartas'],
  ] as const) {
    const standing = { round: 12, due: null, next: null, begin, scores: [] };
    const { screen } = await show(
      <div style={{ width: `${card}px` }}>
        <ClientList listed={{ ana: 'Ana Torres' }} standing={standing} />
      </div>,
    );
    const step = screen.getByText(words);
    await expect.element(step).toBeVisible();
    expect(step.element().scrollHeight).toBeLessThanOrEqual(step.element().clientHeight);
    const { bottom } = step.element().getBoundingClientRect();
    const row = step.element().closest('.row')?.getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(row?.bottom ?? 0);
    await screen.unmount();
  }
});
