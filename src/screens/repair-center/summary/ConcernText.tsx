import { Box, Stack } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Concern } from '#contract/letterSummary.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { useStateNames } from '#src/disputes/useStateNames.ts';
import { Dot } from '#src/ui/Facts.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { reportedNames } from '#src/repair/reportedNames.ts';
import { ItemName } from '#src/ui/ItemName.tsx';

type Of<K extends Concern['kind']> = { readonly concern: Extract<Concern, { kind: K }> };

/** What a concern is about, and what to do. */
export function ConcernText({ concern }: { readonly concern: Concern }) {
  switch (concern.kind) {
    case 'othersReport':
      return <OthersReport concern={concern} />;
    case 'repeated':
      return <Repeated concern={concern} />;
    case 'oldReport':
      return <OldReport concern={concern} />;
    case 'unreportedDetail':
      return <UnreportedDetail concern={concern} />;
    case 'manyLetters':
      return <ManyLetters concern={concern} />;
  }
}

function OthersReport({ concern: { names, profileName } }: Of<'othersReport'>) {
  const { i18n } = useLingui();
  const reported = reportedNames(i18n.locale, names);
  return (
    <p>
      <Trans>
        This report is for {reported}, but the profile is for {profileName}. Letters based on another person’s
        report would be wrong.
      </Trans>
    </p>
  );
}

function Repeated({ concern: { set, items } }: Of<'repeated'>) {
  const names = useStateNames();
  const isOpen = items.some(({ decided }) => decided === null);
  return (
    <>
      {items.some(({ decided }) => decided !== null && decided.as !== 'leftAsIs') ? (
        <p>
          <Trans>
            The report is newer than the decisions in the list and still shows these items. If a bureau put
            back what it had deleted, the Disputes page offers a letter that says so. First record there what
            the report shows.
          </Trans>
        </p>
      ) : null}
      {items.some(({ decided }) => decided?.as === 'leftAsIs') ? (
        <p>
          <Trans>It was decided to leave some of these items as they are.</Trans>
        </p>
      ) : null}
      <p>
        {isOpen ? (
          <Trans>
            They ask the same recipients about the same items. If they were mailed, wait for the answer: a
            bureau has up to 45 days, and it may call a repeated dispute frivolous.
          </Trans>
        ) : null}
        {isOpen && set.isSentToPrint ? (
          <>
            {' '}
            <Trans>They were opened at the print shop, so they may have been mailed.</Trans>
          </>
        ) : null}
      </p>
      <Disclosure
        summary={
          <Plural value={items.length} one="# item asked about again" other="# items asked about again" />
        }
      >
        <Stack as="ul" gap="1" ps="6" fontSize="sm" listStyleType="none">
          {items.map(({ recipient, heading, decided }) => (
            <Box as="li" key={`${recipient} ${heading}`} overflowWrap="anywhere">
              <ItemName heading={heading} />
              <Dot />
              <span lang="en">{recipient}</span>
              {decided === null ? null : (
                <Box as="span" display="block" color="quiet">
                  {names[decided.as]}, {shownDate(decided.on)}
                </Box>
              )}
            </Box>
          ))}
        </Stack>
      </Disclosure>
    </>
  );
}

function OldReport({ concern }: Of<'oldReport'>) {
  const date = shownDate(concern.date);
  return (
    <p>
      {concern.basis === 'report' ? (
        <Trans>It’s dated {date}.</Trans>
      ) : (
        <Trans>It has no date of its own and was imported on {date}.</Trans>
      )}{' '}
      <Trans>
        Bureaus update accounts every month, so the letters may dispute something that has changed. Connect a
        newer report if you can.
      </Trans>
    </p>
  );
}

function UnreportedDetail({ concern: { detail, profile, reported } }: Of<'unreportedDetail'>) {
  const { i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale).format(
    reported.map(({ value, bureaus }) => `${value} (${bureaus.join(', ')})`),
  );
  const looksTheSame = reported.every(({ value }) => value === profile);
  return (
    <>
      <p>
        {detail === 'ssn' && looksTheSame ? (
          <Trans>The last four digits are the same ({profile}), so one of the first five differs.</Trans>
        ) : null}
        {detail === 'ssn' && !looksTheSame ? (
          <Trans>
            The profile’s number ends in {profile}. The report shows {list}.
          </Trans>
        ) : null}
        {detail === 'name' ? (
          <Trans>
            The profile’s name is {profile}. The report shows {list}.
          </Trans>
        ) : null}
        {detail === 'dateOfBirth' && looksTheSame ? (
          <Trans>The year is the same ({profile}), so the month or the day differs.</Trans>
        ) : null}
        {detail === 'dateOfBirth' && !looksTheSame ? (
          <Trans>
            The profile’s year is {profile}. The report shows {list}.
          </Trans>
        ) : null}
      </p>
      <p>
        <Trans>Check the profile for a typo before the bureaus are asked to correct their files.</Trans>
      </p>
    </>
  );
}

function ManyLetters({ concern: { recipients } }: Of<'manyLetters'>) {
  return (
    <>
      <Stack as="ul" gap="1" listStyleType="none">
        {recipients.map(({ name, letters, earlier }) => (
          <li key={name}>
            <span lang="en">{name}</span>: <Plural value={letters} one="# letter" other="# letters" />
            {earlier > 0 ? (
              <>
                {', '}
                <Plural
                  value={earlier}
                  one="and # generated earlier today"
                  other="and # generated earlier today"
                />
              </>
            ) : null}
          </li>
        ))}
      </Stack>
      <p>
        <Trans>
          A recipient of many letters at once may consider the disputes frivolous and not investigate them.
          Select the most important items now, and dispute the others later.
        </Trans>
      </p>
    </>
  );
}
