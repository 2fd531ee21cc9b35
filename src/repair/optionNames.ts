import { useLingui } from '@lingui/react/macro';

/** The six automated options in the person's language. An id unknown to the browser keeps the server's name. */
export function useOptionName(): (id: number, name: string) => string {
  const { t } = useLingui();
  const names: Readonly<Record<number, string>> = {
    1: t`Attack All Negative Accounts`,
    2: t`Personal information only`,
    3: t`Late Payments Only`,
    4: t`Charge offs / Collections Only`,
    5: t`Inquiries Only`,
    6: t`Attack Everything Separately`,
  };
  return (id, name) => names[id] ?? name;
}
