import { chakra, Stack } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { FieldContext } from './fieldContext.ts';

interface FieldProps {
  label: string;
  /** Shown below the label and announced with the control. */
  help?: ReactNode;
  /** The id of a text elsewhere that is announced with the control. */
  describedBy?: string | undefined;
  /** What is wrong with the value; '' or undefined if nothing is. The control knows by itself whether it has one. */
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/** A labelled control. The kit's input inside takes its id, descriptions, and state from here. */
export function Field({
  label,
  help,
  describedBy = '',
  error: given = '',
  required = false,
  disabled = false,
  children,
}: FieldProps) {
  const id = useId();
  const [unreadable, setUnreadable] = useState('');
  const error = given === '' ? unreadable : given;
  const wrong = error !== '';
  const described = [help === undefined ? '' : `${id}-help`, wrong ? `${id}-error` : '', describedBy]
    .filter((part) => part !== '')
    .join(' ');
  return (
    <FieldContext value={{ id, described, wrong, required, disabled, onUnreadable: setUnreadable }}>
      <Stack gap="1.5" minW="0">
        <chakra.label htmlFor={id} fontSize="sm" fontWeight="medium">
          {label}
          {required && (
            // With the last word: a line of its own would say nothing.
            <chakra.span color="danger" aria-hidden>
              {'\u00A0*'}
            </chakra.span>
          )}
        </chakra.label>
        {help !== undefined && (
          <chakra.div id={`${id}-help`} fontSize="sm" color="quiet">
            {help}
          </chakra.div>
        )}
        {children}
        {wrong && (
          <chakra.p
            id={`${id}-error`}
            display="flex"
            alignItems="center"
            gap="1.5"
            fontSize="sm"
            color="danger"
          >
            <CircleAlert size={16} aria-hidden />
            {error}
          </chakra.p>
        )}
      </Stack>
    </FieldContext>
  );
}
