import { Box, Stack } from '@chakra-ui/react';
import { Plural, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { LeftOutStep } from '#contract/nextSteps.ts';
import { PagesAndSentences } from '#src/repair/PagesAndSentences.tsx';
import { Field } from '#src/ui/Field.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { ItemName } from '#src/ui/ItemName.tsx';
import type { NextLetters } from './nextLetters.ts';
import { useOfferTexts, useOmission } from './useOfferTexts.ts';
import { letterName } from '#vocabulary/letterName.ts';
import { recipientName } from '#vocabulary/recipientName.ts';

/** The letters page by page, next to their sentences, and what is left out of them. */
export function ReadingLetters({ work }: { readonly work: NextLetters }) {
  const { t } = useLingui();
  const state = useSelector(work, (snapshot) => snapshot);
  const { letters, letterId, leftOut, pages, failure } = state.context;
  const letter = letters.find(({ id }) => id === letterId);
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
                options={letters.map(({ id, destination, subject, blocks }, index) => ({
                  value: id,
                  label: `${String(index + 1)}. ${letterName({
                    recipient: recipientName(destination),
                    subject: subject.text,
                    headings: blocks.flatMap(({ item }) => item?.name ?? []),
                  })}`,
                }))}
                onChange={(chosen) => work.send({ type: 'letter.choose', letterId: chosen })}
              />
            </Field>
          )}
          <PagesAndSentences
            letter={letter}
            // The reason why nothing was written stands above.
            drawing={
              state.matches({ reading: 'refused' })
                ? null
                : { pages, failure: state.matches({ reading: 'blank' }) ? failure : null }
            }
            onRetry={() => work.send({ type: 'pages.retry' })}
          />
        </>
      )}
    </Stack>
  );
}

/** What is left out, and why. The rest is written. */
function LeftOut({ steps }: { readonly steps: readonly LeftOutStep[] }) {
  const { purposes } = useOfferTexts();
  const omission = useOmission();
  return (
    <Banner tone="warning">
      <Box as="p" fontWeight="medium">
        <Plural value={steps.length} one="# item is left out" other="# items are left out" />
      </Box>
      <Stack as="ul" gap="1" listStyleType="none" mt="1">
        {steps.map(({ letter, item, purpose, heading, recipient, why }) => (
          <li key={`${letter} ${item} ${purpose}`}>
            <ItemName heading={heading} />, {recipient} ({purposes[purpose].name}): {omission(purpose, why)}
          </li>
        ))}
      </Stack>
    </Banner>
  );
}
