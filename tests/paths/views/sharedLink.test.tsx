import { ClientLink } from '#src/screens/edit-profile/ClientLinkCard.tsx';
import { sharedLink } from '../cases/sharedLink.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const link = {
  url: 'https://my.redress.example/client/abcdefghijklmnopqrstuv',
  expiresAt: '2026-12-21T12:00:00.000Z',
  acceptedAt: null,
  acceptedBy: '',
};
const make = (screen: Screen) => screen.getByRole('button', { name: 'Create link' });
const end = (screen: Screen) => screen.getByRole('button', { name: 'Revoke' });
const works = async (busy: ReturnType<typeof make>, other: ReturnType<typeof make>) => {
  await expect.element(busy).toHaveAttribute('aria-busy', 'true');
  await expect.element(other).toBeDisabled();
};

walkViews({
  cases: sharedLink,
  // Whether there is a link is the page's to know: the card is shown as it is without one and with one.
  show: (work) => (
    <>
      <ClientLink work={work} link={null} closedAt={null} />
      <ClientLink work={work} link={link} closedAt={null} />
    </>
  ),
  does: {
    'Ana presses Create link': ({ screen }) => make(screen).click(),
    'Ana presses Revoke': ({ screen }) => end(screen).click(),
  },
  sees: {
    resting: async (screen) => {
      for (const button of [make(screen), end(screen)]) {
        await expect.element(button).toBeEnabled();
        await expect.element(button).not.toHaveAttribute('aria-busy');
      }
    },
    making: (screen) => works(make(screen), end(screen)),
    ending: (screen) => works(end(screen), make(screen)),
  },
});
