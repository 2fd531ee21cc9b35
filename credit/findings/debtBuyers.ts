/**
 * Accounts of companies that bought or collect a debt. Metro 2 has them report the day of the purchase or placement as
 * the date opened (Credit Reporting Resource Guide, field 10), so the debt itself is older.
 */
import type { Account, Tradeline } from '../report/model.ts';
import { isCollectionAccount, ratingOf } from './accountRating.ts';
import { plain } from './names.ts';

/** Of collectors in general, then of companies that do nothing else. */
const names =
  /\b(RECOVER(Y|IES)|RECOV|RECEIVABLES?|PORTFOLIO|FUNDING|ACQUISITIONS?|ASSETS?|COLLECTIONS?|FACTORING|LVNV|MIDLAND|CAVALRY|CACH|JEFFERSON CAPITAL|JCAP|PRA|RESURGENT|UNIFIN|VELOCITY|ENCORE)\b/;
const business = /\b(factoring|debt (buyer|purchas\w*)|purchased debt|collections?)\b/i;

function isBoughtLine(line: Tradeline, account: Account): boolean {
  const descriptions = [line.accountType, line.industry, line.creditType].map(
    (code) => code?.value.description ?? '',
  );
  // Debt buyers report their accounts as open accounts: portfolio type O, account type 0C.
  const isOpenPortfolio = account.type?.value.symbol === 'O' && ratingOf(line) === 'derogatory';
  return (
    isOpenPortfolio ||
    line.originalCreditor !== null ||
    line.industry?.value.symbol.startsWith('Y') === true ||
    descriptions.some((description) => business.test(description)) ||
    names.test(plain(line.creditorName?.value ?? ''))
  );
}

/** Whether any bureau’s line shows that the debt may have been bought or placed for collection. */
export function mayBeBoughtDebt(account: Account): boolean {
  return isCollectionAccount(account) || account.tradelines.some((line) => isBoughtLine(line, account));
}
