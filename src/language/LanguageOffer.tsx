import { chakra, Flex } from '@chakra-ui/react';
import { useLingui } from '@lingui/react';
import { useSyncExternalStore } from 'react';
import { offeredLanguage, watchOffer } from '#src/browser/languageChoice.ts';
import { Button } from '#src/ui/Button.tsx';
import { type Language, languageOf } from '#vocabulary/languages.ts';
import { chooseLanguage } from './activateLanguage.ts';

/** In the language that is offered, whatever the page's own is. */
const words: Readonly<Record<Language, { offer: string; accept: string; decline: string }>> = {
  en: { offer: 'Redress is also available in English.', accept: 'Read in English', decline: 'No, thanks' },
  es: { offer: 'Redress también está en español.', accept: 'Ver en español', decline: 'No, gracias' },
};

/**
 * Offers the browser's language, once: on the first page after a sign-in without a chosen language, and in what opens
 * in front of it by itself. An agency's client may read their page before any sign-in, so there it stays until it is answered.
 */
export default function LanguageOffer() {
  const { i18n } = useLingui();
  const language = useSyncExternalStore(watchOffer, offeredLanguage);
  if (language === null) return null;
  const current = languageOf(i18n.locale);
  const { offer, accept, decline } = words[language];
  /** The buttons disappear with the offer, so the focus moves on. */
  const answer = (chosen: Language, button: HTMLElement) => {
    const place =
      button.closest('dialog')?.querySelector<HTMLElement>('[data-first-focus]') ??
      document.getElementById('page');
    void chooseLanguage(chosen).then(() => place?.focus({ preventScroll: true }));
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
      <Button onClick={({ currentTarget }) => answer(language, currentTarget)}>{accept}</Button>
      <Button look="plain" onClick={({ currentTarget }) => answer(current, currentTarget)}>
        {decline}
      </Button>
    </Flex>
  );
}
