/** The name of a scoring model with the space that some formats leave out: VantageScore 3. */
export const scoreModelName = (model: string): string => model.replace(/^(VantageScore)(\d)/, '$1 $2');

const vantageScore = /^(?:equifax|experian|transunion)?vantage(?:score)?v?(\d+)(?:\.0)?$/;
const fico = /^fico(?:score)?v?(\d+)(?:\.0)?$/;

/**
 * The same for all spellings of one model: `VantageScore3`, `VantageScore® 3.0`, and `Vantage 3`. Versions are different models, and
 * so are those for one industry or one bureau, such as FICO Auto Score 8 and FICO Score 8.
 */
export function scoreModelKey(model: string): string {
  const name = model.toLowerCase().replaceAll(/[\s®™_-]+/g, '');
  const [, vantageVersion] = vantageScore.exec(name) ?? [];
  const [, ficoVersion] = fico.exec(name) ?? [];
  if (vantageVersion !== undefined) return `vantagescore ${vantageVersion}`;
  return ficoVersion === undefined ? name : `fico ${ficoVersion}`;
}
