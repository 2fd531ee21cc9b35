import type { Bureau, Score } from '../model.ts';
import { code, noCode, scoreFactors } from './codes.ts';
import { source } from './tree.ts';
import type { Branch } from './tree.ts';

const models: Readonly<Record<Bureau, string>> = { TransUnion: '00W40', Experian: 'VP', Equifax: '05215' };

/** TrueLink's CreditScoreType. Texts of a factor carry their role as a prefix. */
export function creditScore(score: Score, pulledOn: string): Branch {
  return {
    riskScore: String(score.value),
    scoreName: 'VantageScore3',
    populationRank: String(score.rank),
    inquiriesAffectedScore: 'true',
    CreditScoreFactor: score.factors.map((factor) => {
      const [text = '', explain = '', cando = ''] = scoreFactors[factor] ?? [];
      return {
        bureauCode: factor,
        FactorType: factor.startsWith('P') ? 'Positive' : 'Negative',
        Factor: code(factor, '', '100000'),
        FactorText: [`explain: ${explain}`, `factor: ${text}`, `cando: ${cando}`],
      };
    }),
    CreditScoreModel: code(models[score.bureau], 'VantageScore 3.0 with Positive Score Factors'),
    NoScoreReason: noCode,
    Source: source(score.bureau, pulledOn),
  };
}
