import { chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { breakableParts } from '#vocabulary/breakableParts.ts';
import { useExplained } from './useExplained.ts';

interface ReportWordsProps {
  /** As a bureau or a provider wrote it, in English. */
  readonly text: string;
  /** The name of a court may be a general one or not; one without an explanation is no text to explain. */
  readonly isName?: boolean;
}

/** Words from a report, which letters quote as they are. In Spanish, what they mean comes first, or they say that they are English. */
export function ReportWords({ text, isName = false }: ReportWordsProps) {
  const explain = useExplained();
  const own = <span lang="en">{breakable(text)}</span>;
  if (explain === null) return own;
  const meaning = explain(text);
  if (meaning === text) return text;
  if (meaning === null && isName) return own;
  if (meaning === null) {
    return (
      <>
        {own}{' '}
        <Quiet>
          (<Trans>original text in English</Trans>)
        </Quiet>
      </>
    );
  }
  return (
    <>
      {meaning} <Quiet>({own})</Quiet>
    </>
  );
}

function breakable(text: string): ReactNode {
  const [first, ...rest] = breakableParts(text);
  if (rest.length === 0) return text;
  return [
    first,
    ...rest.map((part) => (
      <Fragment key={part}>
        <wbr />
        {part}
      </Fragment>
    )),
  ];
}

const Quiet = chakra('span', { base: { color: 'quiet', fontSize: '0.9em' } });
