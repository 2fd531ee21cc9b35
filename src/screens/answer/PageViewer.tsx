import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type AnswerPage, isRefused } from '#machines/answerPages.ts';
import { isPdf, isPicture, PageImage } from '#src/disputes/PageImage.tsx';
import { type PageLook, PageLookButtons, upright } from '#src/disputes/PageLook.tsx';
import { Button, IconButton } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import type { AnswerPages } from './useAnswerRecording.ts';

/** Where the pages are shown: what says that one of them isn’t stored leads to it. */
export const pagesPlace = 'answer-pages';

interface PageViewerProps {
  readonly pages: AnswerPages;
  /** Which page is shown until another is chosen: that which was just added, or the one that is read first. */
  readonly begin: 'newest' | 'first';
  /** What is shown below a page. */
  readonly children: (page: AnswerPage) => ReactNode;
}

/** One page at a time, large enough to read. Nothing is shown where there is none. */
export function PageViewer({ pages, begin, children }: PageViewerProps) {
  const { t } = useLingui();
  const { context } = useSelector(pages, (snapshot) => snapshot);
  const [{ chosen, of }, setChosen] = useState<Choice>({ chosen: null, of: context.count });
  const [looks, setLooks] = useState<Readonly<Record<string, PageLook>>>({});
  const count = context.pages.length;
  const refused = context.pages.findIndex(isRefused);
  // What was added after the choice is shown, as is a page that isn’t stored: nothing else on the page tells of it.
  const at = of === context.count ? context.pages.findIndex(({ key }) => key === chosen) : -1;
  const place = at >= 0 ? at : refused >= 0 ? refused : begin === 'first' ? 0 : count - 1;
  const page = context.pages[place];
  if (page === undefined) return null;
  const number = place + 1;
  const show = (to: number) => setChosen({ chosen: context.pages[to]?.key ?? null, of: context.count });
  const isImage = page.content !== null && isPicture(page.content);
  const look = looks[page.key] ?? upright;
  return (
    <Stack gap="2">
      <Flex align="center" columnGap="1" wrap="wrap">
        <chakra.h3
          id={pagesPlace}
          tabIndex={-1}
          fontSize="md"
          flex="1"
          whiteSpace="nowrap"
          scrollMarginTop="5rem"
          aria-live="polite"
        >
          {page.content !== null && isPdf(page.content) ? (
            <Trans>
              File {number} of {count}
            </Trans>
          ) : (
            <Trans>
              Page {number} of {count}
            </Trans>
          )}
        </chakra.h3>
        <Flex gap={{ base: '0', lg: '1' }}>
          {count > 1 ? (
            <>
              <IconButton
                minW="11"
                minH="11"
                label={t`Previous page`}
                icon={<ChevronLeft size={18} />}
                disabled={place === 0}
                onClick={() => show(place - 1)}
              />
              <IconButton
                minW="11"
                minH="11"
                label={t`Next page`}
                icon={<ChevronRight size={18} />}
                disabled={number === count}
                onClick={() => show(place + 1)}
              />
            </>
          ) : null}
          {isImage ? (
            <PageLookButtons
              look={look}
              onLook={(now) => setLooks((before) => ({ ...before, [page.key]: now }))}
            />
          ) : null}
        </Flex>
      </Flex>
      {refused < 0 || isRefused(page) ? null : (
        <NotStored number={refused + 1} onShow={() => show(refused)} />
      )}
      <PageImage
        key={page.key}
        page={page}
        {...look}
        isBusy={context.current === page.key}
        onOpen={() => pages.send({ type: 'page.open', key: page.key })}
      />
      {children(page)}
    </Stack>
  );
}

interface Choice {
  /** The key of the page; null while none was chosen. */
  readonly chosen: string | null;
  /** How many pages had ever been added then. */
  readonly of: number;
}

/** That another page than the one in sight wasn’t uploaded. */
function NotStored({ number, onShow }: { readonly number: number; readonly onShow: () => void }) {
  return (
    <Banner tone="danger">
      <Flex gap="2" align="center" justify="space-between" wrap="wrap">
        <span>
          <Trans>Page {number} wasn’t uploaded.</Trans>
        </span>
        <Button size="small" onClick={onShow}>
          <Trans>Show page {number}</Trans>
        </Button>
      </Flex>
    </Banner>
  );
}
