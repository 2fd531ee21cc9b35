import { Box, Stack } from '@chakra-ui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { bureaus } from '#vocabulary/bureaus.ts';
import type { DisputeMark, DisputeMarks } from '#contract/disputeMarks.ts';
import { markKey } from '#machines/markLetters.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { ItemName, useItemName } from '#src/ui/ItemName.tsx';

interface MarkListProps {
  readonly found: DisputeMarks;
  /** Absent where the notations can only be read. */
  readonly choice?: {
    readonly chosen: readonly string[];
    readonly disabled: boolean;
    readonly onChange: (keys: readonly string[]) => void;
  };
}

/** The open dispute notations of the newest report, counted and listed by bureau. */
export function MarkList({ found: { report, marks }, choice }: MarkListProps) {
  if (report === null)
    return (
      <p>
        <Trans>There is no report yet, so nobody knows whether an account has a dispute notation.</Trans>
      </p>
    );
  const day = shownDate(report.on);
  if (marks.length === 0)
    return (
      <p>
        <Trans>The newest report, dated {day}, shows no open dispute notation.</Trans>
      </p>
    );
  return (
    <Stack gap="3">
      <Box as="p" fontWeight="medium">
        <Plural
          value={marks.length}
          one={`The newest report, dated ${day}, shows # open dispute notation.`}
          other={`The newest report, dated ${day}, shows # open dispute notations.`}
        />
      </Box>
      {bureaus.map((bureau) => {
        const own = marks.filter((mark) => mark.bureau === bureau);
        return own.length === 0 ? null : (
          <section key={bureau} aria-label={bureau}>
            <Box as="h3" fontSize="sm" color="quiet" fontWeight="medium">
              <Facts of={[bureau, own.length]} />
            </Box>
            <Stack as="ul" gap="2" listStyleType="none" mt="1">
              {own.map((mark) => (
                <li key={markKey(mark)}>
                  <Mark mark={mark} choice={choice} />
                </li>
              ))}
            </Stack>
          </section>
        );
      })}
    </Stack>
  );
}

function Mark({ mark, choice }: { readonly mark: DisputeMark; readonly choice: MarkListProps['choice'] }) {
  const { heading, mark: words, bureau, isInDispute } = mark;
  const nameOf = useItemName();
  const key = markKey(mark);
  const told = (
    <span>
      <Box as="span" display="block" overflowWrap="anywhere">
        <ItemName heading={heading} />
      </Box>
      <Box as="span" lang="en" display="block" color="quiet" fontSize="sm" overflowWrap="anywhere">
        “{words}”
      </Box>
      {isInDispute ? (
        <Box as="span" display="block" fontSize="sm">
          <Trans>A dispute about it is still open at this bureau. The letter would give it up.</Trans>
        </Box>
      ) : null}
    </span>
  );
  if (choice === undefined) return told;
  const { chosen, disabled, onChange } = choice;
  return (
    <Checkbox
      checked={chosen.includes(key)}
      disabled={disabled}
      aria-label={`${nameOf(heading)}, ${bureau}`}
      onChange={(isIn) => onChange(isIn ? [...chosen, key] : chosen.filter((each) => each !== key))}
    >
      {told}
    </Checkbox>
  );
}
