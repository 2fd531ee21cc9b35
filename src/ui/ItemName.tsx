import { useLingui } from '@lingui/react/macro';
import { itemNameParts } from '#vocabulary/itemName.ts';
import { useLanguage } from './useLanguage.ts';

/** What a letter disputes, as text. */
export function useItemName(): (heading: string) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (heading) => {
    const { name, translated = name, opened } = itemNameParts(heading, language);
    return opened === undefined ? translated : `${translated}, ${t`opened ${opened}`}`;
  };
}

/** What a letter disputes. Its words are the page's; names of companies stay as the letter has them. */
export function ItemName({ heading }: { readonly heading: string }) {
  const { t } = useLingui();
  const { name, translated, opened } = itemNameParts(heading, useLanguage());
  if (translated !== undefined) return translated;
  return (
    <>
      <span lang="en">{name}</span>
      {opened === undefined ? null : `, ${t`opened ${opened}`}`}
    </>
  );
}

/** For lists of names: each as an item. */
export const asItem = (heading: string) => <ItemName heading={heading} />;
