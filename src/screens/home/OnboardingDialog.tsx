import { Box } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { CircleQuestionMark, Link2, Mails, ShieldCheck } from 'lucide-react';
import { type Slide, SlideDialog } from '#src/overview/guide/SlideDialog.tsx';
import { IconButton } from '#src/ui/Button.tsx';
import { Presence } from '#src/ui/motion/Presence.tsx';
import type { Onboarding } from './useOnboarding.ts';

const slideNames = ['product', 'linking', 'letters'] as const;

/** Three slides for a new user, and the button that brings them back. */
export function OnboardingDialog({ onboarding }: { readonly onboarding: Onboarding }) {
  const { t } = useLingui();
  const state = useSelector(onboarding, (snapshot) => snapshot);
  const name = slideNames.find((one) => state.matches({ showing: one }));
  const slides: Readonly<Record<(typeof slideNames)[number], Slide>> = {
    product: {
      Icon: ShieldCheck,
      heading: t`Dispute what’s wrong in your report`,
      text: (
        <Trans>
          Redress reads your report from all three bureaus, finds information that contradicts itself or the
          law, and writes letters to dispute it. Every sentence is based on your own report.
        </Trans>
      ),
    },
    linking: {
      Icon: Link2,
      heading: t`Link your credit report`,
      text: (
        <Trans>
          Create your profile, then sign in to MyFreeScoreNow, IdentityIQ, or SmartCredit from the profile
          page. If you don’t have an account with any of them yet, you’ll find sign-up links there.
        </Trans>
      ),
    },
    letters: {
      Icon: Mails,
      heading: t`Generate your letters`,
      text: (
        <Trans>
          In the Repair Center, choose what to dispute, either automatically or account by account. Download
          and mail the letters yourself, or have them printed and mailed for you.
        </Trans>
      ),
    },
  };
  return (
    <>
      <Presence>
        {name === undefined ? null : (
          <SlideDialog
            title={t`Welcome to Redress`}
            slide={slides[name]}
            position={slideNames.indexOf(name) + 1}
            of={slideNames.length}
            onBack={state.can({ type: 'slide.back' }) ? () => onboarding.send({ type: 'slide.back' }) : null}
            onNext={state.can({ type: 'slide.next' }) ? () => onboarding.send({ type: 'slide.next' }) : null}
            end={t`Finish`}
            onEnd={() => onboarding.send({ type: 'onboarding.finish' })}
            onClose={() => onboarding.send({ type: 'onboarding.close' })}
          />
        )}
      </Presence>
      {/* Always in sight, and never over the page: at the end of a phone's tabs, otherwise below the menu's entries. */}
      <Box
        data-help
        position="fixed"
        zIndex="5"
        right={{ base: '1', md: 'auto' }}
        left={{ md: '1.5', lg: '2' }}
        bottom={{ base: 'calc(0.5rem + env(safe-area-inset-bottom))', md: '2' }}
      >
        <IconButton
          label={t`Show introduction`}
          bg="accentSoft"
          color="accentStrong"
          borderRadius="full"
          minW="help"
          minH="help"
          icon={<CircleQuestionMark size={24} aria-hidden />}
          busy={state.matches('finishing')}
          onClick={() => onboarding.send({ type: 'onboarding.open' })}
        />
      </Box>
    </>
  );
}
