import { i18n } from '@lingui/core';
import { useEffect } from 'react';
import type { ActorRefFrom, AnyActorRef, SnapshotFrom, Subscription } from 'xstate';
import { previewLetters } from '#contract/letterPreview.ts';
import { type LiveChoice, liveLettersMachine } from '#machines/liveLetters.ts';
import { perform } from '#src/api/perform.ts';
import { choiceOf } from '#src/repair/choiceOf.ts';
import { glossIn } from '#src/repair/glossIn.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';
import type { Repair } from './useRepair.ts';

export type LiveLetters = ActorRefFrom<typeof liveLettersMachine>;

const wired = wire(liveLettersMachine, {
  previewLetters: ({ choice, ...place }, signal) =>
    perform(previewLetters, { body: { ...place, choice: choiceOf(choice), ...glossIn() }, signal }),
});

type Snapshot = SnapshotFrom<Repair>;

/** What letters would be written about now; null while too little is chosen. */
function chosenIn({ children, context: { profileId, reportId } }: Snapshot): LiveChoice | null {
  if (profileId === null || reportId === null) return null;
  const byHand = children.manualChoice?.getSnapshot();
  if (byHand?.matches('choosing') === true) {
    const { selectedAccounts, selectedDestinations: destinations, bureau } = byHand.context;
    if (selectedAccounts.length === 0 || destinations.length === 0) return null;
    return {
      profileId,
      reportId,
      choice: { kind: 'manual', key: '', selectedAccounts, destinations, bureau },
    };
  }
  const options = children.automaticChoice?.getSnapshot();
  if (options?.matches('choosing') === true && options.context.picked.length > 0)
    return { profileId, reportId, choice: { kind: 'automatic', key: '', options: options.context.picked } };
  return null;
}

/** What the client said about accounts: letters say it too. */
const saidIn = ({ children: { disputeGrounds } }: Snapshot): readonly unknown[] =>
  disputeGrounds?.getSnapshot().context.confirmations ?? [];

/** Tells the letters of every change of the choice, whichever mode it is made in. Returns a function that stops it. */
export function followChoice(repair: Repair, live: LiveLetters): () => void {
  let told = 'null';
  const followed = new Map<AnyActorRef, Subscription>();
  function tell(): void {
    const snapshot = repair.getSnapshot();
    const chosen = chosenIn(snapshot);
    const now = chosen === null ? 'null' : JSON.stringify([chosen, saidIn(snapshot), i18n.locale]);
    if (now === told) return;
    told = now;
    live.send({ type: 'choice.changed', chosen });
  }
  function follow(): void {
    const { manualChoice, automaticChoice, disputeGrounds } = repair.getSnapshot().children;
    const children = new Set<AnyActorRef | undefined>([manualChoice, automaticChoice, disputeGrounds]);
    for (const [child, subscription] of followed)
      if (!children.has(child)) {
        subscription.unsubscribe();
        followed.delete(child);
      }
    for (const child of children)
      if (child !== undefined && !followed.has(child)) followed.set(child, child.subscribe(tell));
    tell();
  }
  const workflow = repair.subscribe(follow);
  // In another language, the letters are read with other explanations.
  const stopLanguage = i18n.on('change', tell);
  follow();
  return () => {
    stopLanguage();
    workflow.unsubscribe();
    for (const subscription of followed.values()) subscription.unsubscribe();
  };
}

/** The letters of what is chosen in the Repair Center at the moment. */
export function useLiveLetters(repair: Repair): LiveLetters {
  const live = useWorkflow(wired);
  useEffect(() => followChoice(repair, live), [repair, live]);
  return live;
}
