import { chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { latestBirthday } from '#contract/age.ts';
import { masks, postalCodeLength, profileNameLength } from '#contract/limits.ts';
import { fiveDigitZip } from '#contract/postalCode.ts';
import type { ProfileDetail } from '#contract/profiles.ts';
import type { State } from '#contract/profileInput.ts';
import type { Variant } from '#contract/shapes.ts';
import { DateInput } from '#src/ui/DateInput.tsx';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { MaskedInput } from '#src/ui/MaskedInput.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { CallLink } from './CallLink.tsx';
import type { DraftField } from './draft.ts';
import { SensitiveField } from './SensitiveField.tsx';
import { useFieldName } from './useFieldName.ts';
import { useProblemText } from './useProblemText.ts';
import type { ProfileFormState } from './useProfileForm.ts';

/** What a saved profile shows in addition to the form's own fields. */
interface Saved extends Pick<ProfileDetail, 'ssn' | 'dob' | 'streetAddress'> {
  /** Null on the client's own page: it has no agency label, and saved values are replaced without being shown. */
  readonly id: string | null;
}

interface ProfileFormProps {
  readonly form: ProfileFormState;
  readonly states: readonly State[];
  readonly variant: Variant;
  /** Null while the profile is new. */
  readonly profile: Saved | null;
  readonly disabled: boolean;
}

type OpenField = Exclude<DraftField, 'ssn' | 'dob' | 'streetAddress'>;

/** The person the profile is about. Only the email address and the date of birth are required. */
export function ProfileForm({ form, states, variant, profile, disabled }: ProfileFormProps) {
  const { t } = useLingui();
  const name = useFieldName();
  const say = useProblemText();
  const { draft, shown } = form;
  const own = profile !== null && profile.id === null;
  const ssnNote = useId();
  // A consumer's browser knows whom the form is about. An agency's knows only the agent.
  const isOnesOwn = own || variant === 'b2c';
  const purpose = (token: string) => (isOnesOwn ? token : 'off');
  const text = (field: OpenField) => ({
    value: draft[field],
    disabled,
    onBlur: () => form.leave(field),
    onChange: (event: { target: { value: string } }) => form.set(field, event.target.value),
  });
  const eye = (field: 'ssn' | 'dob' | 'streetAddress') => ({
    field,
    disabled,
    profileId: profile?.id ?? null,
    saved: profile?.[field] ?? '',
    value: draft[field],
    error: say(shown[field]),
    onFillIn: (value: string) => form.fillIn(field, value),
  });
  return (
    <Fields>
      <chakra.p gridColumn="1 / -1" fontSize="sm" color="quiet">
        <Trans>Fields marked with * are required.</Trans>
      </chakra.p>
      {own ? null : (
        <chakra.div gridColumn="1 / -1">
          <Field label={name('profileName')} error={say(shown.profileName)}>
            <TextInput {...text('profileName')} autoComplete="off" maxLength={profileNameLength} />
          </Field>
        </chakra.div>
      )}
      <Field label={name('firstName')} error={say(shown.firstName)}>
        <TextInput {...text('firstName')} autoComplete={purpose('given-name')} />
      </Field>
      <Field label={name('lastName')} error={say(shown.lastName)}>
        <TextInput {...text('lastName')} autoComplete={purpose('family-name')} />
      </Field>
      <chakra.div>
        <Field label={name('phone')} error={say(shown.phone)}>
          <MaskedInput
            mask={masks.phone}
            type="tel"
            autoComplete={purpose('tel-national')}
            value={draft.phone}
            onChange={(value) => form.set('phone', value)}
            disabled={disabled}
          />
        </Field>
        {variant === 'b2b' && <CallLink phone={draft.phone} />}
      </chakra.div>
      <Field label={name('mail')} error={say(shown.mail)} required>
        <TextInput {...text('mail')} type="email" inputMode="email" autoComplete={purpose('email')} />
      </Field>
      <SensitiveField key={`ssn ${form.followed}`} {...eye('ssn')} label={name('ssn')} describedBy={ssnNote}>
        <MaskedInput
          mask={masks.ssn}
          value={draft.ssn ?? ''}
          onChange={(value) => form.set('ssn', value)}
          onBlur={() => form.leave('ssn')}
          disabled={disabled}
        />
      </SensitiveField>
      <chakra.p id={ssnNote} gridColumn="1 / -1" mt="-2.5" fontSize="sm" color="quiet">
        <Trans>
          Credit bureaus need the SSN to find the file. Letters to them show it in full, or only its last four
          digits if that is chosen. Creditors see at most those four. We store it encrypted.
        </Trans>
      </chakra.p>
      <SensitiveField
        key={`dob ${form.followed}`}
        {...eye('dob')}
        label={name('dob')}
        required={!own || profile.dob === ''}
      >
        <DateInput
          value={draft.dob ?? ''}
          onChange={(value) => {
            form.set('dob', value);
            form.leave('dob');
          }}
          max={latestBirthday(form.day)}
          autoComplete={purpose('bday')}
          disabled={disabled}
        />
      </SensitiveField>
      <chakra.div gridColumn="1 / -1">
        <SensitiveField
          key={`street ${form.followed}`}
          {...eye('streetAddress')}
          label={name('streetAddress')}
        >
          <TextInput
            value={draft.streetAddress ?? ''}
            onChange={(event) => form.set('streetAddress', event.target.value)}
            autoComplete={purpose('street-address')}
            disabled={disabled}
          />
        </SensitiveField>
      </chakra.div>
      <Place>
        <Field label={name('city')} error={say(shown.city)}>
          <TextInput {...text('city')} autoComplete={purpose('address-level2')} />
        </Field>
        <Field label={name('state')} error={say(shown.state)}>
          <SelectInput
            value={draft.state}
            onChange={(value) => form.set('state', value)}
            placeholder={t`Choose`}
            options={states.map(({ name }) => ({ value: name, label: name }))}
            autoComplete={purpose('address-level1')}
            disabled={disabled}
          />
        </Field>
        <Field label={name('postalCode')} error={say(shown.postalCode)}>
          <TextInput
            {...text('postalCode')}
            onChange={({ target }) => form.set('postalCode', fiveDigitZip(target.value))}
            maxLength={postalCodeLength}
            inputMode="numeric"
            autoComplete={purpose('postal-code')}
          />
        </Field>
      </Place>
      {profile !== null && !own && (
        <chakra.p gridColumn="1 / -1" fontSize="sm" color="quiet">
          <Trans>
            SSN, date of birth, and street address stay hidden until someone chooses to show them. Each view
            is recorded.
          </Trans>
        </chakra.p>
      )}
    </Fields>
  );
}

/** As many columns as the card has room for, whatever is next to it. */
function Fields({ children }: { readonly children: ReactNode }) {
  return (
    // A container creates its own stacking layer, placed above what follows so that a date's month picker covers
    // it.
    <chakra.div containerType="inline-size" position="relative" zIndex="1">
      <chakra.div
        display="grid"
        gap="4"
        // What explains a field is on a line of its own, and the next field next to the one it explains.
        gridAutoFlow="row dense"
        gridTemplateColumns="minmax(0, 1fr)"
        css={{ '@container (min-width: 28rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {children}
      </chakra.div>
    </chakra.div>
  );
}

const Place = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr) 7rem',
    '& > :first-child': { gridColumn: '1 / -1' },
    // Next to a postal code in large text, a state would have two letters' room.
    '@container (max-width: 14rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '@container (min-width: 35rem)': {
      gridTemplateColumns: 'calc(50% - {spacing.2}) minmax(0, 1fr) 7rem',
      '& > :first-child': { gridColumn: 'auto' },
    },
  },
});
