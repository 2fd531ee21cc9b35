import { chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { FieldsProps } from './fieldsProps.ts';
import { useEventProblem } from './useEventProblem.ts';

/** Whether the client had the bureau's free annual report: nothing is preselected. */
export function AnnualReportFields({ draft: { had }, problems, disabled, onChange }: FieldsProps) {
  const { t } = useLingui();
  const textOf = useEventProblem();
  const id = useId();
  const error = textOf(problems.had);
  const choices = [
    { value: true, label: t`Yes` },
    { value: false, label: t`No` },
  ];
  return (
    <>
      <p>
        <Trans>
          Everyone can get one free report a year from each bureau, at annualcreditreport.com. After that
          report, a bureau has 45 days to investigate instead of 30. Reports from a paid monitoring service
          don’t count.
        </Trans>
      </p>
      <chakra.fieldset disabled={disabled} aria-describedby={error === undefined ? undefined : `${id}-error`}>
        <chakra.legend fontSize="sm" fontWeight="medium" mb="1">
          <Trans>Was this bureau’s free annual report received before disputing?</Trans>
        </chakra.legend>
        {choices.map(({ value, label }) => (
          <chakra.label
            key={label}
            display="inline-flex"
            alignItems="center"
            gap="2"
            minH="11"
            me="6"
            cursor="pointer"
          >
            <chakra.input
              type="radio"
              name={id}
              boxSize="5"
              accentColor="accent"
              checked={had === value}
              onChange={() => onChange({ had: value })}
            />
            {label}
          </chakra.label>
        ))}
        {error === undefined ? null : (
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
      </chakra.fieldset>
    </>
  );
}
