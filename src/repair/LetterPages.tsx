import { chakra, Stack } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { pageDrawings, pageSize } from './pageDrawings.ts';

/** A letter page by page, as it will be printed. */
export function LetterPages({ svg }: { readonly svg: string }) {
  const { t } = useLingui();
  const pages = pageDrawings(svg);
  const count = pages.length;
  return (
    <Stack gap="4">
      {pages.map((page, index) => {
        const number = index + 1;
        return <Page key={number} svg={page} alt={t`Page ${number} of ${count}`} />;
      })}
    </Stack>
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
    // Paper is white in every color scheme.
    bg: 'white',
    // An edge inside the paper, whose shape a border would change.
    outline: '1px solid',
    outlineColor: 'edge',
    outlineOffset: '-1px',
    borderRadius: 'sm',
  },
});
