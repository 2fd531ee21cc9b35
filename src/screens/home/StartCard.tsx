import { Trans } from '@lingui/react/macro';
import { YourTurnCard } from '#src/disputes/TurnCards.tsx';
import { stepsDone } from '#src/overview/stepsDone.ts';
import type { Overview } from '#src/overview/load.ts';
import { ProfileLink } from '#src/overview/ProfileLink.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';

/** Before there are letters: the first step of the checklist that isn't done. */
export function StartCard(overview: Pick<Overview, 'information' | 'profiles' | 'generations'>) {
  const [profile] = overview.profiles;
  if (profile === undefined) {
    return (
      <YourTurnCard
        of={1}
        title={<Trans>Start with your profile</Trans>}
        about={<Trans>No Profile Available</Trans>}
        why={<Trans>You need your name, your address, and photos of three documents.</Trans>}
      >
        <ButtonLink look="solid" to="/create-profile">
          <Trans>Create Profile</Trans>
        </ButtonLink>
      </YourTurnCard>
    );
  }
  if (!stepsDone(overview).reported) {
    return (
      <YourTurnCard
        of={1}
        title={<Trans>Connect a credit report</Trans>}
        about={<Trans>Redress checks it for entries that contradict each other or the law.</Trans>}
        why={null}
      >
        <ProfileLink look="solid" profileId={profile.id}>
          <Trans>Connect your report</Trans>
        </ProfileLink>
      </YourTurnCard>
    );
  }
  return (
    <YourTurnCard
      of={1}
      title={<Trans>Generate letters</Trans>}
      about={<Trans>Choose what to dispute, and read every letter before you use a generation.</Trans>}
      why={null}
    >
      <ButtonLink look="solid" to="/repair-center">
        <Trans>Choose what to dispute</Trans>
      </ButtonLink>
    </YourTurnCard>
  );
}
