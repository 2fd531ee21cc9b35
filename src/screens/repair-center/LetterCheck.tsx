import { Stack } from '@chakra-ui/react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Activity } from '#contract/disputes.ts';
import type { Identification } from '#contract/letterCheck.ts';
import type { letterCheckMachine } from '#machines/letterCheck.ts';
import { configuration } from '#src/browser/configuration.ts';
import { useEndWords } from '#src/overview/useEndWords.ts';
import { ReportMismatchWarning } from '#src/repair/ReportMismatchWarning.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { WithButton } from '#src/ui/WithButton.tsx';
import { ProfileNotice } from './ProfileNotice.tsx';

const words: Readonly<Record<Identification, MessageDescriptor>> = {
  name: msg`first and last name`,
  address: msg`full postal address`,
  dateOfBirth: msg`date of birth`,
  ssn: msg`SSN`,
  identityDocument: msg`a copy of an ID`,
  addressDocument: msg`a proof of address`,
};
const enclosures: ReadonlySet<Identification> = new Set(['identityDocument', 'addressDocument']);

/** What would keep a bureau from responding to the letters; nothing if there is no such problem. */
export function LetterCheck({ check }: { readonly check: ActorRefFrom<typeof letterCheckMachine> }) {
  const { i18n } = useLingui();
  const { check: found, profileId } = useSelector(check, ({ context }) => context);
  if (found === null) return null;
  const { missing, othersNames, profileName, activity } = found;
  if (missing.length + othersNames.length === 0 && activity === 'active') return null;
  const list = new Intl.ListFormat(i18n.locale).format(missing.map((each) => i18n._(words[each])));
  return (
    <Stack gap="3" mt="4">
      {activity === 'active' ? null : <Stopped activity={activity} profileId={profileId} />}
      {othersNames.length > 0 ? (
        <ReportMismatchWarning names={othersNames} profileName={profileName} />
      ) : null}
      {missing.length > 0 ? (
        <ProfileNotice
          tone={missing.every((each) => enclosures.has(each)) ? 'info' : 'warning'}
          profileId={profileId}
        >
          <Trans>
            Bureaus may not respond if they can’t tell whose file a letter is about. Missing from this
            profile: {list}.
          </Trans>
        </ProfileNotice>
      ) : null}
    </Stack>
  );
}

interface StoppedProps {
  readonly activity: Exclude<Activity, 'active'>;
  readonly profileId: string;
}

/** Said before a generation is used for letters that nobody is to mail yet. */
function Stopped({ activity, profileId }: StoppedProps) {
  const { ended } = useEndWords();
  return (
    <Banner tone="warning">
      <WithButton
        button={
          <ButtonLink to="/disputes/$profileId" params={{ profileId }}>
            <Trans>Open disputes</Trans>
          </ButtonLink>
        }
      >
        {activity === 'paused' ? <Trans>All work paused</Trans> : ended}
        {'. '}
        {activity === 'paused' || configuration.variant === 'b2c' ? (
          <Trans>Don’t mail letters that you generate now until work continues.</Trans>
        ) : (
          <Trans>Don’t mail letters that you generate now.</Trans>
        )}
      </WithButton>
    </Banner>
  );
}
