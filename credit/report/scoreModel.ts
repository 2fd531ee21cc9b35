/** The name of a scoring model with the space that some formats leave out: VantageScore 3. */
export const scoreModelName = (model: string): string => model.replace(/^(VantageScore)(\d)/, '$1 $2');
