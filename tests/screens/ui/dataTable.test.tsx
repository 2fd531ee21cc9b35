import { expectAccessible, show } from '../profile/show.tsx';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DataTable } from '#src/ui/DataTable.tsx';

afterEach(() => page.viewport(414, 896));

const clients = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: `${place}`,
    name: `Client ${place}`,
    date: '11/20/2026',
  }));

function Clients({ rows }: { rows: ReturnType<typeof clients> }) {
  return (
    <DataTable
      label="Clients"
      rows={rows}
      idOf={({ id }) => id}
      empty="no data available"
      columns={[
        { key: 'name', title: 'Name', width: { share: 2 }, cell: ({ name }) => name },
        { key: 'date', title: 'Date', width: '8rem', wide: true, cell: ({ date }) => date },
        {
          key: 'open',
          title: <span style={{ position: 'absolute', clipPath: 'inset(50%)' }}>Actions</span>,
          width: '4rem',
          cell: ({ name }) => <button type="button">Open {name}</button>,
        },
      ]}
    />
  );
}

const table = () => page.getByRole('table', { name: 'Clients' });
const drawn = () => [...document.querySelectorAll('[role="row"]')].map((row) => row.textContent);

it('draws only the visible rows of 10,000, in a box of 480 px, and says how many there are', async () => {
  await page.viewport(1440, 900);
  await show(<Clients rows={clients(10_000)} />);
  await expect.element(page.getByText('Client 0', { exact: true })).toBeVisible();
  expect(drawn().length).toBeLessThan(60);
  expect(table().element().getBoundingClientRect().height).toBe(480);
  await expect.element(table()).toHaveAttribute('aria-rowcount', '10001');
  await expectAccessible();
});

it('scrolls from the keyboard to the last row, with the header in view', async () => {
  await page.viewport(1440, 900);
  await show(<Clients rows={clients(10_000)} />);
  await userEvent.tab();
  await expect.element(table()).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByText('Client 9999', { exact: true })).toBeInViewport();
  await expect.element(page.getByRole('columnheader', { name: 'Name' })).toBeInViewport();
  await expect
    .element(page.getByRole('row', { name: /Client 9999/ }))
    .toHaveAttribute('aria-rowindex', '10001');
  expect(drawn().length).toBeLessThan(60);
});

it('is no taller than its rows', async () => {
  await page.viewport(1440, 900);
  await show(<Clients rows={clients(2)} />);
  await expect.poll(() => table().element().getBoundingClientRect().height).toBe(28 + 2 * 36 + 2);
});

it('says that it is empty', async () => {
  await show(<Clients rows={[]} />);
  await expect.element(page.getByRole('cell', { name: 'no data available' })).toBeVisible();
  await expectAccessible();
});

