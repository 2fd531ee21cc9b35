import { useLingui } from '@lingui/react/macro';
import { useTransition } from 'react';
import { languageNames } from '#src/browser/languageChoice.ts';
import { Select } from '#src/ui/SelectInput.tsx';
import { useWide } from '#src/ui/useWide.ts';
import { languages } from '#vocabulary/languages.ts';
import { chooseLanguage } from './activateLanguage.ts';

/** Each language by its own name, or by its code if there is no room. */
export function LanguageSelect() {
  const { t, i18n } = useLingui();
  const [pending, begin] = useTransition();
  const wide = useWide();
  return (
    <Select
      aria-label={t`Language`}
      width="auto"
      minH="control"
      py="0"
      fontSize="sm"
      borderColor="transparent"
      bgColor="transparent"
      value={i18n.locale}
      disabled={pending}
      onChange={(event) => {
        const chosen = languages.find((language) => language === event.target.value);
        if (chosen) begin(() => chooseLanguage(chosen));
      }}
    >
      {languages.map((language) => (
        <option key={language} value={language} title={languageNames[language]}>
          {wide ? languageNames[language] : language.toUpperCase()}
        </option>
      ))}
    </Select>
  );
}
