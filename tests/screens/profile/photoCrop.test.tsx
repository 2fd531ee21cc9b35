import { afterEach, expect, inject, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { documentBytes } from '#contract/limits.ts';
import { documentSlotMachine } from '#machines/documentSlot.ts';
import { cutPicture } from '#src/browser/cutPicture.ts';
import { DocumentBox } from '#src/profile/DocumentBox.tsx';
import { aPicture, succeeds } from '#tests/machines/builders.ts';
import { colorfulPhoto, largePhoto, looksOf, takenOnItsSide } from './photos.ts';
import { expectAccessible, show } from './show.tsx';

afterEach(() => page.viewport(414, 896));

const red = [255, 0, 0];
const green = [0, 255, 0];
const blue = [0, 0, 255];
const yellow = [255, 255, 0];
const whole = { x: 0, y: 0, width: 100, height: 100 };
const middle = { x: 25, y: 25, width: 50, height: 50 };

/** A place well inside each quarter. */
const quarters = (width: number, height: number) =>
  [
    [width / 4, height / 4],
    [(3 * width) / 4, height / 4],
    [width / 4, (3 * height) / 4],
    [(3 * width) / 4, (3 * height) / 4],
  ] as const;

it.each([
  ['card.jpg', 'image/jpeg'],
  ['card.png', 'image/png'],
] as const)(
  'cuts a part out of %s and turns it, under the same name and of the same type',
  async (name, type) => {
    const photo = await colorfulPhoto(name, type);
    const cut = (frame: typeof whole, turns: number) => cutPicture(photo, { frame, turns });
    const part = await cut(middle, 0);
    expect([part.name, part.type]).toEqual([name, type]);
    expect(await looksOf(part, quarters(200, 100))).toEqual({
      size: [200, 100],
      colors: [red, green, blue, yellow],
    });
    expect(await looksOf(await cut(middle, 1), quarters(100, 200))).toEqual({
      size: [100, 200],
      colors: [blue, red, yellow, green],
    });
    expect(await looksOf(await cut(whole, 2), quarters(400, 200))).toEqual({
      size: [400, 200],
      colors: [yellow, blue, green, red],
    });
    expect(await looksOf(await cut({ x: 0, y: 0, width: 50, height: 50 }, 3), quarters(100, 200))).toEqual({
      size: [100, 200],
      colors: [green, green, green, green],
    });
  },
);

it('takes a photo as it is shown, however the camera was held', async () => {
  const photo = await takenOnItsSide(await colorfulPhoto());
  const upright = await cutPicture(photo, { frame: whole, turns: 0 });
  expect(await looksOf(upright, quarters(200, 400))).toEqual({
    size: [200, 400],
    colors: [blue, red, yellow, green],
  });
});

it('keeps no more pixels of the longer side than the server does', async () => {
  const part = await cutPicture(await colorfulPhoto('card.jpg', 'image/jpeg', 10), {
    frame: whole,
    turns: 1,
  });
  expect(await looksOf(part, quarters(1_650, 3_300))).toEqual({
    size: [1_650, 3_300],
    colors: [blue, red, yellow, green],
  });
});

/** A box with a chosen photo. */
async function boxWith(photo: File) {
  const onChange = vi.fn();
  const slot = createActor(
    documentSlotMachine.provide({
      actions: { tellSettled: () => {} },
      actors: {
        checkPicture: succeeds(),
        shrinkPicture: fromPromise<File, { file: File }>(({ input }) => Promise.resolve(input.file)),
      },
    }),
    { input: { kind: 'address', left: null } },
  ).start();
  const { screen } = await show(
    <DocumentBox
      slot={slot}
      title="Proof of address"
      hint="First page"
      saved={null}
      disabled={false}
      onChange={onChange}
    />,
  );
  slot.send({ type: 'document.choose', file: photo });
  const crop = screen.getByRole('button', { name: 'Crop Proof of address' });
  const button = (name: string) => screen.getByRole('dialog').getByRole('button', { name, exact: true });
  /** @param patience how many times as long as usual it may take */
  const closed = async (patience = 1) => {
    const timeout = patience * inject('eventually');
    await expect.poll(() => screen.getByRole('dialog').query(), { timeout }).toBeNull();
  };
  const press = async (name: string, keys: string) => {
    await expect.element(button(name)).toBeVisible();
    button(name).element().focus();
    await userEvent.keyboard(keys);
  };
  return { screen, onChange, crop, button, closed, press, file: () => slot.getSnapshot().context.file };
}

it('replaces the chosen photo with the part in the frame, which can be cropped again', async () => {
  const { screen, onChange, crop, button, closed, press, file } = await boxWith(await colorfulPhoto());
  await crop.click();
  await press('Bottom right corner. The arrow keys move it.', '{Shift>}{ArrowLeft>5/}{ArrowUp>5/}{/Shift}');
  await expectAccessible();
  await button('Use this part').click();
  await closed();
  await expect.element(screen.getByText('Cropped. We’ll send it when you save.')).toBeVisible();
  expect(onChange).toHaveBeenCalledOnce();
  const [quarter] = [file()];
  expect(await looksOf(quarter ?? aPicture(), quarters(200, 100))).toEqual({
    size: [200, 100],
    colors: [red, red, red, red],
  });
  await crop.click();
  await button('Turn').click();
  await button('Use this part').click();
  await closed();
  await expect.poll(async () => (await looksOf(file() ?? aPicture(), [])).size).toEqual([100, 200]);
  // It is still a part of what was chosen.
  await expect.element(screen.getByText('Cropped. We’ll send it when you save.')).toBeVisible();
});

it('says of a photo that was only turned that it was turned', async () => {
  const { screen, crop, button } = await boxWith(await colorfulPhoto());
  await crop.click();
  await button('Turn').click();
  await button('Use this part').click();
  await expect.element(screen.getByText('Turned. We’ll send it when you save.')).toBeVisible();
});

it('drags the frame and its corners by pointer', async () => {
  await page.viewport(1024, 800);
  const { crop, button, closed, file } = await boxWith(await colorfulPhoto());
  await crop.click();
  const handle = button('Bottom right corner. The arrow keys move it.');
  const frame = page.getByRole('group', { name: 'Frame. The arrow keys move it.' });
  const picture = page.getByRole('img', { name: 'Your photo' });
  await expect.element(handle).toBeVisible();
  const { width, height, left, top } = picture.element().getBoundingClientRect();
  const drag = (from: readonly [number, number], to: readonly [number, number], on: Element) => {
    const at = ([clientX, clientY]: readonly [number, number]) =>
      ({ clientX, clientY, bubbles: true, cancelable: true, pointerId: 1 }) as const;
    on.dispatchEvent(new PointerEvent('pointerdown', at(from)));
    document.dispatchEvent(new PointerEvent('pointermove', at(to)));
    document.dispatchEvent(new PointerEvent('pointerup', at(to)));
  };
  drag([left + width, top + height], [left + width / 2, top + height / 2], handle.element());
  await expect.poll(() => frame.element().getBoundingClientRect().width).toBeCloseTo(width / 2, 0);
  drag([left + 30, top + 30], [left + 30 + width, top + 30], frame.element());
  await expect.poll(() => frame.element().getBoundingClientRect().left).toBeCloseTo(left + width / 2, 0);
  await button('Use this part').click();
  await closed();
  await expect
    .poll(async () => looksOf(file() ?? aPicture(), quarters(200, 100)))
    .toEqual({ size: [200, 100], colors: [green, green, green, green] });
});

it('keeps the photo as it was after Cancel and Escape, and where nothing was framed or turned', async () => {
  const photo = await colorfulPhoto();
  const { screen, onChange, crop, button, closed, press, file } = await boxWith(photo);
  for (const leave of [
    () => button('Cancel').click(),
    () => userEvent.keyboard('{Escape}'),
    () => button('Close').click(),
  ]) {
    await crop.click();
    await press('Left edge. The arrow keys move it.', '{ArrowRight}');
    await leave();
    await closed();
  }
  await crop.click();
  await button('Use this part').click();
  await closed();
  expect(file()).toBe(photo);
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(screen.getByText('We’ll send it when you save.', { exact: true })).toBeVisible();
  await expect.element(crop).toHaveFocus();
});

it('says so if a photo can’t be opened, and keeps it', async () => {
  const broken = aPicture();
  const { screen, crop, button, closed, file } = await boxWith(broken);
  await crop.click();
  const message = 'We couldn’t open this photo to crop it. It stays as it is.';
  await expect.element(screen.getByText(message)).toBeVisible();
  await button('Close').last().click();
  await closed();
  expect(file()).toBe(broken);
});

it('keeps a part within the limit for uploads', async () => {
  // As a PNG, it is over the limit after the cut, too.
  const photo = await largePhoto('photo.png', 'image/png', 1_950);
  const { crop, button, closed, press, file } = await boxWith(photo);
  await crop.click();
  await press('Left edge. The arrow keys move it.', '{ArrowRight}');
  await button('Use this part').click();
  // Writing noise as a PNG takes a device seconds.
  await closed(4);
  await expect.poll(() => file()?.name).toBe('photo.jpg');
  expect(photo.size).toBeGreaterThan(documentBytes);
  expect(file()?.size).toBeLessThanOrEqual(documentBytes);
});
