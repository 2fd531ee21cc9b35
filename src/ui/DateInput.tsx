import { Box } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { use, useRef, useState } from 'react';
import { FieldButton } from './FieldButton.tsx';
import { civilDate, datePlaceholderIn, shownDate } from './dates.ts';
import { DatePicker } from './DatePicker.tsx';
import { FieldContext } from './fieldContext.ts';
import { MaskedInput } from './MaskedInput.tsx';
import { useOnTop } from './onTop.ts';

interface DateInputProps {
  /** A civil date, `YYYY-MM-DD`; '' while what was typed is not one. */
  value: string;
  onChange: (civil: string) => void;
  /** Whether something was typed that is not a date. The field says so once the person has left it. */
  onUnreadable?: (isUnreadable: boolean) => void;
  /** The picker's limits as civil dates. What is typed may lie outside them: the form says what is wrong. */
  min?: string;
  max: string;
  disabled?: boolean;
  onBlur?: () => void;
  autoComplete?: string;
}

/** Browsers fill in a birthday as 1990-04-05. */
const asTyped = (text: string) => text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1');

const textOf = (civil: string) => (civil === '' ? '' : shownDate(civil));

/** A date typed as MM/DD/YYYY or chosen from a calendar. Use inside a `Field`. */
export function DateInput({
  value,
  onChange,
  onUnreadable,
  min = '1900-01-01',
  max,
  disabled = false,
  onBlur,
  autoComplete = 'off',
}: DateInputProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState({ text: textOf(value), civil: value });
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // A value set by the parent replaces what was typed; a half-typed date stays.
  if (typed.civil !== value) setTyped({ text: textOf(value), civil: value });

  const field = use(FieldContext);
  const isUnreadable = (text: string) => text !== '' && civilDate(text) === null;
  const enter = (text: string) => {
    setTyped({ text, civil: civilDate(text) ?? '' });
    if (!isUnreadable(text)) field?.onUnreadable('');
    if (isUnreadable(text) !== isUnreadable(typed.text)) onUnreadable?.(isUnreadable(text));
  };
  const type = (text: string) => {
    const civil = civilDate(text) ?? '';
    enter(text);
    if (civil !== value) onChange(civil);
  };
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };

  useOnTop(open, close);

  return (
    <Box
      position="relative"
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setOpen(false);
        if (isUnreadable(typed.text)) field?.onUnreadable(t`Enter the date as MM/DD/YYYY`);
        onBlur?.();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        // Closes only the calendar, not the dialog around it.
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      <Box position="relative">
        <MaskedInput
          pr="calc(2.75rem + var(--field-end, 0rem))"
          mask="00/00/0000"
          prepare={asTyped}
          placeholder={datePlaceholderIn(i18n.locale)}
          value={typed.text}
          onChange={type}
          autoComplete={autoComplete}
          {...(disabled ? { disabled } : {})}
        />
        <FieldButton
          ref={opener}
          right="calc(0.125rem + var(--field-end, 0rem))"
          label={t`Choose a date`}
          aria-expanded={open}
          aria-haspopup="dialog"
          disabled={disabled}
          icon={<CalendarDays size={18} />}
          onClick={() => setOpen(!open)}
        />
      </Box>
      {open && (
        <Box
          role="dialog"
          aria-label={t`Choose a date`}
          tabIndex={-1}
          position="absolute"
          zIndex="popover"
          right="0"
          mt="1"
          p={{ base: '2', sm: '3' }}
          maxW="calc(100vw - 2rem)"
          bg="card"
          borderWidth="1px"
          borderColor="edge"
          borderRadius="md"
          boxShadow="raised"
        >
          <DatePicker
            value={value}
            min={min}
            max={max}
            onChoose={(civil) => {
              enter(textOf(civil));
              onChange(civil);
              close();
            }}
          />
        </Box>
      )}
    </Box>
  );
}
