import { chakra, Flex } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { offeredLanguage, watchOffer, withdrawOffer } from '#src/browser/languageChoice.ts';
import { Button } from '#src/ui/Button.tsx';
import type { Language } from '#vocabulary/languages.ts';
import { activateLanguage } from './activateLanguage.ts';

/** In the language that is offered, whatever the page's own is. */
const words: Readonly<Record<Language, { offer: string; accept: string; decline: string }>> = {
  en: { offer: 'Redress is also available in English.', accept: 'Read in English', decline: 'No, thanks' },
  es: { offer: 'Redress también está en español.', accept: 'Ver en español', decline: 'No, gracias' },
};

/**
 * Offers the browser's language, once: on the first page after a sign-in without a chosen language, and in what opens
 * in front of it by itself.
 */
export default function LanguageOffer() {
  const language = useSyncExternalStore(watchOffer, offeredLanguage);
  if (language === null) return null;
  const { offer, accept, decline } = words[language];
  const close = (button: HTMLElement) => {
    const place =
      button.closest('dialog')?.querySelector<HTMLElement>('[data-first-focus]') ??
      document.getElementById('page');
    withdrawOffer();
    place?.focus({ preventScroll: true });
  };
  return (
    <Flex
      role="region"
      aria-label={offer}
      lang={language}
      wrap="wrap"
      align="center"
      gap="2"
      px={{ base: '4', md: '6' }}
      py="2"
      bg="accentSoft"
      borderBottom="1px solid"
      borderColor="edge"
      css={{ 'dialog &': { borderRadius: 'md', borderWidth: '0' } }}
    >
      <chakra.span flex="1 1 14rem">{offer}</chakra.span>
      <Button
        onClick={(event) => {
          const { currentTarget } = event;
          void activateLanguage(language).then(() => close(currentTarget));
        }}
      >
        {accept}
      </Button>
      <Button look="plain" onClick={({ currentTarget }) => close(currentTarget)}>
        {decline}
      </Button>
    </Flex>
  );
}
