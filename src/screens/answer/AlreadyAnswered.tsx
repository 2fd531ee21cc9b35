import { Trans } from '@lingui/react/macro';
import { useDisputeCalls } from '#src/disputes/calls.ts';
import { useFreshDisputes } from '#src/disputes/useFreshDisputes.ts';
import { Banner } from '#src/ui/Surface.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { WithButton } from '#src/ui/WithButton.tsx';
import type { AnswerRecording } from './useAnswerRecording.ts';

/** The same answer is recorded, but not with the same content: what was entered stays next to the way to the other. */
export function AlreadyAnswered({ recording }: { readonly recording: AnswerRecording }) {
  const { profileId, form } = recording.getSnapshot().context;
  const { whose } = useDisputeCalls();
  const recorded = useFreshDisputes(profileId)?.timeline.find(
    ({ event, replacedBy, withdrawn }) =>
      event.kind === 'answer' &&
      replacedBy === null &&
      withdrawn === null &&
      event.answer === form.answer &&
      event.letters.some((letter) => form.letters.includes(letter)),
  );
  const author = recorded?.by ?? '';
  return (
    <Banner tone="danger">
      <p>
        {recorded === undefined ? (
          <Trans>This answer is already recorded, but not as you entered it. Nothing was saved now.</Trans>
        ) : (
          <Trans>
            {author} already recorded this answer, but not as you entered it. Nothing was saved now.
          </Trans>
        )}
      </p>
      <WithButton
        button={
          whose === 'client' || recorded === undefined ? null : (
            <ButtonLink
              size="small"
              to="/answer/$profileId"
              params={{ profileId }}
              search={{ entry: recorded.id }}
              target="_blank"
            >
              <Trans>Open the recorded answer in a new tab</Trans>
            </ButtonLink>
          )
        }
      >
        <p>
          {whose === 'client' ? (
            <Trans>If what is recorded is wrong, the agency can correct it.</Trans>
          ) : (
            <Trans>Compare both, and correct the recorded one if something is wrong or missing in it.</Trans>
          )}
        </p>
      </WithButton>
    </Banner>
  );
}
