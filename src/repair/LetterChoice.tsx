import { Box, Flex } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { PreviewedLetter } from '#contract/letterPreview.ts';
import { IconButton } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { withItsNumber } from '#vocabulary/accountMask.ts';
import { letterName } from '#vocabulary/letterName.ts';
import { recipientName } from '#vocabulary/recipientName.ts';

interface LetterChoiceProps {
  readonly letters: readonly PreviewedLetter[];
  readonly letter: PreviewedLetter;
  readonly onChoose: (letterId: string) => void;
}

const nameOf = ({ destination, subject, blocks }: PreviewedLetter): string =>
  letterName({
    recipient: recipientName(destination),
    subject: subject.text,
    headings: blocks.flatMap(({ item }) => item?.name ?? []),
  });

/** Which letter is shown, by recipient, subject, and item, and the way to its neighbors. */
export function LetterChoice({ letters, letter, onChoose }: LetterChoiceProps) {
  const { t } = useLingui();
  const at = letters.indexOf(letter);
  const count = letters.length;
  const go = (to: PreviewedLetter | undefined) => {
    if (to !== undefined) onChoose(to.id);
  };
  return (
    <Flex gap="2" align="end" wrap="wrap">
      <Box flex="1" minW="0">
        <Field label={t`Letter ${at + 1} of ${count}`}>
          <SelectInput
            value={letter.id}
            options={letters.map((each, index) => ({
              value: each.id,
              label: `${String(index + 1)}. ${nameOf(each)}`,
            }))}
            onChange={onChoose}
          />
        </Field>
      </Box>
      <IconButton
        look="outline"
        label={t`Previous letter`}
        icon={<ChevronLeft size={20} aria-hidden />}
        disabled={at === 0}
        onClick={() => go(letters[at - 1])}
      />
      <IconButton
        look="outline"
        label={t`Next letter`}
        icon={<ChevronRight size={20} aria-hidden />}
        disabled={at === count - 1}
        onClick={() => go(letters[at + 1])}
      />
      {/* A phone's field has no room for the whole name. */}
      <Box
        display={{ base: 'block', md: 'none' }}
        flex="1 0 100%"
        fontSize="sm"
        color="quiet"
        overflowWrap="anywhere"
        lang="en"
        aria-hidden
      >
        {withItsNumber(nameOf(letter)).replace(/ (?=\+\d+$)/, '\u00a0')}
      </Box>
    </Flex>
  );
}
