import type { Cents, Code, Field } from '../../model.ts';

/**
 * "0" can mean zero or "not reported". An account that cannot have a limit (a loan, a mortgage) has none. On
 * revolving, open, and line-of-credit accounts a reported zero is kept, because the bureau really shows it.
 */
export function creditLimit(limit: Field<Cents>, type: Field<Code>): Field<Cents> {
  return limit?.value === 0 && !/^[RCO]$/.test(type?.value.symbol ?? '') ? null : limit;
}
