// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { CopyButton } from '../../../src/components/inputs/CopyButton';
import { clearDrawn, draw, messages, ready } from '../../support/drawn';

afterEach(() => {
  clearDrawn();
  vi.unstubAllGlobals();
});

const text = 'what-is-copied';

it.each([
  { isSecret: true, isTaken: true, told: 'app.clipboard.copiedSecret' },
  { isSecret: true, isTaken: false, told: 'app.clipboard.failed Webhook secret' },
  { isSecret: false, isTaken: true, told: `app.clipboard.copied ${text}` },
  { isSecret: false, isTaken: false, told: `app.clipboard.failed ${text}` },
])('a message repeats what was copied unless it is a secret: %j', async (of) => {
  const { isSecret, isTaken, told } = of;
  const writeText = vi.fn(async () => {
    if (!isTaken) throw new Error('no');
  });
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  draw(<CopyButton text={text} name="Webhook secret" isSecret={isSecret} />);
  (await ready(screen.findByRole('button'))).click();
  await waitFor(() => expect(messages()).toEqual([told]));
  expect(writeText).toHaveBeenCalledWith(text);
});
