import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sidFor } from '../../platform/demo/seed/tools';
import { serveCapture } from './support/captures';
import { expect, expectGoodInEveryView, test } from './support/fixtures';

const fixture = (name: string) => `tests/fixtures/${name}`;

/** What the page asks for from here on, but for its own scripts. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const isOwn =
      request.method() === 'GET' && /\/assets\/|\/favicon\.|^blob:|^data:/.test(request.url());
    if (!isOwn) sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

/** Drops a file on the page as a desktop does. */
const drop = (page: Page, path: string, name: string) =>
  page.evaluate(
    ([content, called]) => {
      const bytes = Uint8Array.from(atob(content ?? ''), (letter) => letter.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], called ?? ''));
      for (const type of ['dragover', 'drop']) {
        document.body.dispatchEvent(
          new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
        );
      }
    },
    [readFileSync(path).toString('base64'), name],
  );

test('a capture of the operator’s own: its messages, its streams, its sound, and nothing is sent', async ({
  page,
  signIn,
}) => {
  await signIn('vera');
  await page.goto('/internal/recent-calls');
  await page.getByRole('link', { name: 'Open a file' }).click();
  await expect(page).toHaveURL(/\/internal\/call-tools$/);
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await expectGoodInEveryView(page);
  // What every page asks for now and then has been asked.
  await page.waitForLoadState('networkidle');
  const sent = sentBy(page);

  await drop(page, fixture('rtp/call.pcap'), 'call.pcap');
  await expect(page.getByRole('heading', { name: 'call.pcap' })).toBeFocused();
  const messages = page
    .getByRole('listbox', { name: 'SIP messages, in order' })
    .getByRole('option');
  await expect(messages).toHaveCount(7);
  const streams = page.getByRole('region', { name: 'RTP streams' });
  await expect(streams.getByRole('listitem')).toHaveCount(2);
  const stream = streams.getByRole('button', {
    name: /54\.172\.60\.0:30010 → 203\.0\.113\.10:20010/,
  });
  await expect(stream).toContainText('From +1 (508) 555-0142 to +1 (555) 200-0000');
  await expect(stream).toContainText('PCMU');
  await expect(stream).toContainText('MOS 4.4');
  await stream.focus();
  await page.keyboard.press('Enter');
  await expect(streams.getByRole('definition').filter({ hasText: '0x64b72616' })).toBeVisible();
  await streams.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(streams.locator('[data-clock="duration"]')).toHaveText('00:02');
  await expect(streams.locator('[data-clock="position"]')).not.toHaveText('00:00');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    streams.getByRole('button', { name: 'Download WAV' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('rtp-54.172.60.0-30010-64b72616.wav');
  await streams.getByRole('button', { name: 'Play both directions' }).click();
  await expect(
    streams.getByRole('group', { name: /^Waveforms of 2 channels: From \+1 \(508\).* above/ }),
  ).toBeVisible();
  expect(sent).toEqual([]);
  await expectGoodInEveryView(page);
});

test('a recording of the operator’s own plays; what is neither is told in words', async ({
  page,
  signIn,
}) => {
  await signIn('nora');
  await page.goto('/internal/call-tools');
  const choose = async (button: string, file: { name: string; content: Uint8Array }) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: button }).press('Enter'),
    ]);
    await chooser.setFiles({
      name: file.name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(file.content),
    });
  };
  const speech = readFileSync('platform/data/recordings/balance.wav');
  await choose('Choose a file', { name: 'speech.wav', content: speech });
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.locator('[data-clock="position"]')).not.toHaveText('00:00');
  await choose('Choose another file', { name: 'notes.txt', content: Buffer.from('Not a capture') });
  await expect(page.getByRole('alert')).toContainText('neither a capture');
  await choose('Choose another file', { name: 'empty.pcap', content: Buffer.from('') });
  await expect(page.getByRole('alert')).toContainText('This file is empty.');
});

test('a call of the platform whose capture holds RTP shows its streams as well', async ({
  page,
  signIn,
  db,
}) => {
  await serveCapture(page, readFileSync(fixture('rtp/call.pcap')));
  await signIn('sam');
  const sid = sidFor('special call over IPv6');
  const call = db.get('SELECT * FROM recent_calls WHERE call_sid = ?', sid);
  const query = new URLSearchParams({
    account: String(call?.account_sid),
    time: String(call?.attempted_at),
    tab: 'capture',
  });
  await page.goto(`/internal/recent-calls/${sid}/show?${query}`);
  const streams = page.getByRole('region', { name: 'RTP streams' });
  await expect(streams.getByRole('listitem')).toHaveCount(2);
});
