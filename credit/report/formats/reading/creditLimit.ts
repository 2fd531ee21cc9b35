import type { Cents, Code, Field } from '../../model.ts';

/**
 * "0" stands for zero and for "not reported". An account that cannot have a limit (a loan, a mortgage) has none; on
 * revolving, open and line-of-credit accounts a reported zero is kept, because that is itself what the bureau shows.
 */
export function creditLimit(limit: Field<Cents>, type: Field<Code>): Field<Cents> {
  return limit?.value === 0 && !/^[RCO]$/.test(type?.value.symbol ?? '') ? null : limit;
}
