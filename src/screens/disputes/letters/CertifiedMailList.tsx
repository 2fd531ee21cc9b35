import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { mailingList } from '#contract/mailingList.ts';
import { fetchFile } from '#src/api/perform.ts';
import { ResultsButton } from '#src/results/ResultsButton.tsx';
import { useResultsFile } from '#src/results/useResultsFile.ts';
import { useLanguage } from '#src/ui/useLanguage.ts';
import type { Language } from '#vocabulary/languages.ts';
import type { LetterSet } from './letterSets.ts';

interface CertifiedMailListProps {
  readonly profileId: string;
  readonly set: LetterSet;
  /** What the set is called. */
  readonly name: string;
}

/** Whether letters of a set still go, or went, by certified mail. */
export const isForCertifiedMail = ({ letters, unmailed }: LetterSet): boolean =>
  unmailed.length > 0 || letters.some(({ mailed }) => mailed?.way === 'certified');

/** What the forms for certified mail ask about a set's letters, as a PDF to print in the language of the screen. */
export function CertifiedMailList(props: CertifiedMailListProps) {
  const language = useLanguage();
  return <List key={language} language={language} {...props} />;
}

function List({
  profileId,
  set: { sessionId },
  name,
  language,
}: CertifiedMailListProps & { readonly language: Language }) {
  const work = useResultsFile((signal) =>
    fetchFile(mailingList, { params: { profileId, sessionId }, query: { language }, signal }),
  );
  return (
    <ResultsButton work={work}>
      <Trans>List for certified mail</Trans>
      <Box as="span" srOnly>
        : {name}
      </Box>
    </ResultsButton>
  );
}
