import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { offeredLanguage } from '#src/browser/languageChoice.ts';
import { Button } from '#src/ui/Button.tsx';
import type { Language } from '#vocabulary/languages.ts';
import { activateLanguage } from './activateLanguage.ts';

/** In the language that is offered, whatever the page's own is. */
const words: Readonly<Record<Language, { offer: string; accept: string; decline: string }>> = {
  en: { offer: 'Redress is also available in English.', accept: 'Read in English', decline: 'No, thanks' },
  es: { offer: 'Redress también está en español.', accept: 'Ver en español', decline: 'No, gracias' },
};

/** Offers the browser's language, once: on the first page after a sign-in without a chosen language. */
export default function LanguageOffer() {
  const [language, setLanguage] = useState(offeredLanguage);
  if (language === null) return null;
  const { offer, accept, decline } = words[language];
  const close = () => {
    setLanguage(null);
    document.getElementById('page')?.focus({ preventScroll: true });
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
    >
      <chakra.span flex="1 1 14rem">{offer}</chakra.span>
      <Button onClick={() => void activateLanguage(language).then(close)}>{accept}</Button>
      <Button look="plain" onClick={close}>
        {decline}
      </Button>
    </Flex>
  );
}
