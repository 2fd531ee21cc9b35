import type { ActorRefFrom, AnyActorRef, SnapshotFrom, Subscription } from 'xstate';
import { isAnswered } from '#machines/generationSession.ts';
import type { repairMachine } from '#machines/repair.ts';
import type { RepairDraft } from '#src/browser/drafts.ts';

type Repair = ActorRefFrom<typeof repairMachine>;
type Snapshot = SnapshotFrom<typeof repairMachine>;

/**
 * While the letters' dialog is open, the workflow above it still holds the request, even if the response arrived
 * long ago.
 */
function isPending({ context, children: { generationSession } }: Snapshot): boolean {
  if (context.unanswered === null) return false;
  return generationSession === undefined || !isAnswered(generationSession.getSnapshot().context);
}

/** The current selection or, until the lists have loaded, the restored one. */
function choiceOf(snapshot: Snapshot) {
  const { manualChoice, automaticChoice } = snapshot.children;
  const picked = automaticChoice?.getSnapshot().context.picked ?? [];
  // Without a generation, the options dialog is left by buying one.
  if (snapshot.matches('noGenerations') && picked.length > 0)
    return { kind: 'automatic', key: '', options: picked } as const;
  if (isPending(snapshot) || manualChoice?.getSnapshot().matches('choosing') !== true)
    return snapshot.context.choice;
  const { selectedAccounts, selectedDestinations, bureau } = manualChoice.getSnapshot().context;
  return { kind: 'manual', key: '', selectedAccounts, destinations: selectedDestinations, bureau } as const;
}

/** Whether manual mode is open, or opens again once a generation has been bought. */
const isByHand = (snapshot: Snapshot) =>
  snapshot.matches('manual') || (snapshot.matches('noGenerations') && choiceOf(snapshot)?.kind === 'manual');

function draftOf(snapshot: Snapshot): RepairDraft {
  return {
    mode: isByHand(snapshot) ? 'manual' : 'automatic',
    reportId: snapshot.context.reportId,
    choice: choiceOf(snapshot),
    pending: isPending(snapshot),
  };
}

/** Reports every change of a child, whichever actor that is at the moment. */
function follower(tell: () => void) {
  let followed: AnyActorRef | undefined;
  let subscription: Subscription | undefined;
  return {
    follow(child: AnyActorRef | undefined): void {
      if (child === followed) return;
      subscription?.unsubscribe();
      followed = child;
      subscription = child?.subscribe(tell);
    },
    stop: () => subscription?.unsubscribe(),
  };
}

/**
 * Updates a draft on every change of the workflow, its selection, and its request. Returns a function that stops it.
 */
export function watchRepair(repair: Repair, keep: (draft: RepairDraft) => void): () => void {
  const tell = () => keep(draftOf(repair.getSnapshot()));
  const ticks = follower(tell);
  const options = follower(tell);
  const order = follower(tell);
  const workflow = repair.subscribe(({ children: { manualChoice, automaticChoice, generationSession } }) => {
    ticks.follow(manualChoice);
    options.follow(automaticChoice);
    order.follow(generationSession);
    tell();
  });
  return () => {
    ticks.stop();
    options.stop();
    order.stop();
    workflow.unsubscribe();
  };
}
