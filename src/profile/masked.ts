import type { SensitiveFieldName } from '#machines/sensitiveField.ts';

const lastOf = (value: string) => value.slice(-4);

/** How a typed value looks while masked: the last four digits, the year, or the last four characters. */
const maskOf: Record<SensitiveFieldName, (value: string) => string> = {
  ssn: (value) => `***-**-${lastOf(value.replaceAll(/\D/g, ''))}`,
  dob: (value) => `**/**/${value.slice(0, 4)}`,
  streetAddress: (value) => `***${lastOf(value)}`,
};

export function masked(field: SensitiveFieldName, value: string): string {
  return value === '' ? '' : maskOf[field](value);
}
