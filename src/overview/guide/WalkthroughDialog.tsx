import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { FileSearch, Mails, UserRound } from 'lucide-react';
import { revisitDays } from '#contract/limits.ts';
import { ProfileLink } from '#src/overview/ProfileLink.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Presence } from '#src/ui/motion/Presence.tsx';
import { type Slide, SlideDialog } from './SlideDialog.tsx';
import type { Walkthrough } from './useWalkthrough.ts';

const steps = ['clients', 'reports', 'letters'] as const;

interface WalkthroughDialogProps {
  readonly walkthrough: Walkthrough;
  /** A consumer who already has their one profile is taken to it instead of creating a second one. */
  readonly ownProfile: string | undefined;
}

/** Three steps from a new profile to the second round of letters. */
export function WalkthroughDialog({ walkthrough, ownProfile }: WalkthroughDialogProps) {
  const { t } = useLingui();
  const state = useSelector(walkthrough, (snapshot) => snapshot);
  const step = steps.find((name) => state.matches({ walking: name }));
  const close = () => walkthrough.send({ type: 'walkthrough.close' });
  const slides: Readonly<Record<(typeof steps)[number], Slide>> = {
    clients: {
      Icon: UserRound,
      heading: t`Create a profile`,
      text: (
        <Trans>
          Enter the name, address, date of birth, and SSN, and add photos of the three identity documents. The
          bureaus ask for them.
        </Trans>
      ),
      action: (
        <ProfileLink size="small" profileId={ownProfile}>
          {ownProfile === undefined ? <Trans>Create Profile</Trans> : <Trans>Open profile</Trans>}
        </ProfileLink>
      ),
    },
    reports: {
      Icon: FileSearch,
      heading: t`Connect a credit report`,
      text: (
        <Trans>
          On the profile page, sign in to MyFreeScoreNow, IdentityIQ, or SmartCredit. Redress reads the
          three-bureau report and finds what you can dispute.
        </Trans>
      ),
    },
    letters: {
      Icon: Mails,
      heading: t`Generate letters, mail them, and come back`,
      text: (
        <Trans>
          The Repair Center writes letters based on the report. Download and mail them yourself, or have them
          printed and mailed for you. Record what you mailed and what came back. After {revisitDays} days,
          come back with a new report for the next round.
        </Trans>
      ),
      action: (
        <ButtonLink size="small" to="/repair-center">
          <Trans>Repair Center</Trans>
        </ButtonLink>
      ),
    },
  };
  return (
    <Presence>
      {step === undefined ? null : (
        <SlideDialog
          title={t`Get Started`}
          slide={slides[step]}
          position={steps.indexOf(step) + 1}
          of={steps.length}
          onBack={state.can({ type: 'step.back' }) ? () => walkthrough.send({ type: 'step.back' }) : null}
          onNext={state.can({ type: 'step.next' }) ? () => walkthrough.send({ type: 'step.next' }) : null}
          end={t`Done`}
          onEnd={close}
          onClose={close}
        />
      )}
    </Presence>
  );
}
