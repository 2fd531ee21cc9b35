import { Box, chakra, Flex } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { type ReactNode, Suspense, useEffect } from 'react';
import { offeredLanguage } from '#src/browser/languageChoice.ts';
import { LanguageSelect } from '#src/language/LanguageSelect.tsx';
import { lazily } from '#src/language/lazily.ts';
import { useSignOut } from '#src/session/useSession.ts';
import { configuration } from '#src/browser/configuration.ts';
import { Button, IconButton } from '#src/ui/Button.tsx';
import { LegalFooter } from '#src/ui/LegalLinks.tsx';
import type { ClientPage } from './load.ts';

/** Only for browsers of another language, until someone has chosen one. */
const LanguageOffer = lazily(async () => (await import('#src/language/LanguageOffer.tsx')).default);

interface ClientFrameProps {
  /** Null where nobody knows who sent the link. */
  readonly invitation: ClientPage['invitation'] | null;
  readonly signedIn: boolean;
  /** Stays in sight above the page. */
  readonly banner: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a client's page: the agency's name and logo, the language, the sign-out; none of the product's menu. */
export function ClientFrame({ invitation, signedIn, banner, children }: ClientFrameProps) {
  const { t } = useLingui();
  const signOut = useSignOut();
  const agency = invitation?.agency ?? 'Redress';
  const agencyLogoUrl = invitation?.agencyLogoUrl ?? '';
  const title = invitation === null ? t`This link no longer works` : t`Your information for ${agency}`;
  useEffect(() => {
    document.title = `${title} · Redress`;
  }, [title]);
  return (
    <Box minH="100dvh" display="flex" flexDirection="column">
      <Box position="sticky" top="0" zIndex="5">
        {banner}
      </Box>
      <Flex
        as="header"
        align="center"
        justify="flex-end"
        wrap="wrap"
        columnGap="3"
        px={{ base: '3', md: '6' }}
        minH="4rem"
        bg="card"
        borderBottom="1px solid"
        borderColor="edge"
      >
        {agencyLogoUrl === '' ? null : (
          <chakra.span bg="#fff" borderRadius="sm" p="1" flexShrink="0">
            <chakra.img
              src={`${configuration.api}${agencyLogoUrl}`}
              alt=""
              display="block"
              height="2rem"
              maxWidth="7rem"
              objectFit="contain"
            />
          </chakra.span>
        )}
        <Box
          as="h1"
          title={agency}
          fontSize={{ base: 'md', md: 'xl' }}
          flex="1"
          minW="min(5rem, 100%)"
          lineClamp="2"
          overflowWrap="anywhere"
        >
          {agency}
        </Box>
        <LanguageSelect />
        {signedIn ? (
          <>
            <Box display={{ base: 'none', md: 'block' }}>
              <Button look="plain" icon={<LogOut size={18} aria-hidden />} onClick={signOut}>
                <Trans>Sign out</Trans>
              </Button>
            </Box>
            <Box display={{ base: 'block', md: 'none' }}>
              <IconButton label={t`Sign out`} icon={<LogOut size={20} aria-hidden />} onClick={signOut} />
            </Box>
          </>
        ) : null}
      </Flex>
      {offeredLanguage() === null ? null : (
        <Suspense fallback={null}>
          <LanguageOffer />
        </Suspense>
      )}
      <chakra.main
        id="page"
        tabIndex={-1}
        p={{ base: '4', md: '6' }}
        width="100%"
        maxW="60rem"
        mx="auto"
        flex="1"
      >
        {children}
      </chakra.main>
      <chakra.div width="100%" maxW="60rem" mx="auto">
        <LegalFooter />
      </chakra.div>
    </Box>
  );
}
