import { Box, chakra, Flex } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Download, Printer } from 'lucide-react';
import type { GenerationLogItem } from '#contract/repair.ts';
import { useLetters } from '#src/overview/useLetters.tsx';
import { useMailingWords } from '#src/overview/useMailingWords.ts';
import { useSetNames } from '#src/overview/useSetNames.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dot } from '#src/ui/Facts.tsx';
import { dayOf } from '#src/ui/dates.ts';
import { useToday } from '#src/ui/useToday.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';

/** The sets that were generated for the client, the newest first, and whether one is from today. */
export function PastSets({ sets }: { readonly sets: readonly GenerationLogItem[] }) {
  const { t } = useLingui();
  const namesOf = useSetNames();
  const mailingOf = useMailingWords('set');
  const letters = useLetters();
  const today = useToday();
  if (sets.length === 0) return null;
  const names = namesOf(
    sets.map(({ id, profileName, date, round = 0 }) => ({
      sessionId: id,
      profileName,
      writtenOn: date,
      round,
    })),
  );
  const isToday = sets.some(({ date }) => dayOf(new Date(date)) === today);
  return (
    <Box mt="2">
      <Disclosure
        summary={
          <>
            <Trans>Past sets ({sets.length})</Trans>
            {isToday ? (
              <Box as="span" color="ink" fontWeight="medium">
                <Dot />
                <Trans>Letters for this profile were generated today.</Trans>
              </Box>
            ) : null}
          </>
        }
      >
        <List>
          {sets.map(({ id, numberOfLetters, mailing }) => {
            const name = names.get(id) ?? '';
            return (
              <li key={id}>
                <Box flex="1 1 14rem" minW="0">
                  <Box fontWeight="medium">{name}</Box>
                  <Box color="quiet">
                    <Plural value={numberOfLetters} one="# letter" other="# letters" />
                    <Dot />
                    {mailingOf(mailing)}
                  </Box>
                </Box>
                <Flex gap="2" wrap="wrap">
                  <Button
                    size="small"
                    icon={<Download size={16} aria-hidden />}
                    aria-label={t`Download Letter(s): ${name}`}
                    onClick={() => letters.download(id)}
                  >
                    <Trans>Download Letter(s)</Trans>
                  </Button>
                  <Button
                    size="small"
                    icon={<Printer size={16} aria-hidden />}
                    aria-label={t`One PDF to print: ${name}`}
                    onClick={() => letters.download(id, 'pdf')}
                  >
                    <Trans>One PDF to print</Trans>
                  </Button>
                </Flex>
              </li>
            );
          })}
        </List>
      </Disclosure>
      {letters.dialog}
    </Box>
  );
}

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    fontSize: 'sm',
    // Older sets never push the choice of letters out of the window.
    maxHeight: '14rem',
    overflowY: 'auto',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      py: '2',
      borderTop: '1px solid',
      borderColor: 'edge',
    },
  },
});
