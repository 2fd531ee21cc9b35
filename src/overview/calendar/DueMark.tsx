import { chakra } from '@chakra-ui/react';
import { CircleQuestionMark, Clock } from 'lucide-react';
import type { DueKind } from '#contract/dueDays.ts';

/** What a day brings without room for its name, distinguished by shape as well as by color. */
export function DueMark({ kind }: { readonly kind: DueKind }) {
  const Shape = kind === 'due' ? Clock : CircleQuestionMark;
  return (
    <chakra.span color={kind === 'due' ? 'danger' : 'accentStrong'} display="inline-flex" aria-hidden>
      <Shape size={12} strokeWidth={2.5} data-due={kind} />
    </chakra.span>
  );
}
