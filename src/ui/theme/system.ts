import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { manyTimes } from './manyTimes.ts';
import { roles } from './roles.ts';
import { tokens } from './tokens.ts';

/** Chakra with only this product's theme: the default one weighs as much as half of React. */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    // Wide enough for two columns, with a mouse: neither a phone nor a tablet.
    conditions: { desk: '@media (min-width: 768px) and (pointer: fine)', paper: ':root[data-paper] &' },
    theme: {
      tokens,
      semanticTokens: roles,
      breakpoints: { sm: '480px', md: '768px', lg: '1100px', xl: '1280px' },
      keyframes: {
        spin: { to: { transform: 'rotate(360deg)' } },
        breathe: { '50%': { opacity: '0.45' } },
      },
    },
    globalCss: {
      ':root': {
        colorScheme: 'light dark',
        // The header's usual height, so that it isn't set once it is measured (useMeasured.ts).
        '--head': '61px',
        '@media (min-width: 768px)': { '--head': '48px' },
      },
      'html, body, #root': { minHeight: '100dvh' },
      // What has the focus is never behind the header, a bar at the bottom edge, or a message above it.
      html: {
        scrollPaddingTop: 'calc(var(--head) + 0.5rem)',
        scrollPaddingBottom: 'calc(var(--foot, 0px) + var(--tabs, 0px) + var(--messages, 0px) + 0.5rem)',
      },
      body: {
        bg: 'page',
        color: 'ink',
        fontFamily: 'body',
        fontSize: 'md',
        lineHeight: 'normal',
        textRendering: 'optimizeLegibility',
        // No last line of one short word.
        textWrap: 'pretty',
      },
      // On a narrow page, its end can be scrolled clear of messages, unless a bar keeps them above itself.
      'body:not(:has([data-foot]))': {
        '@media (max-width: 767px)': { paddingBottom: 'var(--messages, 0px)' },
      },
      // A modal dialog scrolls inside itself, and the page behind it stays where it is.
      'html:has(dialog:modal)': { overflow: 'hidden' },
      'h1, h2, h3': { fontWeight: 'strong', lineHeight: 'tight', textWrap: 'balance' },
      // Figures below each other are of one width.
      'table, time, input, dl, [role=table], [role=grid], [role=meter], [data-figures]': {
        fontVariantNumeric: 'tabular-nums',
      },
      // Inter lowers an asterisk next to a hyphen, so those of a hidden number would be uneven.
      input: { fontFeatureSettings: '"calt" 0' },
      ':focus-visible': {
        outline: '2px solid',
        outlineColor: 'focus',
        outlineOffset: '2px',
      },
      'main:focus-visible, h1:focus-visible': { outline: 'none' },
      ...manyTimes,
      // States that are told by a background elsewhere.
      '[aria-current], [aria-pressed=true], label:has(> input[type=radio]:checked), [role=row][aria-selected=true]':
        {
          '@media (forced-colors: active)': {
            outline: '2px solid Highlight',
            outlineOffset: '-2px',
            '&:focus-visible': { outline: '6px double Highlight' },
          },
        },
      // Its arrow is a background.
      select: { '@media (forced-colors: active)': { appearance: 'auto !important' } },
      '*, ::before, ::after': {
        '@media (prefers-reduced-motion: reduce)': {
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          // A short duration would start a transition of every property of every element.
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  }),
);
