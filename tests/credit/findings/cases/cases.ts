import type { RuleId } from '#vocabulary/findings.ts';
import { accountTypeCases } from './accountType.ts';
import { balanceCases } from './balances.ts';
import { bankruptcyCases } from './bankruptcy.ts';
import { collectionCases } from './collections.ts';
import { dateCases } from './dates.ts';
import { disputeCases } from './disputes.ts';
import { duplicateCases } from './duplicates.ts';
import { historyCases } from './history.ts';
import { identityCases } from './identity.ts';
import { informationCases } from './information.ts';
import { inquiryCases } from './inquiries.ts';
import { obsolescenceCases } from './obsolescence.ts';
import { recordCases } from './publicRecords.ts';
import { reAgingCases } from './reAging.ts';
import { responsibilityCases } from './responsibility.ts';
import type { CasesFor } from './ruleCases.ts';
import { statusCases } from './status.ts';
import { statusMatrixCases } from './statusMatrix.ts';

/** The cases of every rule, for its tests and docs/findings.md. */
export const cases: CasesFor<RuleId> = {
  ...obsolescenceCases,
  ...balanceCases,
  ...statusCases,
  ...statusMatrixCases,
  ...historyCases,
  ...reAgingCases,
  ...dateCases,
  ...duplicateCases,
  ...collectionCases,
  ...responsibilityCases,
  ...bankruptcyCases,
  ...disputeCases,
  ...recordCases,
  ...inquiryCases,
  ...identityCases,
  ...accountTypeCases,
  ...informationCases,
};
