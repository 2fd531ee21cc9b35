import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { noteLength } from '#contract/limits.ts';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import type { FieldsProps } from './fieldsProps.ts';

interface GivingUpProps extends FieldsProps {
  readonly kind: 'leftAsIs' | 'withdrawn';
  /** How many items it is about. */
  readonly items: number;
  /** A letter that names one of the items has not been mailed. */
  readonly isUnmailed: boolean;
  /** The letter disputes nothing, and only asks for something. */
  readonly isRequest: boolean;
}

/** What follows from leaving items as they are or no longer disputing them, and why the person decided so. */
export function GivingUpFields({
  kind,
  items,
  isUnmailed,
  isRequest,
  draft: { note },
  disabled,
  onChange,
}: GivingUpProps) {
  const { t } = useLingui();
  return (
    <>
      <p>
        {kind === 'leftAsIs' ? (
          <Plural
            value={items}
            one="It stays as it is, and nothing more is asked. A later answer still counts."
            other="They stay as they are, and nothing more is asked. A later answer still counts."
          />
        ) : isRequest ? (
          <Trans>It is no longer asked for. An answer that comes anyway can still be recorded.</Trans>
        ) : (
          <Plural
            value={items}
            one="It is no longer disputed. A result that comes anyway can still be recorded."
            other="They are no longer disputed. Results that come anyway can still be recorded."
          />
        )}
      </p>
      {kind === 'withdrawn' && isUnmailed ? (
        <p>
          {isRequest ? (
            <Trans>The letter isn’t mailed yet. Don’t mail it.</Trans>
          ) : (
            <Trans>
              A letter that isn’t mailed yet still asks about this. Don’t mail that letter: generate new
              letters for its other items.
            </Trans>
          )}
        </p>
      ) : null}
      <Field label={t`Reason (optional)`} disabled={disabled}>
        <TextInput
          value={note}
          maxLength={noteLength}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </Field>
    </>
  );
}
