import { useLingui } from '@lingui/react/macro';

/** Names an account's type in the person's language; null for a word of the provider's own, which stays as it is. */
export function useAccountType(): (type: string) => string | null {
  const { t } = useLingui();
  const names = new Map([
    ['Mortgage', t`Mortgage`],
    ['Revolving', t`Revolving`],
    ['Installment', t`Installment`],
    ['Line of credit', t`Line of credit`],
    ['Open account', t`Open account`],
    ['Collection', t`Collection`],
    ['Unknown', t`Unknown`],
  ]);
  return (type) => names.get(type) ?? null;
}

/** Providers write English, which is quoted as it stands and says so to whoever has it read aloud. */
export const providersOwn = { lang: 'en' } as const;
