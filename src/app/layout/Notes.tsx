import { Box, chakra, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { storedNotes, storeNotes } from '#src/browser/storage.ts';
import { Button, IconButton } from '#src/ui/Button.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Field } from '#src/ui/Field.tsx';
import { TextArea } from '#src/ui/TextInput.tsx';

/** Free text of one's own, kept in this browser only. */
export function Notes({ userId }: { readonly userId: string }) {
  const { t } = useLingui();
  const [notes, setNotes] = useState(() => storedNotes(userId));
  const [text, setText] = useState('');

  function keep(next: typeof notes): void {
    storeNotes(userId, next);
    setNotes(next);
  }
  function add(): void {
    if (text.trim() === '') return;
    keep([{ id: crypto.randomUUID(), text: text.trim(), at: new Date().toISOString() }, ...notes]);
    setText('');
  }

  return (
    <Stack gap="5">
      <chakra.form
        display="grid"
        gap="3"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Field label={t`New note`} help={t`Notes stay in this browser.`}>
          <TextArea rows={3} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Button type="submit" justifySelf="start">
          <Trans>Add Note</Trans>
        </Button>
      </chakra.form>
      {notes.length === 0 ? (
        <Box color="quiet" textAlign="center" py="4">
          <Trans>No Notes Added Yet</Trans>
        </Box>
      ) : (
        <Stack as="ul" gap="0" listStyleType="none">
          {notes.map((note) => (
            <Box as="li" key={note.id} display="flex" gap="3" py="3" borderTop="1px solid" borderColor="edge">
              <Box flex="1" minW="0">
                <Box whiteSpace="pre-wrap">{note.text}</Box>
                <Box color="quiet" fontSize="sm">
                  {shownDate(note.at)}
                </Box>
              </Box>
              <IconButton
                label={t`Delete the note`}
                icon={<Trash2 size={18} aria-hidden />}
                onClick={() => keep(notes.filter(({ id }) => id !== note.id))}
              />
            </Box>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
