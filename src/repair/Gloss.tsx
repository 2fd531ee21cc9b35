import { Box } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Banner } from '#src/ui/Surface.tsx';
import { withItsSections } from '#src/ui/citations.ts';
import { useLanguage } from '#src/ui/useLanguage.ts';

interface GlossProps {
  /** What a sentence of a letter means; undefined if it was written without, or by the client. */
  readonly text: string | undefined;
  /** Next to the sentence on white paper, whatever the color scheme. */
  readonly isOnPaper?: boolean;
}

/** What a sentence of a letter means in Spanish, set apart from it and named as no part of the letter. */
export function Gloss({ text, isOnPaper = false }: GlossProps) {
  const { t } = useLingui();
  const language = useLanguage();
  if (text === undefined || language !== 'es') return null;
  return (
    <Box
      as="span"
      display="block"
      role="note"
      lang="es"
      aria-label={t`Not part of the letter`}
      fontSize="0.9em"
      fontStyle="italic"
      borderInlineStart="3px dotted"
      borderColor={isOnPaper ? '#5e6d6a' : 'edge'}
      color={isOnPaper ? '#46544f' : 'quiet'}
      bg={isOnPaper ? '#f1f5f4' : undefined}
      ps="2.5"
      mt="0.5"
      mb="2"
    >
      {withItsSections(text)}
    </Box>
  );
}

interface Glossed {
  readonly subject: { readonly gloss?: string | undefined };
  readonly blocks: readonly { readonly sentences: readonly { readonly gloss?: string | undefined }[] }[];
}

/** Whether the letter is read with what its sentences mean. */
export function useGlossed({ subject, blocks }: Glossed): boolean {
  const language = useLanguage();
  const sentences = [subject, ...blocks.flatMap((block) => block.sentences)];
  return language === 'es' && sentences.some(({ gloss }) => gloss !== undefined);
}

/** Why the letter is in English, and what stands below its sentences. */
export function GlossNote({ letter }: { readonly letter: Glossed }): ReactNode {
  return useGlossed(letter) ? (
    <Banner tone="info">
      <Trans>
        Letters are in English, because that is the language the bureaus and creditors work and answer in. The
        Spanish below each sentence explains it; it isn’t part of the letter and is never printed.
      </Trans>
    </Banner>
  ) : null;
}
