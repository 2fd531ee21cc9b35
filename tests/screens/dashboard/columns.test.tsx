import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { Columns } from '#src/screens/dashboard/Columns.tsx';
import { show } from '../profile/show.tsx';

it.each([
  [390, 'work, clients, calendar, logs'],
  [1440, 'work calendar, clients, logs'],
  [2560, 'work calendar, clients logs'],
])('places the parts of the page at %i px: %s', async (width, places) => {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(414, 896));
  const { screen } = await show(
    <Columns>
      <div>work</div>
      <div data-part="clients">clients</div>
      <div>calendar</div>
      <div data-part>logs</div>
    </Columns>,
  );
  await expect.element(screen.getByText('work')).toBeVisible();
  const lines = new Map<number, string[]>();
  for (const part of ['work', 'clients', 'calendar', 'logs']) {
    const { top } = screen.getByText(part).element().getBoundingClientRect();
    lines.set(top, [...(lines.get(top) ?? []), part]);
  }
  const shown = [...lines].toSorted(([a], [b]) => a - b).map(([, parts]) => parts.join(' '));
  expect(shown.join(', ')).toBe(places);
});
