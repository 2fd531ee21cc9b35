import { useLingui } from '@lingui/react/macro';
import { useTransition } from 'react';
import { languages } from '#contract/limits.ts';
import { Select } from '#src/ui/SelectInput.tsx';
import { activateLanguage } from '../languages.ts';

/** Each language by its own name. */
const names = { en: 'English', es: 'Español' } as const;

export function LanguageSelect() {
  const { t, i18n } = useLingui();
  const [pending, begin] = useTransition();
  return (
    <Select
      aria-label={t`Language`}
      width="auto"
      value={i18n.locale}
      disabled={pending}
      onChange={(event) => {
        const chosen = languages.find((language) => language === event.target.value);
        if (chosen) begin(() => activateLanguage(chosen));
      }}
    >
      {languages.map((language) => (
        <option key={language} value={language}>
          {names[language]}
        </option>
      ))}
    </Select>
  );
}
