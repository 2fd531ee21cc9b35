import { Box, chakra, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Trash2 } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import type { Note } from '#machines/notes.ts';
import { Button, IconButton } from '#src/ui/Button.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Field } from '#src/ui/Field.tsx';
import { useMoving } from '#src/ui/motion/useMoving.ts';
import { TextArea } from '#src/ui/TextInput.tsx';
import { UnsavedChangesDialog } from '#src/ui/UnsavedChangesDialog.tsx';
import { Presence } from '#src/ui/motion/Presence.tsx';
import type { NotesRef } from './useNotes.ts';

/** Free-form notes, saved only in this browser. */
export function Notes({ notes }: { readonly notes: NotesRef }) {
  const { t } = useLingui();
  const listed = useSelector(notes, ({ context }) => context.notes);
  const list = useRef<HTMLDivElement>(null);
  return (
    <Stack gap="5">
      <NewNote notes={notes} />
      <Box ref={list} role="region" aria-label={t`Your notes`} tabIndex={-1}>
        {listed.length === 0 ? (
          <Box color="quiet" textAlign="center" py="4">
            <Trans>No Notes Added Yet</Trans>
          </Box>
        ) : (
          <Stack as="ul" gap="0" listStyleType="none">
            <Presence initial={false}>
              {listed.map((note) => (
                <Entry
                  key={note.id}
                  note={note}
                  onDelete={() => {
                    notes.send({ type: 'note.delete', id: note.id });
                    // The button disappears with its note, so keyboard users continue from the list.
                    list.current?.focus();
                  }}
                />
              ))}
            </Presence>
          </Stack>
        )}
      </Box>
    </Stack>
  );
}

function NewNote({ notes }: { readonly notes: NotesRef }) {
  const { t } = useLingui();
  const [text, setText] = useState('');

  function add(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const note = { id: crypto.randomUUID(), text, at: new Date().toISOString() };
    if (!notes.getSnapshot().can({ type: 'note.add', note })) return;
    notes.send({ type: 'note.add', note });
    setText('');
  }

  return (
    <chakra.form display="grid" gap="3" onSubmit={add}>
      <Field label={t`New note`} help={t`Notes are saved only in this browser.`}>
        <TextArea rows={3} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button type="submit" justifySelf="start">
        <Trans>Add note</Trans>
      </Button>
      <UnsavedChangesDialog isUnsaved={() => text.trim() !== ''} />
    </chakra.form>
  );
}

/** How many characters of a note identify its button. */
const nameLength = 40;

function Entry({ note, onDelete }: { readonly note: Note; readonly onDelete: () => void }) {
  const { t } = useLingui();
  const name = note.text.length > nameLength ? `${note.text.slice(0, nameLength)}…` : note.text;
  return (
    <chakra.li {...useMoving('note')} display="block" overflow="clip" overflowClipMargin="10px">
      <Box display="flex" gap="3" py="3" borderTop="1px solid" borderColor="edge">
        <Box flex="1" minW="0">
          <Box whiteSpace="pre-wrap" overflowWrap="anywhere">
            {note.text}
          </Box>
          <Box color="quiet" fontSize="sm">
            {shownDate(note.at)}
          </Box>
        </Box>
        <IconButton
          mr="-2.5"
          label={t`Delete note: ${name}`}
          icon={<Trash2 size={18} aria-hidden />}
          onClick={onDelete}
        />
      </Box>
    </chakra.li>
  );
}
