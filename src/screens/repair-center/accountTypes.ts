import { useLingui } from '@lingui/react/macro';

/** An account type's name in the person's language; null for a provider's own wording. */
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
