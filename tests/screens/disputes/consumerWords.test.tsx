import '../profile/page.ts';
import { expect, it } from 'vitest';
import { OtherGroundsCard } from '#src/screens/disputes/next/OtherGroundsCard.tsx';
import { useOfferTexts } from '#src/screens/disputes/next/useOfferTexts.ts';
import { aDispute, bureauNamed } from '#tests/support/aDispute.ts';
import { show } from '../profile/show.tsx';

function EveryOfferText() {
  return <p>{JSON.stringify(useOfferTexts())}</p>;
}

it('J19 words next steps and what can be added so that they fit the person themselves: nobody is “the client”', async () => {
  const { screen } = await show(
    <>
      <EveryOfferText />
      <OtherGroundsCard
        disputes={[
          aDispute({ recipient: bureauNamed.Equifax }),
          aDispute({
            recipient: { id: 'summit', name: 'SUMMIT', kind: 'furnisher' },
            item: 'account:account-2',
          }),
        ]}
        letters={[]}
        onOpen={() => undefined}
      />
    </>,
  );
  await expect.element(screen.getByText('Identity theft', { exact: true })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/\bclients?\b/i);
});
