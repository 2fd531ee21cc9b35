import { Box } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { configuration } from '#src/browser/configuration.ts';
import type { DisputeLetter } from '#contract/disputes.ts';
import type { Disputes } from '#src/disputes/load.ts';
import { useCorrections } from '#src/overview/corrections/useCorrections.tsx';
import { Button } from '#src/ui/Button.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { useItemName } from '#src/ui/ItemName.tsx';
import { asksOnly, isDirect } from '#vocabulary/letterPurposes.ts';
import { keyOf } from '../opened.ts';
import type { LetterSet } from './letterSets.ts';
import { useLetterName } from './useLetterName.ts';

interface NotApprovedProps {
  readonly set: LetterSet;
  readonly disputes: Pick<Disputes, 'profileName' | 'approvals' | 'changes' | 'statements' | 'disputes'>;
}

/**
 * What stands between a set of letters and the mail, as far as the client is concerned: what was withdrawn, what they want
 * changed, and which letters they have not approved. A consumer writes their own letters, so nobody asks for their approval.
 */
export function NotApproved({ set, disputes }: NotApprovedProps) {
  const { t } = useLingui();
  const nameOf = useLetterName();
  const itemName = useItemName();
  const corrections = useCorrections();
  // Those of a set that was written again and never left are not among them: nobody is to mail it.
  const open = set.unmailed;
  if (open.length === 0) return null;
  const withdrawn = disputes.statements.filter(
    (one) => one.withdrawn !== null && one.letters.some((letter) => open.some(({ id }) => id === letter)),
  );
  const saidAbout = (id: string) => disputes.approvals.find(({ letter }) => letter === id);
  const changes = open.flatMap((letter) => {
    const said = saidAbout(letter.id);
    return said?.said === 'changeAsked' ? [{ letter, on: said.on, note: said.note }] : [];
  });
  const dropped = disputes.disputes.filter(
    ({ letter, state }) => state === 'withdrawn' && open.some(({ id }) => id === letter),
  );
  const missing = open.filter(({ id }) => saidAbout(id)?.said !== 'approved');
  const changed = open.filter(({ id }) => disputes.changes.some(({ letter }) => letter === id)).map(nameOf);
  const concerned = new Set([
    ...withdrawn.flatMap(({ letters }) => letters),
    ...changes.map(({ letter }) => letter.id),
    ...dropped.map(({ letter }) => letter),
  ]);
  const atPrintShop = open.filter(({ id, state }) => state === 'ordered' && concerned.has(id));
  const wanted = [
    ...withdrawn.map((one) => {
      const heading = itemName(one.heading);
      return { about: t`Withdrawn: ${heading}`, words: one.text };
    }),
    ...changes.map(({ letter, on, note }) => {
      const [name, day] = [nameOf(letter), shownDate(on)];
      return { about: t`Change requested on ${day}: ${name}`, words: note };
    }),
  ];
  return (
    <Box mb="3">
      {wanted.length + dropped.length === 0 ? null : (
        <Banner tone="warning">
          <Box fontWeight="medium">
            <Trans>Don’t mail these letters as they are.</Trans>
          </Box>
          <Box as="ul" ps="5" listStyleType="disc" my="1">
            {wanted.map(({ about, words }) => (
              <li key={`${about} ${words}`}>
                {about} — {words}
              </li>
            ))}
            {dropped.map((dispute) => (
              <li key={keyOf(dispute)}>
                <Trans>
                  No longer disputed: {itemName(dispute.heading)}, {dispute.recipient.name}
                </Trans>
              </li>
            ))}
          </Box>
          {atPrintShop.length === 0 ? null : (
            <Box as="p" mb="1">
              <Trans>The print shop already has the order. Ask it to stop these letters.</Trans>
            </Box>
          )}
          {wanted.length === 0 ? (
            <p>
              <Trans>
                Choose “No longer dispute this” for these letters, and generate new letters for their other
                items.
              </Trans>
            </p>
          ) : null}
          {wanted.length === 0 || set.unmailed.length === set.letters.length ? null : (
            <Box as="p" mb="1">
              <Trans>
                Some letters of this set were already mailed. The new set contains them again: mail only the
                others.
              </Trans>
            </Box>
          )}
          {changed.length > 0 ? (
            <Box as="p" mb="1">
              <Trans>What the client changed in these letters is not carried over to the new ones.</Trans>
            </Box>
          ) : null}
          {wanted.length === 0 ? null : set.letters.every(({ purpose }) => purpose === 'dispute') ? (
            <Button
              size="small"
              onClick={() =>
                corrections.open({
                  id: set.sessionId,
                  profileName: disputes.profileName,
                  date: set.writtenOn,
                  wanted,
                  changed,
                })
              }
            >
              <Trans>Write the letters again</Trans>
            </Button>
          ) : open.every(({ id, purpose }) => asksOnly(purpose) || !concerned.has(id)) ? (
            <p>
              <Trans>Write letters that say what the client wants, and mail those.</Trans>
            </p>
          ) : (
            <p>
              <Trans>
                Choose “No longer dispute this” for these letters. Then write the next letters that still fit.
              </Trans>
            </p>
          )}
        </Banner>
      )}
      {configuration.variant === 'b2c' ? null : (
        <>
          {open.some(({ purpose }) => isDirect(purpose)) ? (
            <p>
              <Trans>
                A bureau has to place or remove a freeze only if the request comes directly from the client.
                They mail these letters themselves.
              </Trans>
            </p>
          ) : null}
          <Approval
            open={missing.filter(({ state, isMailingUnknown }) => state !== 'ordered' && !isMailingUnknown)}
            isComplete={missing.length === 0}
          />
        </>
      )}
      {corrections.dialog}
    </Box>
  );
}

interface ApprovalProps {
  /** The letters that the client can still approve before they leave. What the print shop has, or may have left long ago, is out of their hands. */
  readonly open: readonly DisputeLetter[];
  /** Whether they have approved every letter that isn't mailed, those that the print shop has included. */
  readonly isComplete: boolean;
}

/** How many letters the client has not approved, and why it matters. */
function Approval({ open, isComplete }: ApprovalProps): ReactNode {
  const missing = open.length;
  if (missing === 0) {
    return !isComplete ? null : (
      <p>
        <Trans>The client has approved and signed every letter that isn’t mailed.</Trans>
      </p>
    );
  }
  return (
    <>
      <Box as="p" fontWeight="medium" mt="2">
        <Plural
          value={missing}
          one="# letter is not approved by the client."
          other="# letters are not approved by the client."
        />
      </Box>
      {/* It is about disputes. */}
      {open.every(({ purpose }) => asksOnly(purpose)) ? null : (
        <Disclosure summary={<Trans>Why this matters</Trans>}>
          <Box as="p" color="quiet" maxW="46rem" py="1">
            <Trans>
              A bureau has to investigate only what the consumer tells it, directly or through a reseller. A
              court decided that a letter that the consumer neither prepared nor saw before it was sent
              creates no such duty (Warner v. Experian, 9th Cir. 2019). Clients read and approve letters on
              their own page. You can still mail or download these letters.
            </Trans>
          </Box>
        </Disclosure>
      )}
    </>
  );
}
