import { Box, Stack } from '@chakra-ui/react';
import { Plural } from '@lingui/react/macro';
import type { PreviewedLetter, PreviewedSentence } from '#contract/letterPreview.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { withItsSections } from '#src/ui/citations.ts';
import { distinctEvidence } from './distinctEvidence.ts';
import { EvidenceList } from './EvidenceList.tsx';
import { FindingNote } from './FindingNote.tsx';
import { Gloss, GlossNote } from './Gloss.tsx';

/** What a letter says, with the evidence behind each sentence: the letter for people who cannot see its pages. */
export function LetterSentences({ letter }: { readonly letter: PreviewedLetter }) {
  return (
    <Stack gap="5">
      <GlossNote letter={letter} />
      <Sentence sentence={letter.subject} strong />
      {letter.blocks.map(({ heading, sentences }, index) => (
        <Box as="section" key={`${String(index)} ${heading}`}>
          {heading === '' ? null : (
            <Box as="h3" lang="en" fontSize="md" mb="1.5">
              {heading}
            </Box>
          )}
          <Stack gap="2">
            {sentences.map((sentence) => (
              <Sentence key={sentence.text} sentence={sentence} />
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}

interface SentenceProps {
  readonly sentence: PreviewedSentence;
  readonly strong?: boolean;
}

function Sentence({ sentence: { text, gloss, evidence, finding }, strong = false }: SentenceProps) {
  const values = distinctEvidence(evidence);
  return (
    <Box>
      {/* Letters are written in English, whatever the language of the screen. */}
      <Box as="p" lang="en" fontWeight={strong ? 'strong' : 'normal'}>
        {withItsSections(text)}
      </Box>
      <Gloss text={gloss} />
      {values.length === 0 ? null : (
        <Disclosure
          summary={<Plural value={values.length} one="Based on # value" other="Based on # values" />}
        >
          <Stack gap="2" ps="6" pb="2">
            <EvidenceList evidence={values} />
            {finding === null ? null : (
              <Stack gap="1">
                <FindingNote {...finding} />
              </Stack>
            )}
          </Stack>
        </Disclosure>
      )}
    </Box>
  );
}
