import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { filesPerEvent } from '#contract/disputeEvents.ts';
import { documentMegabytes, documentTypes } from '#contract/limits.ts';
import type { AnswerPage } from '#machines/answerPages.ts';
import { canUploadAgain } from '#machines/fileRefusal.ts';
import { Button } from '#src/ui/Button.tsx';
import { FileBox } from '#src/ui/FileBox.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { isPdf } from '#src/disputes/PageImage.tsx';
import { PageViewer } from './PageViewer.tsx';
import type { AnswerPages } from './useAnswerRecording.ts';
import { usePageProblem } from '#src/disputes/usePageProblem.ts';

const accepted = [...documentTypes, 'application/pdf'].join(',');

interface PicturePartProps {
  readonly pages: AnswerPages;
  readonly disabled: boolean;
}

/** The photos or PDFs of the answer: to add, to look at, to retry, to remove. */
export function PicturePart({ pages, disabled }: PicturePartProps) {
  const { t } = useLingui();
  const { context } = useSelector(pages, (snapshot) => snapshot);
  const isFull = context.pages.length >= filesPerEvent;
  return (
    <Stack gap="3">
      <PageViewer pages={pages} begin="newest">
        {(page) => <PageState pages={pages} page={page} disabled={disabled} />}
      </PageViewer>
      <LeftOut pages={pages} />
      {isFull ? (
        <Box fontSize="sm" color="quiet">
          <Trans>An answer can have up to {filesPerEvent} files.</Trans>
        </Box>
      ) : (
        <FileBox
          title={context.pages.length === 0 ? t`Add a photo or PDF` : t`Add another page`}
          hint={t`PNG, JPG, or PDF, up to ${documentMegabytes} MB. Every page, front and back. Stored encrypted.`}
          look="default"
          accept={accepted}
          disabled={disabled}
          onFiles={(files) => pages.send({ type: 'files.add', files })}
        />
      )}
    </Stack>
  );
}

/** That some of the files chosen last had no room, and what to do about it. */
function LeftOut({ pages }: Pick<PicturePartProps, 'pages'>) {
  const leftOut = useSelector(pages, ({ context }) => context.leftOut);
  if (leftOut === 0) return null;
  return (
    <Banner tone="warning">
      <Plural value={leftOut} one="# file wasn’t added." other="# files weren’t added." />{' '}
      <Trans>Put several pages into one PDF to add them all.</Trans>
    </Banner>
  );
}

/** Whether the page is stored, and what can be done about it. */
export function PageState({ pages, page, disabled }: PicturePartProps & { readonly page: AnswerPage }) {
  const say = usePageProblem();
  const current = useSelector(pages, ({ context }) => context.current);
  const isUploading = page.id === null && page.failure === null;
  return (
    <Stack gap="2">
      {page.failure === null ? null : <Banner tone="danger">{say(page.failure, page.id !== null)}</Banner>}
      <Flex gap="2" align="center" wrap="wrap" fontSize="sm" color="quiet">
        {/* Buttons without words next to them begin the line. */}
        <chakra.span
          role="status"
          {...(isUploading || page.id !== null ? { flex: '1', minW: '6rem' } : { display: 'contents' })}
        >
          {isUploading ? <Uploading size={page.content?.size ?? 0} /> : null}
          {page.id === null ? null : <Trans>Stored encrypted.</Trans>}
        </chakra.span>
        {page.id === null && page.failure !== null && canUploadAgain(page.failure) ? (
          <Button disabled={disabled} onClick={() => pages.send({ type: 'page.retry', key: page.key })}>
            <Trans>Upload again</Trans>
          </Button>
        ) : null}
        <Button
          look="plain"
          disabled={disabled || (current === page.key && !isUploading)}
          onClick={() => pages.send({ type: 'page.remove', key: page.key })}
        >
          {page.content !== null && isPdf(page.content) ? (
            <Trans>Remove file</Trans>
          ) : (
            <Trans>Remove page</Trans>
          )}
        </Button>
      </Flex>
    </Stack>
  );
}

/** What takes a minute or more on a slow connection, in bytes. */
const long = 2_000_000;

/** That a page is being sent, and for a large one, why that takes so long. */
function Uploading({ size }: { readonly size: number }) {
  const megabytes = Math.round(size / 1_000_000);
  if (size < long) return <Trans>Uploading…</Trans>;
  return (
    <Trans>
      Uploading {megabytes} MB… On a slow connection, this takes minutes. You can continue in the meantime,
      but stay on this page.
    </Trans>
  );
}
