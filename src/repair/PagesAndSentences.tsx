import { Box, Grid, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PreviewedLetter } from '#contract/letterPreview.ts';
import type { Failure } from '#machines/failure.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { BesideTitle } from '#src/ui/BesideTitle.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Segments } from '#src/ui/Segments.tsx';
import { Skeleton } from '#src/ui/Surface.tsx';
import { useGlossed } from './Gloss.tsx';
import { LetterPages, type PageSize, pageSizes } from './LetterPages.tsx';
import { LetterSentences } from './LetterSentences.tsx';
import { Zoom } from './Zoom.tsx';

interface PagesAndSentencesProps {
  readonly letter: PreviewedLetter;
  readonly drawing: Drawing;
  readonly onRetry: () => void;
}

/** The pages as they will print: still being prepared, there, or why they aren't. Null where another text says why. */
export type Drawing = { readonly pages: string | null; readonly failure: Failure | null } | null;

/**
 * One letter, pages and sentences: side by side if there is room, one or the other on a phone, and the same view for
 * the next letter.
 */
export function PagesAndSentences({ letter, drawing, onRetry }: PagesAndSentencesProps) {
  const { t } = useLingui();
  const isGlossed = useGlossed(letter);
  // On a phone, who reads what the sentences mean would otherwise look at small English pages first.
  const [part, setPart] = useState<'pages' | 'sentences'>(isGlossed ? 'sentences' : 'pages');
  const [size, setSize] = useState<PageSize>('page');
  // Pages that are read at their own size leave no room next to them.
  const isBeside = size === 'page';
  const shown = (own: typeof part) => ({
    base: part === own ? 'block' : 'none',
    ...(isBeside && { lg: 'block' }),
  });
  return (
    <>
      {drawing === null ? null : (
        <BesideTitle>
          <Box display={shown('pages')}>
            <Zoom sizes={pageSizes} size={size} onChange={setSize} />
          </Box>
        </BesideTitle>
      )}
      <Box display={{ base: 'block', ...(isBeside && { lg: 'none' }) }}>
        <Segments
          legend={t`Show`}
          value={part}
          options={[
            { value: 'pages', label: t`Pages` },
            { value: 'sentences', label: t`Sentences and evidence` },
          ]}
          onChange={setPart}
        />
      </Box>
      <Grid
        key={letter.id}
        templateColumns={{
          base: 'minmax(0, 1fr)',
          ...(isBeside && { lg: 'minmax(0, 5fr) minmax(0, 4fr)' }),
        }}
        gap="6"
        alignItems="start"
      >
        <Box display={shown('pages')} minW="0">
          {drawing === null ? null : <Pages {...drawing} size={size} onRetry={onRetry} />}
        </Box>
        <Box display={shown('sentences')} minW="0">
          <Box as="h3" fontSize="md" mb="3" display={{ base: 'none', lg: 'block' }}>
            <Trans>Evidence for each sentence</Trans>
          </Box>
          <LetterSentences letter={letter} />
        </Box>
      </Grid>
    </>
  );
}

type PagesProps = NonNullable<Drawing> &
  Pick<PagesAndSentencesProps, 'onRetry'> & { readonly size: PageSize };

function Pages({ pages, failure, size, onRetry }: PagesProps) {
  const { t } = useLingui();
  if (pages !== null) return <LetterPages svg={pages} size={size} />;
  if (failure === null)
    return <Skeleton aspectRatio="612 / 792" role="status" aria-label={t`Preparing pages…`} />;
  return (
    <Stack gap="3" align="start">
      <FailureBanner failure={failure} />
      <Button onClick={onRetry}>
        <Trans>Try Again</Trans>
      </Button>
    </Stack>
  );
}
