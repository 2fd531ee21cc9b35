import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { PreviewedLetter } from '#contract/letterPreview.ts';
import { markedKeys, type MarkedSentence, partsOf } from '#machines/letterMarks.ts';
import { useSelector } from '@xstate/react';
import { Gloss } from '#src/repair/Gloss.tsx';
import { withItsSections } from '#src/ui/citations.ts';
import type { LiveLetters } from '../useLiveLetters.ts';
import { markedLook } from './markedLook.ts';

interface LetterTextProps {
  readonly letter: PreviewedLetter;
  readonly live: LiveLetters;
  /** Percent of the reading size. */
  readonly size: number;
}

/** What a letter says, on paper. Choosing a sentence marks the values that it is based on. */
export function LetterText({ letter, live, size }: LetterTextProps) {
  const mark = useSelector(live, ({ context }) => context.mark);
  const paper = useRef<HTMLElement>(null);
  useEffect(() => {
    if (mark?.kind === 'evidence')
      paper.current?.querySelector('[aria-pressed=true]')?.scrollIntoView({ block: 'nearest' });
  }, [mark]);
  const parts = partsOf(letter);
  const marked = markedKeys(parts, mark);
  const sentence = (each: MarkedSentence) => (
    <Sentence
      key={each.key}
      sentence={each}
      isMarked={marked.has(each.key)}
      onChoose={() => live.send({ type: 'mark.choose', mark: { kind: 'sentence', key: each.key } })}
    />
  );
  const [subject, ...blocks] = parts;
  return (
    // Letters are written in English, whatever the language of the screen.
    <Paper ref={paper} lang="en" style={{ fontSize: `${String(size / 100)}rem` }}>
      <p>{letter.destination.name}</p>
      <Box as="h3" fontSize="1em" mt="1.5em">
        {subject?.sentences.map(({ gloss: _gloss, ...each }) => sentence(each))}
      </Box>
      <Gloss text={letter.subject.gloss} isOnPaper />
      {blocks.map(({ heading, sentences }, place) => (
        <Box key={`${String(place)} ${heading}`} mt="1em">
          {heading === '' ? null : (
            <Box as="h4" fontSize="1em" fontWeight="strong" mb="0.25em">
              {heading}
            </Box>
          )}
          <p>{sentences.map(sentence)}</p>
        </Box>
      ))}
    </Paper>
  );
}

interface SentenceProps {
  readonly sentence: MarkedSentence;
  readonly isMarked: boolean;
  readonly onChoose: () => void;
}

function Sentence({ sentence: { text, gloss, evidence }, isMarked, onChoose }: SentenceProps) {
  if (evidence.length === 0)
    return (
      <>
        {withItsSections(text)} <Gloss text={gloss} isOnPaper />
      </>
    );
  return (
    <>
      {/* A native button would not break over lines like the text around it. */}
      <Choice
        role="button"
        tabIndex={0}
        aria-pressed={isMarked}
        onClick={onChoose}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onChoose();
        }}
      >
        {withItsSections(text)}
      </Choice>{' '}
      <Gloss text={gloss} isOnPaper />
    </>
  );
}

const Paper = chakra('article', {
  base: {
    // Paper is white in every color scheme.
    bg: 'white',
    color: '#13201e',
    border: '1px solid',
    borderColor: 'edge',
    borderRadius: 'sm',
    px: '6',
    py: '6',
    maxWidth: '46em',
    mx: 'auto',
    lineHeight: '1.5',
    overflowWrap: 'anywhere',
    colorScheme: 'light',
  },
});

const Choice = chakra('span', {
  base: {
    cursor: 'pointer',
    textDecoration: 'underline dotted',
    textDecorationColor: '#5e6d6a',
    textUnderlineOffset: '0.25em',
    borderRadius: 'xs',
    boxDecorationBreak: 'clone',
    _hover: { bg: '#f1f5f4' },
    '&[aria-pressed=true]': {
      ...markedLook,
      bg: '#e2f2ef',
      textDecorationStyle: 'solid',
      textDecorationThickness: '2px',
      textDecorationColor: '#0f766c',
      boxShadow: 'none',
    },
  },
});
