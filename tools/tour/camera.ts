import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';

/** Films a page: every frame is shown for its given duration, however long it took to capture. */
export interface Camera {
  /** Milliseconds filmed so far. */
  readonly elapsed: () => number;
  /** The frames with their durations, in the format of ffmpeg's concat demuxer. */
  readonly list: () => string;
  readonly hold: (milliseconds: number) => Promise<void>;
  /** Scrolls it into view. */
  readonly scrollTo: (target: Locator) => Promise<void>;
  /** Scrolls it into view, moves the pointer there, and clicks it. */
  readonly press: (target: Locator) => Promise<void>;
  readonly type: (field: Locator, text: string) => Promise<void>;
}

/** Milliseconds per frame of a moving picture. */
const step = 50;
const steps = { glide: 10, scroll: 12 };
const eased = (share: number) => share * share * (3 - 2 * share);

export function createCamera(page: Page, folder: string): Camera {
  const pictures: { name: string; time: number }[] = [];
  const { width = 1_280, height = 720 } = page.viewportSize() ?? {};
  let pointer = { x: width / 2, y: height / 2 };

  async function hold(milliseconds: number): Promise<void> {
    const name = `${String(pictures.length).padStart(5, '0')}.png`;
    await drawPointer(page, pointer);
    await page.screenshot({ path: join(folder, name) });
    pictures.push({ name, time: milliseconds });
  }

  async function scrollTo(target: Locator): Promise<void> {
    const box = await target.boundingBox();
    const height = page.viewportSize()?.height ?? 0;
    if (box === null || (box.y > 90 && box.y + box.height < height - 90)) return;
    const distance = box.y - height / 2;
    const start = await page.evaluate(() => window.scrollY);
    for (let count = 1; count <= steps.scroll; count += 1) {
      await page.evaluate((y) => window.scrollTo(0, y), start + distance * eased(count / steps.scroll));
      await hold(step);
    }
    await target.scrollIntoViewIfNeeded();
  }

  async function glideTo(target: Locator): Promise<void> {
    await target.waitFor();
    await scrollTo(target);
    const box = await target.boundingBox();
    if (box === null) throw new Error('The target is not visible');
    const from = pointer;
    const to = { x: box.x + Math.min(box.width / 2, 120), y: box.y + box.height / 2 };
    for (let count = 1; count <= steps.glide; count += 1) {
      const share = eased(count / steps.glide);
      pointer = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      await hold(step);
    }
  }

  return {
    elapsed: () => pictures.reduce((sum, { time }) => sum + time, 0),
    list: () => {
      const lines = pictures.map(({ name, time }) => `file '${name}'\nduration ${time / 1_000}`);
      // The demuxer ignores the last duration unless its frame is listed again.
      return [...lines, `file '${pictures.at(-1)?.name ?? ''}'`, ''].join('\n');
    },
    hold,
    scrollTo,
    async press(target) {
      await glideTo(target);
      await hold(350);
      await target.click();
      await hold(150);
    },
    async type(field, text) {
      await glideTo(field);
      await field.click();
      for (let end = 3; end < text.length + 3; end += 3) {
        await field.fill(text.slice(0, end));
        await hold(2 * step);
      }
    },
  };
}

/** A headless browser draws no pointer. This one appears above dialogs, which cover everything else. */
async function drawPointer(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.evaluate(
    ([left, top]) => {
      const found = document.querySelector<HTMLElement>('#tour-pointer');
      const pointer = found ?? document.createElement('div');
      if (found === null) {
        pointer.id = 'tour-pointer';
        pointer.popover = 'manual';
        pointer.style.cssText =
          'position:fixed;inset:auto;margin:0;padding:0;border:0;background:none;pointer-events:none;overflow:visible';
        pointer.innerHTML =
          '<svg width="26" height="26" viewBox="0 0 24 24"><path d="M4 2l15 11-6.5 1L9 20z" fill="#14201e" stroke="#fff" stroke-width="1.5"/></svg>';
        document.body.append(pointer);
      }
      pointer.style.left = `${left}px`;
      pointer.style.top = `${top}px`;
      if (pointer.matches(':popover-open')) pointer.hidePopover();
      pointer.showPopover();
    },
    [x, y],
  );
}
