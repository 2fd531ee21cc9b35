import { expect, it } from 'vitest';
import { scoreModelKey } from '#credit/report/scoreModel.ts';

const keys = (models: readonly string[]) => new Set(models.map((model) => scoreModelKey(model)));

it.each([
  [
    [
      'VantageScore3',
      'VantageScore 3',
      'VantageScore 3.0',
      'VANTAGESCORE® 3.0',
      'Vantage 3',
      'ExperianVantageScore3.0',
    ],
  ],
  [['VantageScore4', 'VantageScore 4.0', 'Vantage v4']],
  [['FICO 8', 'FICO Score 8', 'FICO® Score 8', 'FICOScore8.0']],
])('%j are one model', (models) => {
  expect(keys(models).size).toBe(1);
});

it('versions are different models, and so are those for one industry or bureau', () => {
  const models = [
    'VantageScore 3.0',
    'VantageScore 4.0',
    'FICO Score 2',
    'FICO Score 8',
    'FICO Score 9',
    'FICO Score 10',
    'FICO Score 10T',
    'FICO Auto Score 8',
    'FICO Bankcard Score 8',
    'EquifaxBeacon5.0',
    'EquifaxBeacon',
    'VantageScore',
  ];
  expect(keys(models).size).toBe(models.length);
});
