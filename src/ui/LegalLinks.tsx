import { chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { legalPages, legalPath, type LegalPage } from '#contract/legalPages.ts';

interface LegalLinkProps {
  readonly page: LegalPage;
  readonly children: ReactNode;
}

/** One of the legal pages in the reader's language, in a new tab, so that nothing typed here is lost. */
export function LegalLink({ page, children }: LegalLinkProps) {
  const { i18n } = useLingui();
  return (
    <Link href={legalPath(page, i18n.locale)} target="_blank" rel="noreferrer">
      {children}
    </Link>
  );
}

/** The end of a page: privacy notice, terms, refunds, and rights. */
export function LegalFooter() {
  const { t } = useLingui();
  const names = {
    privacy: t`Privacy`,
    terms: t`Terms of use`,
    refunds: t`Refunds and cancellation`,
    rights: t`Your rights`,
  };
  return (
    <chakra.footer
      px={{ base: '4', md: '6' }}
      pb="3"
      color="quiet"
      fontSize="sm"
      // What a page keeps at the bottom edge (`data-foot`) ends the page, and messages appear above it.
      css={{ 'body:has([data-foot]) &': { display: 'none' } }}
    >
      <chakra.ul
        // Two and two on a phone, where four have no room in a line.
        display={{ base: 'grid', md: 'flex' }}
        gridTemplateColumns="repeat(2, minmax(0, max-content))"
        flexWrap="wrap"
        columnGap="5"
        rowGap="1"
        listStyleType="none"
      >
        {legalPages.map((page) => (
          <li key={page}>
            <LegalLink page={page}>{names[page]}</LegalLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.footer>
  );
}

const Link = chakra('a', {
  base: {
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    'footer &': { display: 'inline-flex', alignItems: 'center', minH: { base: '11', md: '9' } },
  },
});
