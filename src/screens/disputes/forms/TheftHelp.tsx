import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { configuration } from '#src/browser/configuration.ts';
import { SiteLink } from '#src/ui/SiteLink.tsx';
import { useLanguage } from '#src/ui/useLanguage.ts';

/** The FTC's site, whose report is an identity theft report with all bureaus (15 U.S.C. 1681a(q)(4)). */
const sites = {
  en: { href: 'https://www.identitytheft.gov/', name: 'IdentityTheft.gov' },
  es: { href: 'https://www.robodeidentidad.gov/', name: 'RobodeIdentidad.gov' },
} as const;

/**
 * What a person whose identity was stolen can do besides this letter: a free report, and a freeze (15 U.S.C. 1681c-1(i)(2))
 * or an alert, which the bureau that is asked refers to the other two (1681c-1(a)(1)(B)).
 */
export function TheftHelp() {
  return (
    <Box color="quiet" fontSize="sm">
      {configuration.variant === 'b2c' ? (
        <Trans>
          You can file the report for free at <Site />. To make it harder to open accounts in your name, you
          can also ask each bureau for a security freeze, or one of them for a fraud alert, which it passes on
          to the other two. Both are free. This letter doesn’t request either.
        </Trans>
      ) : (
        <Trans>
          The client can file the report for free at <Site />. To make it harder to open accounts in their
          name, they can also ask each bureau for a security freeze, or one of them for a fraud alert, which
          it passes on to the other two. Both are free. This letter doesn’t request either.
        </Trans>
      )}
    </Box>
  );
}

function Site() {
  const { href, name } = sites[useLanguage()];
  return <SiteLink href={href}>{name}</SiteLink>;
}
