import { Box, Flex, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { sayings } from '#machines/answerForm.ts';
import { keyOf } from '#machines/answerLetters.ts';
import { rowsOf } from '#machines/answerRecordingParts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { sayingTexts } from './answerTexts.ts';
import { ItemRow } from './ItemRow.tsx';
import type { AnswerRecording } from './useAnswerRecording.ts';

/** One row for each open item of the chosen letters; nothing is preselected. */
export function ItemsPart({ recording }: { readonly recording: AnswerRecording }) {
  const { i18n } = useLingui();
  const state = useSelector(recording, (snapshot) => snapshot);
  const list = useRef<HTMLDivElement>(null);
  const rows = rowsOf(state.context);
  const skip = { type: 'items.skipRest' } as const;

  /** After the keys have decided a row, the next one is ready for them; after the last, the button that records. */
  function focusAfter(place: number): void {
    const next = list.current?.querySelectorAll('[data-row]')[place + 1];
    const target = next?.querySelector('input:checked') ?? next?.querySelector('input');
    const end = list.current?.closest('form')?.querySelector('[data-record]');
    for (const one of [target ?? end]) if (one instanceof HTMLElement) one.focus();
  }

  return (
    <Stack gap="1">
      <Flex gap="2" align="center" justify="space-between" wrap="wrap">
        <Box fontSize="sm" color="quiet">
          <Trans>Nothing is chosen for you. Use the words of the answer.</Trans>
        </Box>
        <Button look="plain" disabled={!state.can(skip)} onClick={() => recording.send(skip)}>
          <Trans>The rest: not mentioned</Trans>
        </Button>
      </Flex>
      <Disclosure summary={<Trans>What these words mean</Trans>}>
        <Box as="dl" fontSize="sm" py="1" display="grid" gap="1.5" maxW="46rem">
          {sayings.map((saying) => (
            <Box key={saying}>
              <Box as="dt" fontWeight="medium" display="inline">
                {i18n._(sayingTexts[saying].name)}
              </Box>
              {': '}
              <Box as="dd" display="inline" color="quiet">
                {i18n._(sayingTexts[saying].about)}
              </Box>
            </Box>
          ))}
        </Box>
      </Disclosure>
      <Box ref={list}>
        {rows.map((row, place) => (
          <ItemRow
            key={keyOf(row)}
            recording={recording}
            row={row}
            number={place + 1}
            onDecidedByKey={() => focusAfter(place)}
          />
        ))}
      </Box>
    </Stack>
  );
}
