import { Box, chakra, Flex } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from './Button.tsx';
import { longDay, monthNames } from './calendarLabels.ts';
import { dayAfterKey, monthsLater, within } from './monthGrid.ts';
import { MonthTable } from './MonthTable.tsx';
import { Select } from './SelectInput.tsx';
import { useDayGrid } from './useDayGrid.ts';

interface DatePickerProps {
  /** Civil dates; the chosen one is '' while there is none. */
  value: string;
  min: string;
  max: string;
  onChoose: (civil: string) => void;
}

/**
 * A month to choose a day from: arrow and page keys move, Enter chooses. Every month in the range is two choices
 * away.
 */
export function DatePicker({ value, min, max, onChoose }: DatePickerProps) {
  const { t, i18n } = useLingui();
  const { grid, day, goTo } = useDayGrid(() => within(value === '' ? max : value, min, max), true);

  const show = (civil: string, byKey: boolean) => goTo(within(civil, min, max), byKey);
  const move = (months: number) => show(monthsLater(day, months), false);
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7));
  const years = Array.from(
    { length: Number(max.slice(0, 4)) - Number(min.slice(0, 4)) + 1 },
    (_, position) => Number(max.slice(0, 4)) - position,
  );

  return (
    <Box width="19rem" maxW="full">
      <Flex gap="1" mb="2" align="center">
        <IconButton label={t`Previous month`} icon={<ChevronLeft size={18} />} onClick={() => move(-1)} />
        <Select
          flex="1"
          pl="2"
          fontSize="sm"
          aria-label={t`Month`}
          value={month}
          onChange={(event) => move(Number(event.target.value) - month)}
        >
          {monthNames(i18n.locale).map((name, position) => (
            <option key={name} value={position + 1}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          width="5.5rem"
          pl="2"
          fontSize="sm"
          aria-label={t`Year`}
          value={year}
          onChange={(event) => move((Number(event.target.value) - year) * 12)}
        >
          {years.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
        <IconButton label={t`Next month`} icon={<ChevronRight size={18} />} onClick={() => move(1)} />
      </Flex>
      <MonthTable
        ref={grid}
        label={t`Days`}
        locale={i18n.locale}
        month={day}
        chosen={value}
        dayOf={(each) => (
          <Day
            name={longDay(i18n.locale, each)}
            number={Number(each.slice(8))}
            chosen={each === value}
            faint={each.slice(0, 7) !== day.slice(0, 7)}
            reachable={each === day}
            disabled={each < min || each > max}
            onChoose={() => onChoose(each)}
            onKey={(key) => {
              const next = dayAfterKey(each, key);
              if (next !== null) show(next, true);
              return next !== null;
            }}
          />
        )}
      />
    </Box>
  );
}

interface DayProps {
  name: string;
  number: number;
  chosen: boolean;
  faint: boolean;
  reachable: boolean;
  disabled: boolean;
  onChoose: () => void;
  /** Whether the key had a meaning here. */
  onKey: (key: string) => boolean;
}

function Day({ name, number, chosen, faint, reachable, disabled, onChoose, onKey }: DayProps) {
  return (
    <chakra.button
      type="button"
      aria-label={name}
      tabIndex={reachable ? 0 : -1}
      disabled={disabled}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (onKey(event.key)) event.preventDefault();
      }}
      width="full"
      minH="9"
      borderRadius="sm"
      fontSize="sm"
      cursor="pointer"
      bg={chosen ? 'accent' : 'transparent'}
      color={chosen ? 'onAccent' : faint ? 'quiet' : 'ink'}
      _hover={chosen ? {} : { bg: 'hovered' }}
      _disabled={{ opacity: '0.4', cursor: 'not-allowed' }}
    >
      {number}
    </chakra.button>
  );
}
