import { chakra } from '@chakra-ui/react';
import {
  CircleAlert,
  CircleDashed,
  CircleQuestionMark,
  Diamond,
  Hourglass,
  Mail,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { WorkGroup } from '#contract/work.ts';

/** Its own shape for each group. Red is only for what waits for a person. */
const marks: Readonly<Record<WorkGroup, { readonly Icon: LucideIcon; readonly color: string }>> = {
  dueNow: { Icon: CircleAlert, color: 'orange' },
  decision: { Icon: Diamond, color: 'red' },
  record: { Icon: CircleQuestionMark, color: 'red' },
  soon: { Icon: Hourglass, color: 'quiet' },
  mail: { Icon: CircleDashed, color: 'quiet' },
  client: { Icon: UserRound, color: 'quiet' },
  noDeadline: { Icon: Mail, color: 'quiet' },
};

/** Always next to words. */
export function WorkMark({ group }: { readonly group: WorkGroup }) {
  const { Icon, color } = marks[group];
  return (
    <chakra.span display="inline-flex" color={color} flexShrink="0">
      <Icon size={16} aria-hidden />
    </chakra.span>
  );
}
