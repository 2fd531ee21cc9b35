import { chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleDashed, ExternalLink, Star } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { Card } from '#src/ui/Surface.tsx';
import { ProviderSite } from './ProviderSite.tsx';
import type { ProviderWords } from './providers.ts';

interface PanelFrameProps extends ProviderWords {
  /** Null while that is not known. */
  readonly connected: boolean | null;
  /** Unavailable: what is below its name is blurred, short, and out of reach of pointer and keyboard. */
  readonly blurred: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

/** Only a hint of the form, which must not be the most colorful or the tallest part of the page. */
const unavailable = {
  maxHeight: '3rem',
  overflow: 'hidden',
  // Ends where the box ends, with what the blur spreads.
  clipPath: 'inset(0)',
  filter: 'blur(3px)',
  opacity: 0.5,
  userSelect: 'none',
  maskImage: 'linear-gradient(black, transparent)',
} as const;

/** One provider's panel: its name, whether it is connected, and a link to sign up there. */
export function PanelFrame({ provider, recommended, connected, blurred, children, ref }: PanelFrameProps) {
  const id = useId();
  return (
    <Card ref={ref} tabIndex={-1} aria-labelledby={id}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" mb="4">
        <chakra.h3 id={id} fontSize="md" flex="1" minWidth="max-content">
          {provider}
        </chakra.h3>
        {connected === null ? null : (
          <chakra.span
            display="inline-flex"
            alignItems="center"
            gap="1"
            fontSize="sm"
            color={connected ? 'green' : 'quiet'}
          >
            {connected ? <CircleCheck size={16} aria-hidden /> : <CircleDashed size={16} aria-hidden />}
            {connected ? <Trans>connected</Trans> : <Trans>not connected</Trans>}
          </chakra.span>
        )}
        {recommended && (
          // On its own line, so that the panels' headers look alike whatever the length of the text.
          <chakra.div flexBasis="full" display="flex">
            <chakra.span
              display="inline-flex"
              alignItems="center"
              gap="1"
              fontSize="sm"
              color="accentStrong"
              bg="accentSoft"
              borderRadius="full"
              px="2"
            >
              <Star size={14} aria-hidden />
              <Trans>Recommended</Trans>
            </chakra.span>
          </chakra.div>
        )}
      </chakra.div>
      <chakra.div data-blurred={blurred || undefined} inert={blurred} css={blurred ? unavailable : {}}>
        {children}
        <chakra.p mt="2" mb="-1" fontSize="sm" css={{ '& a': { display: 'inline-block', py: '2' } }}>
          <ProviderSite provider={provider}>
            {connected ? (
              <Trans>
                Need another account? Sign up at{' '}
                <chakra.span whiteSpace="nowrap">
                  {provider}
                  <ExternalLink size={14} aria-hidden />
                </chakra.span>
              </Trans>
            ) : (
              <Trans>
                No account yet? Sign up at{' '}
                <chakra.span whiteSpace="nowrap">
                  {provider}
                  <ExternalLink size={14} aria-hidden />
                </chakra.span>
              </Trans>
            )}
          </ProviderSite>
        </chakra.p>
      </chakra.div>
    </Card>
  );
}
