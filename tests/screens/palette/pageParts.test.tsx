import { expect, it } from 'vitest';
import { goToPart, pageParts } from '#src/palette/pageParts.ts';
import { show } from '../profile/show.tsx';

it('finds what is seen and can be used by its name, each name once, and no rows of a table', async () => {
  await show(
    <main>
      <h2>
        Accounts <b>12</b>
      </h2>
      <label>
        <input type="checkbox" /> Experian
      </label>
      <label style={{ display: 'grid' }}>
        <span>Company logo</span>
        <span>PNG or JPG</span>
        <input type="file" />
      </label>
      <button type="button" aria-label="Correct: Mailed">
        Correct
      </button>
      <button type="button" disabled>
        Generate
      </button>
      <a href="/disputes">Disputes</a>
      <a href="/disputes">Disputes</a>
      <p hidden>
        <a href="/nowhere">Hidden</a>
      </p>
      <div role="table" aria-label="Clients">
        <div role="row">
          <div role="cell">
            <a href="/clients/1">Ana Torres</a>
          </div>
        </div>
      </div>
    </main>,
  );
  const parts = pageParts(document.querySelector('main'));
  expect(parts.map(({ name }) => name)).toEqual([
    'Accounts 12',
    'Experian',
    'Company logo',
    'Correct: Mailed',
    'Disputes',
    'Clients',
  ]);
  for (const { element } of parts) {
    goToPart(element);
    expect(document.activeElement).toBe(element);
  }
  expect(parts.map(({ element }) => element.tabIndex)).toEqual([-1, 0, 0, 0, 0, -1]);
});
