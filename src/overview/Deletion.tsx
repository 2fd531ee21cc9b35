import { useSelector } from '@xstate/react';
import { type ComponentProps, Suspense } from 'react';
import { lazily } from '#src/language/lazily.ts';

const DeletionDialog = lazily(async () => (await import('./DeletionDialog.tsx')).DeletionDialog);

/** The confirmation of a deletion, which isn't loaded before one is asked for. */
export function Deletion(props: ComponentProps<typeof DeletionDialog>) {
  const wasAsked = useSelector(props.deletion, ({ context }) => context.profileId !== null);
  return wasAsked ? (
    <Suspense fallback={null}>
      <DeletionDialog {...props} />
    </Suspense>
  ) : null;
}
