import type { Variant } from '#contract/shapes.ts';
import { deskColors, paperColors } from '#vocabulary/pageColors.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The icons in `src/public/icons`, drawn from `favicon.svg`; a maskable one may be cut to a circle. */
const icons = [
  icon('icon', 192, 'any'),
  icon('icon', 512, 'any'),
  icon('maskable', 192, 'maskable'),
  icon('maskable', 512, 'maskable'),
];

const colorOf = { b2b: deskColors.page[0], b2c: paperColors.page[0] } as const;

/** What a phone needs to put the product on its home screen (W3C, Web Application Manifest). */
export const manifestOf = (variant: Variant) => ({
  id: '/',
  name: variant === 'b2b' ? 'Redress Business' : 'Redress',
  short_name: 'Redress',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  // While it starts. Afterwards, pages say what color they have in light and dark.
  background_color: colorOf[variant],
  theme_color: colorOf[variant],
  icons,
});
