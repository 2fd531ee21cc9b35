import { Box, Grid, Stack } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { LeftOutStep } from '#contract/nextSteps.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { LetterPages } from '#src/repair/LetterPages.tsx';
import { LetterSentences } from '#src/repair/LetterSentences.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Segments } from '#src/ui/Segments.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { Banner, Skeleton } from '#src/ui/Surface.tsx';
import type { NextLetters } from './nextLetters.ts';
import { useOfferTexts } from './useOfferTexts.ts';

/** The letters page by page, next to their sentences, and what is left out of them. */
export function ReadingLetters({ work }: { readonly work: NextLetters }) {
  const { t } = useLingui();
  const { letters, letterId, leftOut } = useSelector(work, ({ context }) => context);
  const [part, setPart] = useState<'pages' | 'sentences'>('pages');
  const letter = letters.find(({ id }) => id === letterId);
  const shown = (own: typeof part) => ({ base: part === own ? 'block' : 'none', lg: 'block' });
  const count = letters.length;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' });
  }, [letterId]);
  return (
    <Stack gap="4">
      <Box ref={top} mb="-4" />
      {leftOut.length === 0 ? null : <LeftOut steps={leftOut} />}
      {letter === undefined ? null : (
        <>
          {count < 2 ? null : (
            <Field label={t`Letter ${letters.indexOf(letter) + 1} of ${count}`}>
              <SelectInput
                value={letter.id}
                options={letters.map(({ id, destination, subject }, index) => ({
                  value: id,
                  label: `${String(index + 1)}. ${destination.name}: ${subject.text}`,
                }))}
                onChange={(chosen) => work.send({ type: 'letter.choose', letterId: chosen })}
              />
            </Field>
          )}
          <Box display={{ base: 'block', lg: 'none' }}>
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
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 4fr)' }}
            gap="6"
            alignItems="start"
          >
            <Box display={shown('pages')}>
              <Pages work={work} />
            </Box>
            <Box display={shown('sentences')} minW="0">
              <LetterSentences letter={letter} />
            </Box>
          </Grid>
        </>
      )}
    </Stack>
  );
}

/** What is left out, and why. The rest is written. */
function LeftOut({ steps }: { readonly steps: readonly LeftOutStep[] }) {
  const { purposes, omissions } = useOfferTexts();
  return (
    <Banner tone="warning">
      <Box as="p" fontWeight="medium">
        <Plural value={steps.length} one="# item is left out" other="# items are left out" />
      </Box>
      <Stack as="ul" gap="1" listStyleType="none" mt="1">
        {steps.map(({ letter, item, purpose, heading, recipient, why }) => (
          <li key={`${letter} ${item} ${purpose}`}>
            {heading}, {recipient} ({purposes[purpose].name}): {omissions[why]}
          </li>
        ))}
      </Stack>
    </Banner>
  );
}

function Pages({ work }: { readonly work: NextLetters }) {
  const { t } = useLingui();
  const state = useSelector(work, (snapshot) => snapshot);
  const { pages, failure } = state.context;
  if (pages !== null) return <LetterPages svg={pages} />;
  // The reason why nothing was written stands above.
  if (state.matches({ reading: 'refused' })) return null;
  if (!state.matches({ reading: 'blank' }) || failure === null)
    return <Skeleton aspectRatio="612 / 792" role="status" aria-label={t`Preparing pages…`} />;
  return (
    <Stack gap="3" align="start">
      <FailureBanner failure={failure} />
      <Button onClick={() => work.send({ type: 'pages.retry' })}>
        <Trans>Try Again</Trans>
      </Button>
    </Stack>
  );
}
