import { Box, chakra, Stack } from '@chakra-ui/react';
import type { OwnLetter } from '#contract/clientPage.ts';
import { Gloss, useGlossed } from '#src/repair/Gloss.tsx';
import { withItsSections } from '#src/ui/citations.ts';
import { shownDate } from '#src/ui/dates.ts';

/** A letter as text, on paper. It is written in English, whatever the language of the page. */
export function LetterText({ letter }: { readonly letter: OwnLetter }) {
  const { sender, writtenOn, recipient, subject, identification, blocks, exhibits, signed } = letter;
  const [name = ''] = sender;
  const isGlossed = useGlossed(letter);
  return (
    <Stack
      lang="en"
      gap="4"
      bg="card"
      border="1px solid"
      borderColor="edge"
      borderRadius="md"
      p={{ base: '4', md: '6' }}
      overflowWrap="anywhere"
    >
      <address style={{ fontStyle: 'normal' }}>
        {sender.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <div>{shownDate(writtenOn)}</div>
      <div>{recipient.name}</div>
      <Box as="h3" fontSize="md">
        {withItsSections(subject.text)}
      </Box>
      <Gloss text={subject.gloss} />
      <dl>
        {identification.map(({ label, value }) => (
          <div key={label}>
            <chakra.dt display="inline" color="quiet">
              {label}:{' '}
            </chakra.dt>
            <chakra.dd display="inline">{value}</chakra.dd>
          </div>
        ))}
      </dl>
      {blocks.map(({ heading, sentences }, index) => (
        <section key={`${String(index)} ${heading}`}>
          {heading === '' ? null : (
            <Box as="h4" fontSize="md" mb="1">
              {heading}
            </Box>
          )}
          {heading === '' && !isGlossed ? (
            <p>{withItsSections(sentences.map(({ text }) => text).join(' '))}</p>
          ) : (
            <Stack gap="1.5">
              {sentences.map(({ text, gloss }) => (
                <div key={text}>
                  <p>{withItsSections(text)}</p>
                  <Gloss text={gloss} />
                </div>
              ))}
            </Stack>
          )}
        </section>
      ))}
      <div>
        {signed === null ? (
          <Box mt="10" />
        ) : (
          <p>
            Signed electronically by {signed.name} on {shownDate(signed.on)}
          </p>
        )}
        <Box borderTop="1px solid" borderColor="quiet" maxW="16rem" mt="1" pt="1">
          {name}
        </Box>
      </div>
      {exhibits.map((exhibit, index) => (
        <Exhibit key={`${String(index)} ${exhibit.heading}`} exhibit={exhibit} />
      ))}
    </Stack>
  );
}

function Exhibit({
  exhibit: { heading, bureaus, rows },
}: {
  readonly exhibit: OwnLetter['exhibits'][number];
}) {
  return (
    // Wider than a phone: it scrolls by itself, also with the keyboard.
    <Box as="section" overflowX="auto" tabIndex={0} aria-label={heading}>
      <Table>
        <caption>{heading}</caption>
        <thead>
          <tr>
            <td />
            {bureaus.map((bureau, place) => (
              <th key={`${String(place)} ${bureau}`} scope="col">
                {bureau}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }, index) => (
            <tr key={`${String(index)} ${label}`}>
              <th scope="row">{label}</th>
              {cells.map((cell, place) => (
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

const Table = chakra('table', {
  base: {
    width: '100%',
    minWidth: '26rem',
    fontSize: 'sm',
    borderCollapse: 'collapse',
    '& caption': { textAlign: 'start', fontWeight: 'medium', pb: '1' },
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      py: '1',
      pe: '3',
      borderTop: '1px solid var(--chakra-colors-edge)',
      fontWeight: 'normal',
    },
    '& thead th': { fontWeight: 'medium' },
    '& tbody th': { color: 'quiet' },
  },
});
