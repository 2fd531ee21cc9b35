import { Box, chakra, Stack } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { markedKeys, partsOf } from '#machines/letterMarks.ts';
import { fieldNames } from '#src/repair/fieldNames.ts';
import { ReportValue } from '#src/repair/ReportValue.tsx';
import { BureauMark } from '#src/ui/BureauMark.tsx';
import { CardTitle } from '#src/ui/Surface.tsx';
import type { LiveLetters } from '../useLiveLetters.ts';
import { markedLook } from './markedLook.ts';

/** The values that the letter being read is based on, item by item. Choosing one marks the sentences that quote it. */
export function EvidenceValues({ live }: { readonly live: LiveLetters }) {
  const { i18n } = useLingui();
  const { letters, letterId, mark } = useSelector(live, (snapshot) => snapshot.context);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (mark?.kind === 'sentence')
      list.current?.querySelector('[aria-pressed=true]')?.scrollIntoView({ block: 'nearest' });
  }, [mark]);
  const letter = letters.find(({ id }) => id === letterId);
  if (letter === undefined) return null;
  const parts = partsOf(letter);
  const marked = markedKeys(parts, mark);
  const count = parts.flatMap(({ evidence }) => evidence.filter(({ key }) => marked.has(key))).length;
  return (
    <Box ref={list}>
      <CardTitle>
        <Trans>Evidence in this letter</Trans>
      </CardTitle>
      <Box as="p" role="status" fontSize="sm" color="quiet" mb="2">
        {mark?.kind === 'sentence' ? (
          <Plural
            value={count}
            one="The chosen sentence is based on # value."
            other="The chosen sentence is based on # values."
          />
        ) : (
          <Trans>Choose a value to mark its sentences, or a sentence to mark its values.</Trans>
        )}
      </Box>
      <Stack gap="4">
        {parts.map(({ name, evidence }, place) =>
          evidence.length === 0 ? null : (
            <Box key={`${String(place)} ${name}`} role="group" aria-label={name || undefined}>
              {name === '' ? null : (
                <Box as="h3" lang="en" fontSize="sm" mb="1">
                  {name}
                </Box>
              )}
              <Values>
                {evidence.map(({ key, bureau, field, value }) => (
                  <li key={key}>
                    <Value
                      type="button"
                      aria-pressed={marked.has(key)}
                      onClick={() => live.send({ type: 'mark.choose', mark: { kind: 'evidence', key } })}
                    >
                      <Box as="span" color="quiet">
                        {i18n._(fieldNames[field])}
                      </Box>
                      <span>
                        {bureau === null ? null : (
                          <>
                            <BureauMark bureau={bureau} />
                            {bureau}{' '}
                          </>
                        )}
                        <Box as="span" fontWeight="medium">
                          <ReportValue field={field} value={value} />
                        </Box>
                      </span>
                    </Value>
                  </li>
                ))}
              </Values>
            </Box>
          ),
        )}
      </Stack>
    </Box>
  );
}

const Values = chakra('ul', {
  base: { listStyleType: 'none', borderTop: '1px solid', borderColor: 'edge' },
});

const Value = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: '8.75rem minmax(0, 1fr)',
    gap: '2',
    width: 'full',
    px: '2',
    py: '1',
    textAlign: 'left',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    borderBottom: '1px solid',
    borderColor: 'edge',
    _hover: { bg: 'hovered' },
    '&[aria-pressed=true]': markedLook,
  },
});
