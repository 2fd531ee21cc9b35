import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Button, IconButton } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { FoldableCard } from '#src/ui/FoldableCard.tsx';
import { LegalFooter } from '#src/ui/LegalLinks.tsx';
import { Segments } from '#src/ui/Segments.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { show } from '../profile/show.tsx';

const nothing = () => undefined;

it.each([320, 390])('makes everything that is tapped at least 44 pixels high at %i px', async (width) => {
  await page.viewport(width, 844);
  const { screen } = await show(
    <>
      <Button size="small">Record</Button>
      <IconButton label="Close" />
      <Segments legend="How" options={[{ value: 'a', label: 'Automatic' }]} value="a" onChange={nothing} />
      <Checkbox checked={false} onChange={nothing}>
        Experian
      </Checkbox>
      <Switch checked={false} onChange={nothing}>
        Reminders
      </Switch>
      <Disclosure summary="More">Here</Disclosure>
      <FoldableCard title="History" folded>
        Here
      </FoldableCard>
      <LegalFooter />
    </>,
  );
  await expect.element(screen.getByText('Your rights')).toBeVisible();
  const tapped = [...document.querySelectorAll<HTMLElement>('button, summary, footer a, label')];
  const low = tapped.filter((each) => each.getBoundingClientRect().height < 44);
  expect(tapped.length).toBeGreaterThan(10);
  expect(low.map(({ textContent }) => textContent)).toEqual([]);
});
