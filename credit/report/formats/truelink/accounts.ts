import { bureaus, type Bureau } from '#vocabulary/bureaus.ts';
import type { Account, Code, Field, Tradeline } from '../../model.ts';
import { bureauOf } from '../reading/bureau.ts';
import { listOf, member, scalar, type Place } from '../reading/place.ts';
import { readTradeline } from './tradeline.ts';
import { cleanText } from '../reading/values.ts';

/** A partition gives its type in three attributes instead of one code; the pointer refers to the symbol. */
function typeOf(partition: Place): Field<Code> {
  const part = (name: string): string => cleanText(scalar(member(partition, name).value));
  const value = {
    symbol: part('accountTypeSymbol'),
    description: part('accountTypeDescription'),
    abbreviation: part('accountTypeAbbreviation'),
  };
  if (!value.symbol && !value.description && !value.abbreviation) return null;
  return { value, at: `${partition.at}/accountTypeSymbol` };
}

/** Display name: TransUnion's, otherwise Experian's, otherwise Equifax's; the first that is not empty. */
function creditorOf(tradelines: readonly Tradeline[]): string {
  for (const bureau of bureaus) {
    const named = tradelines.find((line) => line.bureau === bureau && line.creditorName !== null);
    if (named?.creditorName) return named.creditorName.value;
  }
  return '';
}

/** Keeps every line, including a second one of the same bureau: an account listed twice is itself disputable. */
function readTradelines(
  partition: Place,
  id: string,
  type: Field<Code>,
  only: Bureau | null,
): readonly Tradeline[] {
  const seen = new Map<Bureau, number>();
  return listOf(partition, 'Tradeline').flatMap((place) => {
    const bureau = bureauOf(place, only);
    if (bureau === null) return [];
    const position = (seen.get(bureau) ?? 0) + 1;
    seen.set(bureau, position);
    const lineId = position === 1 ? `${id}/${bureau}` : `${id}/${bureau}/${position}`;
    return [readTradeline(place, lineId, bureau, type)];
  });
}

/** The accounts in report order, grouped by the provider's partitions. */
export function readAccounts(report: Place, only: Bureau | null): readonly Account[] {
  return listOf(report, 'TradeLinePartition')
    .map((partition, index): Account => {
      const id = `account-${index}`;
      const type = typeOf(partition);
      const tradelines = readTradelines(partition, id, type, only);
      return { id, at: partition.at, creditor: creditorOf(tradelines), type, tradelines };
    })
    .filter((account) => account.tradelines.length > 0);
}
