import { useLingui } from '@lingui/react/macro';
import { itemOpening } from '#vocabulary/accountMask.ts';
import { personalEntries } from '#vocabulary/personalEntries.ts';
import { useLanguage } from './useLanguage.ts';

interface NameParts {
  /** As letters write it, in English. */
  readonly name: string;
  /** What the page says instead, in its own language. */
  readonly translated: string | undefined;
  /** The day on which an account was opened. */
  readonly opened: string | undefined;
}

function useNameParts(): (heading: string) => NameParts {
  const language = useLanguage();
  return (heading) => {
    const [name = '', opened] = heading.split(itemOpening);
    const entry = Object.values(personalEntries).find(({ en }) => en === heading);
    return { name, translated: entry?.[language], opened };
  };
}

/** What a letter disputes, as text. */
export function useItemName(): (heading: string) => string {
  const { t } = useLingui();
  const partsOf = useNameParts();
  return (heading) => {
    const { name, translated = name, opened } = partsOf(heading);
    return opened === undefined ? translated : `${translated}, ${t`opened ${opened}`}`;
  };
}

/** What a letter disputes. Its words are the page's; names of companies stay as the letter has them. */
export function ItemName({ heading }: { readonly heading: string }) {
  const { t } = useLingui();
  const { name, translated, opened } = useNameParts()(heading);
  if (translated !== undefined) return translated;
  return (
    <>
      <span lang="en">{name}</span>
      {opened === undefined ? null : `, ${t`opened ${opened}`}`}
    </>
  );
}
