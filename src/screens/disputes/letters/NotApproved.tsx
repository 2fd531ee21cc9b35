import { Box } from '@chakra-ui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { Approval } from '#contract/disputes.ts';
import { configuration } from '#src/browser/configuration.ts';
import { shownDate } from '#src/ui/dates.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import type { LetterSet } from './letterSets.ts';
import { useLetterName } from './useLetterName.ts';

interface NotApprovedProps {
  readonly set: LetterSet;
  readonly approvals: readonly Approval[];
}

/**
 * Which letters of a set the client has not approved, what they want changed, and why it matters. A consumer writes their own
 * letters, so nobody asks them.
 */
export function NotApproved({ set, approvals }: NotApprovedProps) {
  const nameOf = useLetterName();
  if (configuration.variant === 'b2c' || set.unmailed.length === 0) return null;
  const saidAbout = (id: string) => approvals.find(({ letter }) => letter === id);
  const missing = set.unmailed.filter(({ id }) => saidAbout(id)?.said !== 'approved');
  if (missing.length === 0) {
    return (
      <Box as="p" mb="3">
        <Trans>The client has approved and signed every letter that isn’t mailed.</Trans>
      </Box>
    );
  }
  return (
    <Box mb="3">
      <Box as="p" fontWeight="medium">
        <Plural
          value={missing.length}
          one="# letter is not approved by the client."
          other="# letters are not approved by the client."
        />
      </Box>
      <Box as="ul" ps="5" listStyleType="disc">
        {missing.map((letter) => {
          const said = saidAbout(letter.id);
          return said === undefined ? null : (
            <li key={letter.id}>
              <Trans>
                {nameOf(letter)}: on {shownDate(said.on)} the client asked for a change: {said.note}
              </Trans>
            </li>
          );
        })}
      </Box>
      <Disclosure summary={<Trans>Why this matters</Trans>}>
        <WhyApproval />
      </Disclosure>
    </Box>
  );
}

function WhyApproval() {
  return (
    <Box as="p" color="quiet" maxW="46rem" py="1">
      <Trans>
        A bureau has to investigate only what the consumer tells it, directly or through a reseller. A court
        decided that a letter that the consumer neither prepared nor saw before it was sent starts no such
        duty (Warner v. Experian, 9th Cir. 2019). Clients read and approve letters on their own page. You can
        still mail or download these letters.
      </Trans>
    </Box>
  );
}
