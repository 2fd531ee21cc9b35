import { chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { FieldsProps } from './fieldsProps.ts';
import { useEventProblem } from './useEventProblem.ts';

/** A question that only the person can answer: nothing is preselected. */
export function YesNo({
  question,
  draft: { said },
  problems,
  disabled,
  onChange,
}: FieldsProps & { readonly question: string }) {
  const { t } = useLingui();
  const textOf = useEventProblem();
  const id = useId();
  const error = textOf(problems.said);
  const choices = [
    { value: true, label: t`Yes` },
    { value: false, label: t`No` },
  ];
  return (
    <chakra.fieldset
      disabled={disabled}
      {...(error === undefined ? {} : { 'aria-describedby': `${id}-error`, 'data-wrong': '' })}
    >
      <chakra.legend fontSize="sm" fontWeight="medium" mb="1">
        {question}
      </chakra.legend>
      {choices.map(({ value, label }) => (
        <chakra.label
          key={label}
          display="inline-flex"
          alignItems="center"
          gap="2"
          minH="11"
          // Room before the edge that forced colors draw around what is chosen.
          pe="2"
          me="4"
          cursor="pointer"
        >
          <input
            type="radio"
            className="choice"
            name={id}
            checked={said === value}
            onChange={() => onChange({ said: value })}
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
  );
}
