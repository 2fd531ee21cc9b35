import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { weekdayNames } from './calendarLabels.ts';
import { weeksOf } from './monthGrid.ts';

interface MonthTableProps {
  readonly ref: Ref<HTMLTableElement>;
  readonly label: string;
  readonly locale: string;
  /** Any civil date of the month. */
  readonly month: string;
  /** The chosen day, if one can be chosen. */
  readonly chosen?: string;
  readonly dayOf: (civil: string) => ReactNode;
  /** Of what the days contain, by class. */
  readonly dayStyles?: SystemStyleObject;
}

/** The weeks of a month as a grid, Sunday first. The caller decides what a day contains. */
export function MonthTable({ ref, label, locale, month, chosen, dayOf, dayStyles }: MonthTableProps) {
  return (
    <chakra.table
      ref={ref}
      role="grid"
      width="full"
      height="full"
      aria-label={label}
      css={{
        tableLayout: 'fixed',
        // A seventh of a phone holds a name as a whole, however large text is.
        '& th': { fontSize: 'min({fontSizes.xs}, 3.8vw)', fontWeight: 'medium', color: 'quiet', pb: '1' },
        ...dayStyles,
      }}
    >
      <thead>
        <tr>
          {weekdayNames(locale).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((civil) => (
              <td key={civil} {...(chosen === undefined ? {} : { 'aria-selected': civil === chosen })}>
                {dayOf(civil)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
