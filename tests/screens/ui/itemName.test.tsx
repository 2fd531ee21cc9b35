import { show } from '../profile/show.tsx';
import { i18n } from '@lingui/core';
import { expect, it, onTestFinished } from 'vitest';
import { FirstNames } from '#src/ui/FirstNames.tsx';
import { asItem, ItemName, useItemName } from '#src/ui/ItemName.tsx';

/** In a list, and as the name of a control. */
function Named({ heading }: { readonly heading: string }) {
  const nameOf = useItemName();
  return (
    <>
      <p data-testid="shown">
        <ItemName heading={heading} />
      </p>
      <button type="button" aria-label={nameOf(heading)} />
    </>
  );
}

it.each([
  ['NAVIENT ··4111, opened 03/14/2014', 'NAVIENT ··4111, opened 03/14/2014', 'NAVIENT\u00a0··4111'],
  ['UNION PLAINS BANK, 03/07/2025', 'UNION PLAINS BANK, 03/07/2025', 'UNION PLAINS BANK, 03/07/2025'],
  ['Address', 'Dirección', undefined],
  ['Social Security number', 'Número de Seguro Social', undefined],
])('says the words of “%s” in the language of the page', async (heading, said, inEnglish) => {
  // Without translations, a text of the page is still its own, and in no other language.
  i18n.loadAndActivate({ locale: 'es', messages: {} });
  onTestFinished(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
  const { screen } = await show(<Named heading={heading} />);
  const shown = screen.getByTestId('shown');
  await expect.element(shown).toHaveTextContent(said);
  await expect.element(screen.getByRole('button', { name: said, exact: true })).toBeInTheDocument();
  // What stays English is read as English, and the number begins no line.
  expect(shown.element().querySelector('[lang=en]')?.textContent).toBe(inEnglish);
});

it('marks only the names of companies as English among several items', async () => {
  i18n.loadAndActivate({ locale: 'es', messages: {} });
  onTestFinished(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
  const { screen } = await show(
    <p data-testid="shown">
      <FirstNames names={['NAVIENT ··4111, opened 03/14/2014', 'Address', 'A', 'B']} show={asItem} />
    </p>,
  );
  const shown = screen.getByTestId('shown');
  await expect.element(shown).toHaveTextContent('NAVIENT ··4111, opened 03/14/2014; Dirección; A and 1 more');
  expect([...shown.element().querySelectorAll('[lang=en]')].map(({ textContent }) => textContent)).toEqual([
    'NAVIENT\u00a0··4111',
    'A',
  ]);
});
