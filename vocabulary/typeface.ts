/**
 * Inter, variable, Latin (https://github.com/rsms/inter, SIL Open Font License, `src/public/typeface/OFL.txt`). Its
 * name has the start of its SHA-256, so that browsers keep it for good.
 */
export const typefaceUrl = '/typeface/inter-3100e775.woff2';

/** Inter's lines as shares of its size. */
const ascent = 0.96875;
const descent = 0.2412;

/** The system's sans serifs, and how wide Inter is compared with each. */
const twins = [
  { family: 'Inter twin', of: ['Arial', 'Liberation Sans', 'Helvetica'], width: 1.071 },
  { family: 'Inter twin of Roboto', of: ['Roboto'], width: 1.063 },
  { family: 'Inter twin of DejaVu', of: ['DejaVu Sans'], width: 0.945 },
] as const;

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

function twinFace({ family, of, width }: (typeof twins)[number]): string {
  const sources = of.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"${family}";src:${sources};size-adjust:${percent(width)};ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%}`;
}

/** For `font-family`: Inter, or the sans serif of the system in Inter's measures. */
export const typefaceFamily = [
  'Inter',
  ...twins.map(({ family }) => `"${family}"`),
  'system-ui',
  'sans-serif',
].join(',');

/**
 * The faces as CSS. A file that arrives late is kept for the next page instead of replacing text that is being read:
 * nothing ever moves.
 */
export const typefaceFaces = [
  `@font-face{font-family:Inter;src:url(${typefaceUrl}) format("woff2");font-weight:100 900;font-display:optional}`,
  ...twins.map(twinFace),
].join('');
