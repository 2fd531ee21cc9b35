import { Box } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { CallError } from '#contract/failures.ts';
import { sentenceOf } from '#src/failures/errorMessages.ts';
import { Dot } from '#src/ui/Facts.tsx';
import type { LiveLetters } from '../useLiveLetters.ts';

interface CountsProps {
  readonly live: LiveLetters;
  /** How many accounts are selected; undefined where options decide, and those in the letters are counted. */
  readonly accounts?: number;
}

/** What Generate would write: accounts, letters, recipients, and generations. */
export function Counts({ live, accounts }: CountsProps) {
  const { i18n } = useLingui();
  const state = useSelector(live, (snapshot) => snapshot);
  const { letters, failure } = state.context;
  const items = [...new Set(letters.flatMap(({ blocks }) => blocks.flatMap(({ item }) => item?.key ?? [])))];
  const written = items.filter((key) => key.startsWith('account:')).length;
  const recipients = new Set(letters.map(({ destination }) => destination.id)).size;
  const isKnown = state.matches('reading');
  return (
    <Box
      as="p"
      role="status"
      fontSize="sm"
      color={isKnown ? 'ink' : 'quiet'}
      fontVariantNumeric="tabular-nums"
    >
      {accounts === undefined || accounts === 0 ? null : (
        <>
          <Plural value={accounts} one="# account" other="# accounts" />
          <Dot />
        </>
      )}
      {state.matches('empty') ? (
        accounts === undefined ? null : accounts === 0 ? (
          <Trans>Select accounts and recipients to see the letters</Trans>
        ) : (
          <Trans>select recipients to see the letters</Trans>
        )
      ) : null}
      {state.hasTag('busy') ? <Trans>counting letters…</Trans> : null}
      {failure !== null && state.matches('failed')
        ? i18n._(sentenceOf(new CallError(failure.code, failure.detail)))
        : null}
      {isKnown && letters.length === 0 ? (
        <Trans>No letters: everything selected is left out, and Generate says why</Trans>
      ) : null}
      {isKnown && letters.length > 0 ? (
        <>
          {accounts === undefined ? (
            <>
              {written === 0 ? null : (
                <>
                  <Plural value={written} one="# account" other="# accounts" />
                  <Dot />
                </>
              )}
              {items.length === written ? null : (
                <>
                  <Plural value={items.length - written} one="# other item" other="# other items" />
                  <Dot />
                </>
              )}
            </>
          ) : null}
          <Plural value={letters.length} one="# letter" other="# letters" />
          <Dot />
          <Plural value={recipients} one="# recipient" other="# recipients" />
          <Dot />
          {/* However many letters there are. */}
          <Trans>1 generation</Trans>
        </>
      ) : null}
    </Box>
  );
}
