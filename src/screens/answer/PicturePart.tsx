import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { filesPerEvent } from '#contract/disputeEvents.ts';
import { documentMegabytes, documentTypes } from '#contract/limits.ts';
import type { AnswerPage } from '#machines/answerPages.ts';
import { Button, IconButton } from '#src/ui/Button.tsx';
import { FileBox } from '#src/ui/FileBox.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { PageImage } from '#src/disputes/PageImage.tsx';
import { PageLookButtons, upright } from '#src/disputes/PageLook.tsx';
import type { AnswerPages } from './useAnswerRecording.ts';
import { usePageProblem } from '#src/disputes/usePageProblem.ts';

const accepted = [...documentTypes, 'application/pdf'].join(',');

interface PagesProps {
  readonly pages: AnswerPages;
}

interface PicturePartProps extends PagesProps {
  readonly disabled: boolean;
}

/** The photos or PDFs of the answer: to add, to look at, to retry, to remove. */
export function PicturePart({ pages, disabled }: PicturePartProps) {
  const { t } = useLingui();
  const { context } = useSelector(pages, (snapshot) => snapshot);
  const isFull = context.pages.length >= filesPerEvent;
  return (
    <Stack gap="3">
      <PageViewer pages={pages}>
        {(page) => <PageState pages={pages} page={page} disabled={disabled} />}
      </PageViewer>
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
          multiple
          disabled={disabled}
          onFile={(file) => pages.send({ type: 'files.add', files: [file] })}
        />
      )}
    </Stack>
  );
}

interface PageViewerProps extends PagesProps {
  /** What is shown below a page. */
  readonly children?: (page: AnswerPage) => ReactNode;
}

/** One page at a time, large enough to read. Nothing is shown where there is none. */
export function PageViewer({ pages, children }: PageViewerProps) {
  const { t } = useLingui();
  const { context } = useSelector(pages, (snapshot) => snapshot);
  const [chosen, setChosen] = useState<number | null>(null);
  const [look, setLook] = useState(upright);
  const count = context.pages.length;
  // The newest page is shown until another is chosen.
  const place = Math.min(chosen ?? count - 1, count - 1);
  const page = context.pages[place];
  if (page === undefined) return null;
  const number = place + 1;
  const isImage = page.content?.type.startsWith('image/') ?? false;
  return (
    <Stack gap="2">
      <Flex align="center" gap="1" wrap="wrap">
        <chakra.h3 fontSize="md" flex="1" aria-live="polite">
          <Trans>
            Page {number} of {count}
          </Trans>
        </chakra.h3>
        {count > 1 ? (
          <>
            <IconButton
              minW="11"
              minH="11"
              label={t`Previous page`}
              icon={<ChevronLeft size={18} />}
              disabled={place === 0}
              onClick={() => setChosen(place - 1)}
            />
            <IconButton
              minW="11"
              minH="11"
              label={t`Next page`}
              icon={<ChevronRight size={18} />}
              disabled={number === count}
              onClick={() => setChosen(number)}
            />
          </>
        ) : null}
        {isImage ? <PageLookButtons look={look} onLook={setLook} /> : null}
      </Flex>
      <PageImage
        key={page.key}
        page={page}
        {...look}
        isBusy={context.current === page.key}
        onOpen={() => pages.send({ type: 'page.open', key: page.key })}
      />
      {children?.(page)}
    </Stack>
  );
}

/** Whether the page is stored, and what can be done about it. */
function PageState({ pages, page, disabled }: PicturePartProps & { readonly page: AnswerPage }) {
  const say = usePageProblem();
  const current = useSelector(pages, ({ context }) => context.current);
  const isUploading = page.id === null && page.failure === null;
  return (
    <Stack gap="2">
      {page.failure === null ? null : <Banner tone="danger">{say(page.failure, page.id !== null)}</Banner>}
      <Flex gap="2" align="center" wrap="wrap" fontSize="sm" color="quiet">
        <chakra.span flex="1" minW="6rem" role="status">
          {isUploading ? <Uploading size={page.content?.size ?? 0} /> : null}
          {page.id === null ? null : <Trans>Stored encrypted.</Trans>}
        </chakra.span>
        {page.id === null && page.failure !== null ? (
          <Button disabled={disabled} onClick={() => pages.send({ type: 'page.retry', key: page.key })}>
            <Trans>Upload again</Trans>
          </Button>
        ) : null}
        <Button
          look="plain"
          disabled={disabled || (current === page.key && !isUploading)}
          onClick={() => pages.send({ type: 'page.remove', key: page.key })}
        >
          <Trans>Remove page</Trans>
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
      Uploading {megabytes} MB… On a slow connection, this takes minutes. You can go on meanwhile, but stay on
      this page.
    </Trans>
  );
}
