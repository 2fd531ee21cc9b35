import { chakra } from '@chakra-ui/react';
import { Check, Circle, Diamond, type LucideIcon, Triangle } from 'lucide-react';
import type { ProfileStatus } from '#contract/shapes.ts';
import { statusTones } from '#src/ui/StatusBadge.tsx';

const shapes: Readonly<Record<ProfileStatus, { Shape: LucideIcon; filled: boolean }>> = {
  Onboarding: { Shape: Circle, filled: true },
  Waiting: { Shape: Triangle, filled: true },
  'Needs Review': { Shape: Diamond, filled: true },
  Finished: { Shape: Check, filled: false },
};

/** A status without room for its name, distinguished by shape as well as by color. */
export function StatusMark({ status }: { readonly status: ProfileStatus }) {
  const { Shape, filled } = shapes[status];
  return (
    <chakra.span color={statusTones[status].color} display="inline-flex" aria-hidden>
      <Shape
        size={11}
        strokeWidth={filled ? 1 : 4}
        fill={filled ? 'currentColor' : 'none'}
        data-status={status}
      />
    </chakra.span>
  );
}
