import * as account from './account.ts';
import * as analysis from './analysis.ts';
import type { CallShape } from './call.ts';
import * as clientLink from './clientLink.ts';
import * as clientStatus from './clientStatus.ts';
import * as company from './company.ts';
import * as documents from './documents.ts';
import * as grounds from './grounds.ts';
import * as letterCheck from './letterCheck.ts';
import * as letterPreview from './letterPreview.ts';
import * as payment from './payment.ts';
import * as printLinks from './printLinks.ts';
import * as profiles from './profiles.ts';
import * as providers from './providers.ts';
import * as reportFile from './reportFile.ts';
import * as repair from './repair.ts';
import * as reports from './reports.ts';
import * as service from './service.ts';

function isCall(value: unknown): value is CallShape & { name: string } {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'url' in value && 'name' in value
  );
}

/** Every call there is. The isolation matrix and the lists of open doors are made from it. */
export const calls = [
  account,
  analysis,
  clientLink,
  clientStatus,
  company,
  documents,
  grounds,
  letterCheck,
  letterPreview,
  payment,
  printLinks,
  profiles,
  providers,
  repair,
  reportFile,
  reports,
  service,
].flatMap((room) => Object.values(room).filter(isCall));
