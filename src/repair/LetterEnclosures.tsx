import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { createLink } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { DocumentKind } from '#contract/documents.ts';
import { type Enclosed, offeredDocuments } from '#contract/enclosed.ts';
import type { Enclosures } from '#contract/enclosures.ts';
import type { PreviewedLetter } from '#contract/letterPreview.ts';
import { enclosedIn, type enclosureChoiceMachine } from '#machines/enclosureChoice.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Segments } from '#src/ui/Segments.tsx';
import { Banner, Skeleton } from '#src/ui/Surface.tsx';
import { documentNames } from './documentNames.ts';

interface LetterEnclosuresProps {
  readonly letter: PreviewedLetter;
  readonly choice: ActorRefFrom<typeof enclosureChoiceMachine>;
}

/** A creditor or debt collector never gets the full number. */
const hasSsnChoice = ({ destination }: PreviewedLetter, enclosures: Enclosures | null): boolean =>
  destination.kind === 'bureau' && enclosures?.hasSsn === true;

/** What is enclosed with the letter being read, in one line that opens to change it. */
export function LetterEnclosures({ letter, choice }: LetterEnclosuresProps) {
  const { t } = useLingui();
  const state = useSelector(choice, (snapshot) => snapshot);
  const { failure } = state.context;
  const showsSsn = hasSsnChoice(letter, state.context.enclosures);
  return (
    <Box role="group" aria-label={t`Enclosed with this letter`} aria-busy={state.hasTag('busy')}>
      {state.matches('fetching') ? (
        <Skeleton height="8" role="status" aria-label={t`Loading enclosures…`} />
      ) : null}
      {state.matches('failed') && failure !== null ? (
        <Stack gap="3" align="start" py="2">
          <Box fontSize="sm">
            <Trans>We couldn’t load what can be enclosed. The pages show what is.</Trans>
          </Box>
          <FailureBanner failure={failure} />
          <Button onClick={() => choice.send({ type: 'enclosures.retry' })}>
            <Trans>Try Again</Trans>
          </Button>
        </Stack>
      ) : null}
      {state.hasTag('here') ? (
        <>
          <Disclosure summary={<Summary enclosed={enclosedIn(state.context, letter)} showsSsn={showsSsn} />}>
            <Choices letter={letter} choice={choice} />
          </Disclosure>
          <ProofBeforeMove letter={letter} choice={choice} />
          {state.matches('refused') && failure !== null ? (
            <Stack gap="2" pb="2">
              <Box fontSize="sm">
                <Trans>The change wasn’t saved. The letter encloses what it did before.</Trans>
              </Box>
              <FailureBanner failure={failure} />
            </Stack>
          ) : null}
        </>
      ) : null}
    </Box>
  );
}

/** Where someone moved, the proof of address on file may show where they lived before. */
function ProofBeforeMove({ letter, choice }: LetterEnclosuresProps) {
  const context = useSelector(choice, (snapshot) => snapshot.context);
  const { profileId, enclosures } = context;
  const isEnclosed = enclosedIn(context, letter).documents.includes('address');
  if (enclosures?.isProofBeforeMove !== true || !isEnclosed) return null;
  return (
    <Banner tone="warning">
      <Trans>
        The proof of address was uploaded before the address changed, so the letter doesn’t say that it shows
        the address.{' '}
        <Link to="/edit-profile/$profileId" params={{ profileId }}>
          Upload one that does
        </Link>
      </Trans>
    </Banner>
  );
}

interface SummaryProps {
  readonly enclosed: Enclosed;
  readonly showsSsn: boolean;
}

function Summary({ enclosed, showsSsn }: SummaryProps) {
  const { i18n } = useLingui();
  const { documents, ssn } = enclosed;
  const list = new Intl.ListFormat(i18n.locale).format(
    documents.map((kind) => i18n._(documentNames[kind].short)),
  );
  return (
    <Box as="span" color="ink">
      <span>
        {documents.length === 0 ? (
          <Trans>Enclosed with this letter: no documents.</Trans>
        ) : (
          <Trans>Enclosed with this letter: {list}.</Trans>
        )}
      </span>{' '}
      {showsSsn ? (
        <span>
          {ssn === 'full' ? (
            <Trans>The letter shows the full SSN.</Trans>
          ) : (
            <Trans>The letter shows the last four digits of the SSN.</Trans>
          )}
        </span>
      ) : null}
    </Box>
  );
}

function Choices({ letter, choice }: LetterEnclosuresProps) {
  const { t } = useLingui();
  const context = useSelector(choice, (snapshot) => snapshot.context);
  const { name, kind: recipient } = letter.destination;
  const { ssn } = enclosedIn(context, letter);
  return (
    <Stack gap="3" pt="1" pb="3" ps={{ base: '0', md: '6' }}>
      <Flex wrap="wrap" columnGap="6" rowGap="1" align="start">
        {offeredDocuments(letter).map((kind) => (
          <DocumentChoice key={kind} kind={kind} letter={letter} choice={choice} />
        ))}
      </Flex>
      {hasSsnChoice(letter, context.enclosures) ? (
        <Stack gap="1.5" align="start">
          <Box fontSize="sm" fontWeight="medium" aria-hidden>
            <Trans>SSN in the letter</Trans>
          </Box>
          <Segments<Enclosed['ssn']>
            legend={t`SSN in the letter`}
            value={ssn}
            options={[
              { value: 'full', label: t`Full number` },
              { value: 'lastFour', label: t`Last four digits` },
            ]}
            onChange={(shown) => choice.send({ type: 'ssn.show', letter, ssn: shown })}
          />
          {ssn === 'lastFour' ? (
            <Banner tone="warning">
              <Trans>
                Bureaus match files by the full number. With only the last four digits, {name} may not find
                the file.
              </Trans>
            </Banner>
          ) : null}
        </Stack>
      ) : null}
      <Box fontSize="sm" color="quiet" textWrap="pretty">
        {recipient === 'bureau' ? (
          <Trans>
            Applies to every letter to {name}, now and later. The Social Security card is only needed if a
            bureau couldn’t identify the person, or to dispute an SSN. If you add it, it’s enclosed once.
          </Trans>
        ) : (
          <Trans>
            Creditors and debt collectors get no copies unless you add them. What you add is enclosed once,
            with the next letters to {name}.
          </Trans>
        )}
      </Box>
    </Stack>
  );
}

const Link = createLink(chakra('a', { base: { color: 'accentStrong', textDecoration: 'underline' } }));

interface DocumentChoiceProps extends LetterEnclosuresProps {
  readonly kind: DocumentKind;
}

function DocumentChoice({ kind, letter, choice }: DocumentChoiceProps) {
  const { i18n } = useLingui();
  const context = useSelector(choice, (snapshot) => snapshot.context);
  const isUploaded = context.enclosures?.uploaded.includes(kind) ?? false;
  const { profileId } = context;
  return (
    <Box>
      <Checkbox
        checked={enclosedIn(context, letter).documents.includes(kind)}
        disabled={!isUploaded}
        onChange={(enclose) => choice.send({ type: 'document.enclose', letter, kind, enclose })}
      >
        {i18n._(documentNames[kind].title)}
      </Checkbox>
      {isUploaded ? null : (
        <Box fontSize="sm" color="quiet" ps="calc({sizes.tick} + {spacing.2})">
          <Trans>
            Not uploaded yet.{' '}
            <Link to="/edit-profile/$profileId" params={{ profileId }}>
              Open profile
            </Link>
          </Trans>
        </Box>
      )}
    </Box>
  );
}