it('keeps every column on a phone: those without room are shown below, with their titles', async () => {
  await page.viewport(390, 844);
  // As in a card, in whose space the lines between the rows end.
  await show(
    <div style={{ padding: '16px' }}>
      <Clients rows={clients(3)} />
    </div>,
  );
  const row = page.getByRole('row', { name: /Client 1/ });
  const date = row.getByRole('cell', { name: '11/20/2026' });
  await expect.element(date).toBeVisible();
  await expect.element(row.getByText('Date')).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Date' })).toBeInTheDocument();
  const name = row.getByText('Client 1', { exact: true }).element().getBoundingClientRect();
  expect(date.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(name.bottom);
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectAccessible();
});

it('keeps its narrow rows while the menu takes half of the page', async () => {
  await page.viewport(1099, 900);
  await show(<Clients rows={clients(1)} />);
  const title = page.getByRole('row', { name: /Client 0/ }).getByText('Date');
  await expect.element(title).toBeVisible();
  await page.viewport(1100, 900);
  await expect.element(title).not.toBeInTheDocument();
});

it('starts what is shown below under the name', async () => {
  await page.viewport(390, 844);
  await show(
    <DataTable
      label="Clients"
      rows={clients(1)}
      idOf={({ id }) => id}
      empty="no data available"
      columns={[
        { key: 'tick', title: '', width: '1.5rem', cell: () => '' },
        { key: 'name', title: 'Name', width: { share: 1 }, strong: true, cell: ({ name }) => name },
        { key: 'state', title: 'State', width: '9rem', narrow: 'auto', cell: () => 'New' },
        { key: 'date', title: 'Date', width: '7rem', wide: true, long: true, cell: () => '11/20/2026' },
      ]}
    />,
  );
  const cell = (name: string) => page.getByRole('cell', { name }).element().getBoundingClientRect();
  expect(cell('11/20/2026').left).toBe(cell('Client 0').left);
  expect(cell('New').width).toBeLessThan(cell('Client 0').width / 2);
});

it('has room for everything it shows below at the side of a very wide page', async () => {
  await page.viewport(2560, 1440);
  const below = { width: '4rem', wide: true } as const;
  await show(
    <DataTable
      label="Clients"
      kind="atSide"
      rows={clients(2)}
      idOf={({ id }) => id}
      empty="no data available"
      columns={[
        {
          key: 'name',
          title: 'Name',
          width: { share: 1 },
          cell: ({ name }) => (
            <button type="button" style={{ height: '28px' }}>
              {name}
            </button>
          ),
        },
        { ...below, key: 'report', title: 'Report', long: true, cell: () => '11/10/2026' },
        { ...below, key: 'round', title: 'Round', cell: () => '1' },
        { ...below, key: 'to', title: 'Destination', long: true, cell: () => 'Experian' },
        { ...below, key: 'letters', title: 'Letters', cell: () => '13' },
        { ...below, key: 'mailing', title: 'Mailing', long: true, cell: () => 'Mailed' },
      ]}
    />,
  );
  const row = page.getByRole('row', { name: /Client 0/ });
  const { top, bottom } = row.element().getBoundingClientRect();
  const cells = row.getByRole('cell').elements();
  expect(cells).toHaveLength(6);
  for (const cell of cells) {
    expect(cell.getBoundingClientRect().top).toBeGreaterThanOrEqual(top);
    expect(cell.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
  }
});

it('rearranges its rows when the page becomes wide', async () => {
  await page.viewport(390, 844);
  await show(<Clients rows={clients(3)} />);
  await expect.element(page.getByRole('row', { name: /Client 2/ })).toBeVisible();
  const tops = () =>
    [...document.querySelectorAll('[role="row"]')].slice(1).map((row) => row.getBoundingClientRect().top);
  const apart = () => {
    const [first = 0, second = 0, third = 0] = tops();
    return [second - first, third - second];
  };
  expect(apart()).toEqual([78, 78]);
  await page.viewport(1440, 900);
  await expect.poll(apart).toEqual([36, 36]);
});

it('puts twice as much in a line below a row in the column at the side of a very wide page', async () => {
  await page.viewport(2560, 1300);
  const { screen } = await show(
    <div style={{ width: '38rem' }}>
      <DataTable
        label="Log"
        kind="atSide"
        rows={clients(3)}
        idOf={({ id }) => id}
        empty=""
        columns={[
          { key: 'name', title: 'Name', width: { share: 1 }, cell: ({ name }) => name },
          {
            key: 'user',
            title: 'Username',
            width: { share: 1 },
            wide: true,
            long: true,
            cell: () => 'Jordan Ellis',
          },
          { key: 'account', title: 'Account', width: { share: 1 }, wide: true, cell: () => '3675-4553' },
          { key: 'date', title: 'Date', width: { share: 1 }, wide: true, cell: ({ date }) => date },
        ]}
      />
    </div>,
  );
  const row = screen.getByRole('row', { name: /Client 0/ }).element();
  const below = [...row.querySelectorAll('.below > .cell')].map((cell) => cell.getBoundingClientRect());
  expect(new Set(below.map(({ top }) => top)).size).toBe(1);
  expect(Math.max(...below.map(({ bottom }) => bottom))).toBeLessThan(row.getBoundingClientRect().bottom);
});

it('makes rows as tall as their text where it is twice as large, down to the last of 10,000', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => void (document.documentElement.style.fontSize = ''));
  document.documentElement.style.fontSize = '200%';
  // In a card on a page.
  await show(
    <div style={{ padding: '0 32px' }}>
      <Clients rows={clients(10_000)} />
    </div>,
  );
  const rows = () => [...table().element().querySelectorAll('.row')];
  await expect.poll(rows).not.toEqual([]);
  const [first, second] = rows().map((row) => row.getBoundingClientRect());
  expect(first?.height).toBe(2 * (52 + 26));
  expect(second?.top).toBe(first?.bottom);
  expect(rows()[0]?.querySelector('[role=cell]')?.clientWidth).toBeGreaterThanOrEqual(2 * 56);
  table().element().scrollTop = table().element().scrollHeight;
  await expect.element(page.getByText('Client 9999', { exact: true })).toBeInViewport();
});
