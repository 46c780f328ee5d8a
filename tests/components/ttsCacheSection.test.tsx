// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TtsCacheSection } from '../../src/components/ttsCache/TtsCacheSection';
import { HttpError } from '../../src/http';
import { clearDrawn, draw, messages, press, ready } from '../support/drawn';

const text = (key: string) => `app.ttsCache.${key}`;
const [read, clear] = [vi.fn(), vi.fn()];

beforeEach(() => {
  read.mockReset();
  clear.mockReset().mockResolvedValue(undefined);
});
afterEach(clearDrawn);

async function open(canClear?: boolean) {
  draw(
    <>
      <TtsCacheSection queryKey={['tts-cache']} {...{ read, clear, canClear }} />
      <p>drawn</p>
    </>,
  );
  await ready(screen.findByText('drawn'));
}
const button = () => screen.queryByRole<HTMLButtonElement>('button', { name: text('clear') });

it.each<[what: string, size: number, canClear: boolean | undefined, isOffered: boolean | null]>([
  ['can be cleared', 3, undefined, true],
  ['that is empty cannot', 0, undefined, false],
  ['is only shown to who may not clear it', 3, false, null],
])('a cache %s', async (_what, size, canClear, isOffered) => {
  read.mockResolvedValue(size);
  await open(canClear);
  await ready(screen.findByText(`${text('size')} ${size}`));
  expect(button() && !button()?.disabled).toBe(isOffered);
});

it.each([403, 404, 501])('nothing is shown where the platform has none: %i', async (status) => {
  read.mockRejectedValue(new HttpError(status, { message: 'none' }));
  await open();
  await waitFor(() => expect(document.body.textContent).toBe('drawn'));
});

it('what failed is asked again', async () => {
  read.mockRejectedValueOnce(new HttpError(500, { message: 'away' }));
  read.mockResolvedValueOnce(2);
  await open();
  await ready(screen.findByText('away'));
  expect(button()).toBeDisabled();
  await press('app.errors.retry');
  await ready(screen.findByText(`${text('size')} 2`));
});

it.each<[what: string, fails: boolean, said: string[], size: number]>([
  ['is cleared, said to be so, and read again', false, [text('cleared')], 0],
  ['that could not be cleared is as it was', true, [], 3],
])('a cache %s', async (_what, fails, said, size) => {
  read.mockResolvedValueOnce(3);
  read.mockResolvedValueOnce(0);
  if (fails) clear.mockRejectedValue(new Error('away'));
  await open();
  await ready(screen.findByText(`${text('size')} 3`));
  await press(text('clear'));
  const dialog = within(await ready(screen.findByRole('dialog')));
  expect(clear).not.toHaveBeenCalled();
  dialog.getByRole('button', { name: text('clear') }).click();
  await ready(screen.findByText(fails ? 'away' : `${text('size')} 0`));
  expect(clear).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(messages()).toEqual(said));
  expect(screen.getByText(`${text('size')} ${size}`)).toBeInTheDocument();
});
