import { Box } from '@chakra-ui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useDisputeCalls } from '#src/disputes/calls.ts';
import { useFreshDisputes } from '#src/disputes/useFreshDisputes.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Banner } from '#src/ui/Surface.tsx';
import { useLetterName } from '../letters/useLetterName.ts';
import { useWayNames } from '../useWayNames.ts';

interface AlreadyMailedProps {
  readonly profileId: string;
  /** The letters of the form. */
  readonly letters: readonly string[];
}

/** A mailing that differs from the recorded one of the same letters: both are in sight, and a person decides. */
export function AlreadyMailed({ profileId, letters }: AlreadyMailedProps) {
  const nameOf = useLetterName();
  const wayOf = useWayNames();
  const { whose } = useDisputeCalls();
  const known = useFreshDisputes(profileId)?.letters.flatMap((letter) =>
    letter.mailed !== null && letters.includes(letter.id) ? [{ ...letter, mailed: letter.mailed }] : [],
  );
  return (
    <Banner tone="danger">
      <p>
        <Plural
          value={letters.length}
          one="Another mailing of this letter is already recorded, so nothing was saved."
          other="Another mailing of these letters is already recorded, so nothing was saved."
        />
      </p>
      {known === undefined ? null : (
        <Box as="ul" ps="5" my="1" listStyleType="disc" overflowWrap="anywhere">
          {known.map((letter) => {
            const { on, way, tracking } = letter.mailed;
            return (
              <li key={letter.id}>
                <Facts of={[`${nameOf(letter)}: ${wayOf[way]}, ${shownDate(on)}`, tracking]} />
              </li>
            );
          })}
        </Box>
      )}
      <p>
        {whose === 'client' ? (
          <Trans>If that’s right, close this form. If it’s wrong, the agency can correct it.</Trans>
        ) : (
          <Plural
            value={letters.length}
            one="If that’s right, close this form. If it’s wrong, correct that entry in the timeline. If the letter came back and was mailed again, record that it came back first."
            other="If that’s right, close this form. If it’s wrong, correct that entry in the timeline. If the letters came back and were mailed again, record that they came back first."
          />
        )}
      </p>
    </Banner>
  );
}
