import { readFileSync } from 'node:fs';
import { ethernet, ip4, pcap, sip, udp } from '../engines/sip/packets';
import {
  downloadButton,
  fixture,
  golden,
  ladder,
  messages,
  openCapture,
  rawText,
  serveCapture,
  showLadder,
} from './support/captures';
import { expect, expectAccessible, expectGoodInEveryView, test } from './support/fixtures';

const captureCalls = (calls: string[]) => calls.filter((call) => call.endsWith('/pcap'));

test.describe('the SIP ladder of a call', () => {
  test('is drawn when asked for, and says what tshark says', async ({
    page,
    signIn,
    db,
    requests,
  }) => {
    await signIn('nora');
    await openCapture(page, db, 'lossy line', 'details');
    await expect(page.getByRole('tabpanel', { name: 'Details' })).toBeVisible();
    expect(captureCalls(requests.all())).toEqual([]);
    await page.getByRole('tab', { name: 'SIP messages' }).click();
    await expect(messages(page).first()).toBeVisible();
    expect(captureCalls(requests.all())).toHaveLength(1);
    const expected = golden('retransmission').map(
      ({ method, status, reason, source, target }) =>
        `${method ?? `${status} ${reason}`}, from ${source} to ${target}`,
    );
    await expect(messages(page)).toHaveCount(expected.length);
    const sentences = await messages(page).evaluateAll((all) =>
      all.map((one) => one.firstElementChild?.textContent ?? ''),
    );
    expect(sentences.map((one) => /: (.* from \S+ to [^,]+)/.exec(one)?.[1])).toEqual(expected);
    // The INVITE came three times, and so did its 100; the 200 came twice.
    expect(sentences.filter((one) => one.includes('Retransmission'))).toHaveLength(5);
    await expect(messages(page).nth(1)).toContainText('Retransmission');
    await expect(messages(page).first()).toContainText('0.000 s');
    await expect(page.getByRole('status').filter({ hasText: '12 messages' })).toContainText(
      '12 messages · 2 participants · 1 leg · 12 packets',
    );
    await page.getByRole('button', { name: /^Absolute/ }).click();
    const { attempted_at } =
      db.get("SELECT attempted_at FROM recent_calls WHERE sip_callid LIKE 'lossy%'") ?? {};
    const time = await page.evaluate(
      (at) => new Date(at).toLocaleTimeString('en-GB', { hourCycle: 'h23' }),
      String(attempted_at),
    );
    await expect(messages(page).first()).toContainText(time);
    await expectGoodInEveryView(page);
  });

  test('opens a message by mouse and by keyboard', async ({ page, signIn, db, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn('sam');
    await showLadder(page, db, 'over IPv6');
    await messages(page).nth(3).click();
    await expect(rawText(page)).toContainText('SIP/2.0 200 OK');
    await expect(rawText(page)).toContainText('m=audio');
    await expect(page.getByRole('heading', { name: '200 OK' })).toBeVisible();
    await expectGoodInEveryView(page);
    await page.getByRole('button', { name: /Response to message 1 after 0\.4\d+ s/ }).click();
    await expect(rawText(page)).toContainText('INVITE sip:');
    await page.getByRole('button', { name: 'Close message' }).click();
    await expect(rawText(page)).toHaveCount(0);

    await expect(ladder(page)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(rawText(page)).toContainText('BYE sip:');
    await page.keyboard.press('ArrowUp');
    await expect(rawText(page)).toContainText('ACK sip:');
    await expect(messages(page).nth(4)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(rawText(page)).toHaveCount(0);

    await test.step('copies it without repeating it in a toast', async () => {
      await messages(page).first().click();
      await page.getByRole('button', { name: 'Copy message' }).click();
      await expect(page.getByText('Copied to clipboard')).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain('INVITE sip:');
      expect(copied.endsWith('\n')).toBe(true);
    });
  });

  test('is a table as well', async ({ page, signIn, db }) => {
    await signIn('sam');
    await showLadder(page, db, 'over TCP');
    await page.getByRole('button', { name: 'Table' }).click();
    const table = page.getByRole('table', { name: 'SIP messages, in order' });
    const rows = table.getByRole('row');
    const expected = golden('tcp');
    await expect(rows).toHaveCount(expected.length + 1);
    await expect(rows.nth(1)).toContainText('INVITE');
    await expect(rows.nth(1)).toContainText(expected[0]?.source ?? '');
    await expectGoodInEveryView(page);
    await table.getByRole('button', { name: 'Open INVITE' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(rawText(page)).toContainText('SIP/2.0 100 Trying');
    await page.getByRole('button', { name: 'Next message' }).click();
    await expect(rawText(page)).toContainText('SIP/2.0 180 Ringing');
    await page.keyboard.press('Escape');
    await expect(rawText(page)).toHaveCount(0);
  });

  test('shows one leg or all of them', async ({ page, signIn, db }) => {
    await signIn('nora');
    await showLadder(page, db, 'menu');
    await expect(messages(page)).toHaveCount(14);
    await expect(page.getByText('172.20.10.4:5080', { exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: 'Leg' }).click();
    await page.getByRole('option', { name: /^Leg 1: legs-a/ }).click();
    // The menu is gone, the messages are the one list that is left.
    await expect(page.getByRole('listbox')).toHaveCount(1);
    await page.mouse.move(0, 0);
    await expect(messages(page)).toHaveCount(7);
    await expect(page.getByText('172.20.10.4:5080', { exact: true })).toHaveCount(0);
    await expectAccessible(page);
  });

  test('is one picture of both legs, which is searched, compared and taken along', async ({
    page,
    signIn,
    db,
  }) => {
    await signIn('nora');
    await showLadder(page, db, 'dialled in');
    await expect(messages(page)).toHaveCount(14);
    await expectGoodInEveryView(page);
    await page.getByRole('button', { name: 'Show message 7' }).first().click();
    await expect(rawText(page)).toContainText('c=IN IP4 10.20.30.40');
    await expect(messages(page).nth(6)).toHaveAttribute('aria-selected', 'true');

    await page.getByRole('button', { name: 'Compare with another message' }).click();
    await messages(page).nth(8).click();
    const changes = page.getByRole('region', { name: 'Changes from message 7' });
    await expect(changes.getByRole('deletion').filter({ hasText: '10.20.30.40' })).toBeVisible();
    await expect(changes.getByRole('insertion').filter({ hasText: 'Server: SBC' })).toBeVisible();
    await expectGoodInEveryView(page);
    await page.getByRole('button', { name: 'Stop comparing' }).click();
    await expect(rawText(page)).toContainText('dialled-in');
    // The link leads to the same message.
    await page.waitForURL(/message=9/);
    await page.reload();
    await expect(rawText(page)).toContainText('dialled-in');
    await expect(messages(page).nth(8)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Since previous' }).click();
    await expect(messages(page).nth(8)).toContainText('+0.409 s');
    await expect(page.getByText('203.0.113.10:5062', { exact: true })).toBeVisible();
    await page.getByRole('switch', { name: 'Merge ports' }).click();
    await expect(page.getByText('203.0.113.10:5060, 5062')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search messages' }).fill('10.20.30.40');
    await expect(messages(page)).toHaveCount(1);
    await page.getByRole('searchbox', { name: 'Search messages' }).fill('');
    await expect(messages(page)).toHaveCount(14);

    await page.getByRole('button', { name: 'Export' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'SVG image' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('dialled-in-7ae1@54.172.60.0.svg');
    expect(readFileSync(await file.path(), 'utf8')).toContain('200 OK (SDP)');
  });

  test('draws a large capture without drawing all of it', async ({ page, signIn, db }) => {
    const frames = Array.from({ length: 5_000 }, (_, place) =>
      ethernet(ip4(udp(sip({ cseq: `${place + 1} OPTIONS`, branch: `z${place}` })))),
    );
    await serveCapture(page, pcap(frames));
    await signIn('nora');
    await showLadder(page, db, 'over IPv6');
    expect(await messages(page).count()).toBeLessThan(150);
    await ladder(page).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(rawText(page)).toContainText('CSeq: 5000 OPTIONS');
    await expect(messages(page).last()).toHaveAttribute('aria-posinset', '5000');
    expect(await messages(page).count()).toBeLessThan(150);
    await page.getByRole('button', { name: 'Table' }).click();
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');
    expect(await page.getByRole('row').count()).toBeLessThan(150);
  });
});

test.describe('the capture file', () => {
  test('is downloaded under its name, and fetched once for ladder and file', async ({
    page,
    signIn,
    db,
    requests,
  }) => {
    await signIn('sam');
    await showLadder(page, db, 'busy');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      downloadButton(page).click(),
    ]);
    expect(download.suggestedFilename()).toBe('callid-busy-03aa@203.0.113.10.pcap');
    const saved = readFileSync(await download.path());
    expect(saved.length).toBe(fixture('busy').length);
    await expect(messages(page).filter({ hasText: '486 Busy Here' })).toBeVisible();
    expect(captureCalls(requests.all())).toHaveLength(1);
  });

  test('that breaks off is shown up to there, with a word about it', async ({
    page,
    signIn,
    db,
  }) => {
    await signIn('sam');
    await showLadder(page, db, 'broken off capture');
    await expect(messages(page)).toHaveCount(golden('truncated').length);
    await expect(page.getByText(/is truncated/)).toBeVisible();
    await expectGoodInEveryView(page);
  });

  const unreadable: [string, Uint8Array | string, string][] = [
    ['is empty', '', 'The capture file is empty.'],
    ['is no capture', '<html>not found</html>', 'Not a valid pcap'],
    ['contains no packets', fixture('empty'), 'The capture contains no packets.'],
    ['is noise', fixture('answered').map((byte, at) => (at < 24 ? byte : byte ^ 0x5a)), 'damaged'],
  ];
  test('that cannot be read is told in words', async ({ page, signIn, db }) => {
    await signIn('sam');
    for (const [name, file, words] of unreadable) {
      await test.step(`that ${name}`, async () => {
        await page.unrouteAll();
        await serveCapture(page, file);
        await openCapture(page, db, 'over IPv6');
        await expect(page.getByText(words)).toBeVisible();
        await expect(ladder(page)).toHaveCount(0);
        await expectAccessible(page);
        // The page goes on working.
        await page.getByRole('tab', { name: 'Details' }).click();
        await expect(page.getByRole('tabpanel', { name: 'Details' })).toBeVisible();
      });
    }
  });

  test('is left alone when the call is left', async ({ page, signIn, db }) => {
    await page.route('**/invite/pcap', () => {});
    await signIn('sam');
    const asked = page.waitForRequest('**/invite/pcap');
    await openCapture(page, db, 'over IPv6');
    const stopped = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/pcap'),
    );
    await asked;
    await page.getByRole('link', { name: 'Applications' }).click();
    expect((await stopped).failure()?.errorText).toContain('ERR_ABORTED');
  });
});

test.describe('without a capture', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] });
  test('the panel says that there is none, and nothing else does', async ({ page, signIn, db }) => {
    await page.route('**/invite/pcap', (route) =>
      route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }),
    );
    await signIn('vera');
    await openCapture(page, db, 'over IPv6');
    await expect(page.getByText('No capture for this call')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(downloadButton(page)).toHaveCount(0);
    await expectGoodInEveryView(page);
  });
});

test.describe('when the platform fails', () => {
  test.use({ expectedErrors: [/status of 503/] });
  test('the panel says so, and tries again', async ({ page, signIn, db }) => {
    let isBroken = true;
    await page.route('**/invite/pcap', (route) =>
      isBroken
        ? route.fulfill({ status: 503, json: { msg: 'capture server is down' } })
        : route.continue(),
    );
    await signIn('sam');
    await openCapture(page, db, 'over IPv6');
    await expect(page.getByText('capture server is down')).toHaveCount(1);
    await expectAccessible(page);
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(messages(page)).toHaveCount(7);
  });
});
