import { Box, chakra, Stack } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { pageDrawings, pageSize } from './pageDrawings.ts';

/** Whole pages, or percent of the size on paper, where an inch has 96 pixels. */
export const pageSizes = ['page', 100, 150, 200] as const;
export type PageSize = (typeof pageSizes)[number];

const paperWidth = (pageSize.width * 96) / 72;

interface LetterPagesProps {
  readonly svg: string;
  readonly size: PageSize;
}

/** A letter page by page, as it will be printed. What is larger than its place is scrolled, also with the keyboard. */
export function LetterPages({ svg, size }: LetterPagesProps) {
  const { t } = useLingui();
  const pages = pageDrawings(svg);
  const count = pages.length;
  return (
    <Box {...(size !== 'page' && { role: 'region', 'aria-label': t`Pages`, tabIndex: 0 })} overflowX="auto">
      <Stack
        gap="4"
        mx="auto"
        style={size === 'page' ? {} : { width: `${String((paperWidth * size) / 100)}px` }}
      >
        {pages.map((page, index) => {
          const number = index + 1;
          return <Page key={number} svg={page} alt={t`Page ${number} of ${count}`} />;
        })}
      </Stack>
    </Box>
  );
}

/** Shown under an object URL that lives as long as the page is on screen. */
function Page({ svg, alt }: { readonly svg: string; readonly alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [svg],
  );
  return <Paper ref={show} alt={alt} />;
}

const Paper = chakra('img', {
  base: {
    width: 'full',
    aspectRatio: `${pageSize.width} / ${pageSize.height}`,
    // Paper is white in every color scheme: its letters are black, in forced colors too.
    bg: 'white',
    forcedColorAdjust: 'none',
    // An edge inside the paper, whose shape a border would change.
    outline: '1px solid',
    outlineColor: 'edge',
    outlineOffset: '-1px',
    borderRadius: 'sm',
  },
});
