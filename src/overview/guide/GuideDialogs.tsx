import { useSelector } from '@xstate/react';
import { lazily } from '#src/language/lazily.ts';
import { WhenOpened } from '#src/language/WhenOpened.tsx';
import type { Walkthrough } from './useWalkthrough.ts';

const WalkthroughDialog = lazily(async () => (await import('./WalkthroughDialog.tsx')).WalkthroughDialog);
const TutorialDialog = lazily(async () => (await import('./TutorialDialog.tsx')).TutorialDialog);

export interface GuideDialogsProps {
  readonly walkthrough: Walkthrough;
  /** The consumer's own profile, if there is one. */
  readonly ownProfile?: string | undefined;
}

/** What the guide opens. The walkthrough also opens by itself, so these are there while the guide is folded. */
export function GuideDialogs({ walkthrough, ownProfile }: GuideDialogsProps) {
  const opened = useSelector(walkthrough, (state) =>
    state.matches('walking') ? 'walkthrough' : state.matches('watching') ? 'tutorial' : null,
  );
  return (
    <>
      <WhenOpened open={opened === 'walkthrough'}>
        <WalkthroughDialog walkthrough={walkthrough} ownProfile={ownProfile} />
      </WhenOpened>
      <WhenOpened open={opened === 'tutorial'}>
        <TutorialDialog walkthrough={walkthrough} />
      </WhenOpened>
    </>
  );
}
