import type { CDPSession, Page } from '@playwright/test';
import type { Platform } from '../../platform/createPlatform';
import {
  expect,
  expectAccessible,
  expectGoodInEveryView,
  expectNoSidewaysScroll,
  test,
} from './support/fixtures';

type Db = Platform['db'];

/** A call of the seed by what its recording is called in the fixtures. */
const callOf = (db: Db, recording: string) => {
  const sql = `SELECT recent_calls.* FROM recent_calls JOIN call_artifacts USING (call_sid)
                WHERE recording = ? ORDER BY attempted_at DESC`;
  const call = db.get(sql, recording);
  if (!call) throw new Error(`The seed has no call with the recording ${recording}`);
  return { ...call, sid: String(call.call_sid), url: String(call.recording_url) };
};
/** The call whose recording the platform has lost. */
const lostCall = (db: Db) => {
  const call = db.get("SELECT * FROM recent_calls WHERE sip_callid LIKE 'lost-%'");
  return { sid: String(call?.call_sid) };
};
const openCall = async (page: Page, { sid }: { sid: string }) => {
  await page.goto(`/internal/recent-calls/${sid}/show`);
  await expect(playRecording(page)).toBeVisible();
};

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const playRecording = (page: Page) => button(page, 'Play recording');
const position = (page: Page) => page.locator('[data-clock="position"]');
const slider = (page: Page) => page.getByRole('slider', { name: 'Playback position' });
const marks = (page: Page) => page.getByRole('region', { name: 'Events in the recording' });
const regions = (page: Page) => page.locator('[part~="region"]');
const ofRecording = (path: string) => path.includes('/record/') || path.includes('/trace/');

/** Seconds at which the clock stands. */
const seconds = async (page: Page) =>
  (await position(page).innerText()).split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
const expectPlaying = async (page: Page) => {
  await expect(button(page, 'Pause')).toBeEnabled();
  const before = await seconds(page);
  // The clock goes on once a second: looked at often, it is seen to when it does.
  await expect.poll(() => seconds(page), { intervals: [100] }).toBeGreaterThan(before);
};
const pause = async (page: Page) => {
  await button(page, 'Pause').click();
  await expect(button(page, 'Play')).toBeVisible();
};

/** Notes in the page what it plays, decodes, and holds by object URLs. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = { media: [] as HTMLMediaElement[], decoded: 0, urls: new Set<string>(), heard: 0 };
    Object.assign(globalThis, { seen });
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      if (!seen.media.includes(this)) {
        seen.media.push(this);
        this.addEventListener('timeupdate', () => {
          if (seen.heard === 0 && this.currentTime > 0) seen.heard = Date.now();
        });
      }
      return play.call(this);
    };
    const { decodeAudioData } = BaseAudioContext.prototype;
    BaseAudioContext.prototype.decodeAudioData = async function (...args) {
      const sound = await decodeAudioData.apply(this, args);
      seen.decoded = Math.max(seen.decoded, sound.duration);
      return sound;
    };
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      const url = createObjectURL(blob);
      seen.urls.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      seen.urls.delete(url);
      revokeObjectURL(url);
    };
  });
interface Seen {
  media: HTMLMediaElement[];
  decoded: number;
  urls: Set<string>;
  heard: number;
}
const seenIn = (page: Page) =>
  page.evaluate(() => {
    const { media, decoded, urls, heard } = (globalThis as unknown as { seen: Seen }).seen;
    const [first] = media;
    return {
      decoded,
      /** When the first sound was heard; 0 before that. */
      heard,
      urls: urls.size,
      time: first?.currentTime ?? 0,
      rate: first?.playbackRate ?? 0,
      isPaused: first?.paused ?? true,
      source: first?.src ?? '',
      volume: first?.volume ?? 0,
      isMuted: first?.muted ?? false,
    };
  });

test('a recording is fetched when someone wants to hear it, and plays', async ({
  page,
  signIn,
  db,
  requests,
}) => {
  await watch(page);
  await signIn('sam');
  const call = callOf(db, 'appointment.mp3');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openCall(page, call);
  expect(requests.all().filter(ofRecording)).toEqual([]);
  expect(scripts.filter((url) => /OpenRecording|wave/i.test(url))).toEqual([]);
  await expectGoodInEveryView(page);

  await playRecording(page).click();
  await expectPlaying(page);
  expect(requests.all().filter(ofRecording)).toEqual([`GET ${call.url.slice(1)}`]);
  const playing = await seenIn(page);
  expect(playing.time).toBeGreaterThan(0);
  expect(playing.source).toMatch(/^blob:/);
  await expect(page.getByText(' / 00:23')).toBeVisible();
  await pause(page);
  expect((await seenIn(page)).isPaused).toBe(true);
  await expectGoodInEveryView(page);
});

/** Since the last look: what React drew, and the tasks that held the page up (scripts/journeys/counting.js). */
const workOf = (page: Page) =>
  page.evaluate<{ commits: number; longTasks: number }>(
    '({ commits: commits.splice(0).length, longTasks: longTasks.splice(0).length })',
  );

test('playing leaves the page free: React draws once a second, and no frame is a long task', async ({
  page,
  signIn,
  db,
}) => {
  await page.addInitScript({ path: 'scripts/journeys/counting.js' });
  await signIn('sam');
  await openCall(page, callOf(db, 'appointment.mp3'));
  await playRecording(page).click();
  await expectPlaying(page);
  await expect(page.getByText(/Waveform shown up to/)).toBeHidden();
  const from = await seconds(page);
  await workOf(page);
  await expect.poll(() => seconds(page), { intervals: [100] }).toBeGreaterThanOrEqual(from + 5);
  const { commits, longTasks } = await workOf(page);
  const played = (await seconds(page)) - from;
  // Drawn frame by frame it would be fifty a second, of which a crowded machine may leave out most.
  expect(commits).toBeGreaterThan(0);
  expect(commits).toBeLessThanOrEqual(played + 2);
  // A crowded machine makes a task long now and then, not the most of them.
  expect(longTasks).toBeLessThanOrEqual(2 * played);
});

test('it jumps, and is moved by its slider, its waveform and its keys', async ({
  page,
  signIn,
  db,
}) => {
  await watch(page);
  await signIn('sam');
  await openCall(page, callOf(db, 'appointment.mp3'));
  await playRecording(page).click();
  await expectPlaying(page);
  await pause(page);

  await slider(page).focus();
  await page.keyboard.press('Home');
  await expect(position(page)).toHaveText('00:00');
  await button(page, 'Forward 15 seconds').click();
  await expect(position(page)).toHaveText('00:15');
  // Never nearer to the end than a second.
  await button(page, 'Forward 15 seconds').click();
  await expect(position(page)).toHaveText('00:22');
  await button(page, 'Back 15 seconds').click();
  await expect(position(page)).toHaveText('00:07');
  await button(page, 'Back 15 seconds').click();
  await expect(position(page)).toHaveText('00:00');

  // With the focus on a button the arrows jump, and the space bar is the button's own.
  await page.keyboard.press('ArrowRight');
  await expect(position(page)).toHaveText('00:15');
  await page.keyboard.press('j');
  await expect(position(page)).toHaveText('00:00');
  await page.keyboard.press('k');
  await expectPlaying(page);
  await page.keyboard.press('k');
  await expect(button(page, 'Play')).toBeVisible();
  await page.keyboard.press('m');
  await expect(button(page, 'Unmute')).toBeVisible();
  await page.keyboard.press('m');
  await page.keyboard.press('.');
  await expect(page.getByRole('combobox', { name: 'Speed' })).toHaveText('1.25×');

  await slider(page).focus();
  // Each step begins where the sound stands by then.
  await page.keyboard.press('Home');
  await expect(position(page)).toHaveText('00:00');
  await page.keyboard.press('ArrowRight');
  await expect(position(page)).toHaveText('00:01');
  await page.keyboard.press('ArrowRight');
  await expect(position(page)).toHaveText('00:02');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '00:02 of 00:23');
  // 100 pixels a second.
  await page.getByRole('group', { name: /^Waveforms of 2 channels/ }).click({
    position: { x: 650, y: 20 },
  });
  await expect(position(page)).toHaveText('00:06');

  await test.step('it plays faster and more quietly', async () => {
    await page.getByRole('combobox', { name: 'Speed' }).click();
    await page.getByRole('option', { name: '2×' }).click();
    await expect.poll(async () => (await seenIn(page)).rate).toBe(2);
    await page.getByRole('slider', { name: 'Volume' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await seenIn(page)).volume).toBeCloseTo(0.9, 5);
    await button(page, 'Mute').click();
    await expect.poll(async () => (await seenIn(page)).isMuted).toBe(true);
  });
});

test('it is saved as what it is, under the name of its call', async ({ page, signIn, db }) => {
  await signIn('admin');
  for (const [recording, type] of [
    ['appointment.mp3', 'mp3'],
    ['balance.wav', 'wav'],
  ] as const) {
    const call = callOf(db, recording);
    await openCall(page, call);
    await playRecording(page).click();
    await expectPlaying(page);
    await expect(page.getByRole('group', { name: /^Waveforms of 2 channels/ })).toBeVisible();
    const started = page.waitForEvent('download');
    await button(page, 'Download').click();
    const download = await started;
    expect(download.suggestedFilename()).toBe(`callid-${call.sid}.${type}`);
  }

  await test.step('pressed keys are marked with how long they were held', async () => {
    await page.getByRole('switch', { name: 'Show latencies' }).click();
    await marks(page)
      .getByRole('button', { name: /^Details of DTMF at/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'DTMF result' })).toContainText('160');
  });
});

test('latencies are marked, told, and cost one look at the trace', async ({
  page,
  signIn,
  db,
  requests,
}) => {
  await signIn('sam');
  await openCall(page, callOf(db, 'appointment.mp3'));
  await playRecording(page).click();
  await expectPlaying(page);
  await pause(page);
  await slider(page).focus();
  await page.keyboard.press('Home');
  const toggle = page.getByRole('switch', { name: 'Show latencies' });
  await expect(toggle).not.toBeChecked();
  await expect(regions(page)).toHaveCount(0);
  requests.forget();
  await toggle.click();
  await expect(marks(page)).toBeVisible();
  // The words, the silence before their text, the webhook and the speech that was made.
  await expect(marks(page).getByText('I would like to move my appointment.')).toBeVisible();
  await expect(regions(page).first()).toBeVisible();
  expect(requests.all().filter((call) => call.includes('/trace/'))).toHaveLength(1);

  await marks(page)
    .getByRole('button', { name: /^Details of Speech-to-text at/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Speech-to-text result' });
  await expect(dialog.getByText('I would like to move my appointment.')).toBeVisible();
  await expect(dialog.getByText('0.94')).toBeVisible();
  await expectGoodInEveryView(page);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await marks(page)
    .getByRole('button', { name: /^Details of Application latency at/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Application latency' })).toContainText('200');
  await page.keyboard.press('Escape');
  await regions(page).filter({ hasText: '0.64s' }).click();
  const made = page.getByRole('dialog', { name: 'Text-to-speech latency' });
  await expect(made).toContainText('0.64s');
  await expect(made).toContainText('From cache');
  await page.keyboard.press('Escape');
  // A mark is heard from its start.
  await marks(page)
    .getByRole('button', { name: /^Play from 00:06/ })
    .first()
    .click();
  await expect.poll(() => seconds(page)).toBeGreaterThanOrEqual(6);
  await pause(page);
  await expectGoodInEveryView(page);

  requests.forget();
  await page.getByRole('tab', { name: 'Tracing' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Tracing' })).toBeVisible();
  expect(requests.all().filter((call) => call.includes('/trace/'))).toEqual([]);
  await toggle.click();
  await expect(regions(page)).toHaveCount(0);
});

test('the marks are a table on a phone too, also where the call is open in its list', async ({
  page,
  signIn,
  db,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('sam');
  const { sid } = callOf(db, 'appointment.mp3');
  const filter = encodeURIComponent(JSON.stringify({ date: '30' }));
  await page.goto(`/internal/recent-calls?filter=${filter}&open=${sid}`);
  await playRecording(page).click({ timeout: 15_000 });
  await expectPlaying(page);
  await page.getByRole('switch', { name: 'Show latencies' }).click();
  await expect(marks(page).getByRole('columnheader', { name: 'Latency' })).toBeVisible();
  const first = marks(page).getByRole('row').nth(1);
  await expect(first).toBeVisible();
  const cells = await first
    .getByRole('cell')
    .evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().top)));
  expect(new Set(cells).size).toBe(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('it is deleted after a question', async ({ page, signIn, db, requests }) => {
  await signIn('sam');
  const call = callOf(db, 'menu.mp3');
  await openCall(page, call);
  await playRecording(page).click();
  await expectPlaying(page);
  await button(page, 'Delete recording').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Delete recording of call');
  await expect(dialog).toContainText(call.sid);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  requests.forget();
  await button(page, 'Delete recording').click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Successfully deleted record')).toBeVisible();
  await expect(page.getByText('This recording has been deleted.')).toBeVisible();
  await expect(button(page, 'Pause')).toHaveCount(0);
  expect(requests.all()).toContain(`DELETE ${call.url.slice(1)}`);
  expect(
    db.get('SELECT recording FROM call_artifacts WHERE call_sid = ?', call.sid)?.recording,
  ).toBeNull();
});

test('who may only look cannot delete it', async ({ page, signIn, db }) => {
  await signIn('vera');
  await openCall(page, callOf(db, 'appointment.mp3'));
  await playRecording(page).click();
  await expectPlaying(page);
  await expect(button(page, 'Download')).toBeEnabled();
  await expect(button(page, 'Delete recording')).toHaveCount(0);
});

test('a broken file says so, and is saved all the same', async ({ page, signIn, db }) => {
  await signIn('sam');
  const call = callOf(db, 'broken');
  await openCall(page, call);
  await playRecording(page).click();
  await expect(page.getByText('This file can’t be played.')).toBeVisible();
  await expectGoodInEveryView(page);
  const started = page.waitForEvent('download');
  await button(page, 'Download').click();
  expect((await started).suggestedFilename()).toBe(`callid-${call.sid}.mp3`);
});

test.describe('what the platform does not give', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is told, and fetched again on request; so is an empty file', async ({
    page,
    signIn,
    db,
    requests,
  }) => {
    await signIn('sam');
    await openCall(page, lostCall(db));
    await playRecording(page).click();
    await expect(page.getByText('Failed to fetch')).toBeVisible();
    await expect(page.getByText('This recording is no longer available.')).toBeVisible();
    await expectGoodInEveryView(page);
    requests.forget();
    const answered = page.waitForResponse('**/record/**');
    await button(page, 'Retry').click();
    await answered;
    await expect(page.getByText('Failed to fetch')).toBeVisible();
    expect(requests.all().filter(ofRecording)).toHaveLength(1);

    await openCall(page, callOf(db, 'menu.mp3'));
    await page.route('**/record/**', (route) =>
      route.fulfill({ status: 200, contentType: 'audio/mp3', body: '' }),
    );
    await playRecording(page).click();
    await expect(page.getByText('This file is empty.')).toBeVisible();
  });
});

test.describe('a recording elsewhere', () => {
  test.use({ expectedErrors: [/Content Security Policy|net::ERR/] });

  test('never gets the token, and is left to the browser where the page may not fetch it', async ({
    page,
    signIn,
    db,
    requests,
  }) => {
    await signIn('sam');
    const call = callOf(db, 'menu.mp3');
    const elsewhere = 'https://files.example/call.mp3';
    await page.route('**/RecentCalls?**', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(call.url, elsewhere);
      await route.fulfill({ response, body });
    });
    const sent: Record<string, string>[] = [];
    await page.route(elsewhere, async (route) => {
      sent.push(await route.request().allHeaders());
      await route.abort();
    });
    await openCall(page, call);
    await expect(page.getByText(/^This recording is stored at files\.example/)).toBeVisible();
    await playRecording(page).click();
    await expect(page.getByText('Failed to fetch')).toBeVisible();
    const link = page.getByRole('link', { name: 'Open at files.example' });
    await expect(link).toHaveAttribute('href', elsewhere);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(button(page, 'Delete recording')).toHaveCount(0);
    expect(sent.filter((headers) => 'authorization' in headers)).toEqual([]);
    expect(requests.all().filter(ofRecording)).toEqual([]);
  });
});

/** Megabytes that the page holds once the garbage is collected: of script memory, and of array buffers. */
const heldBy = async (devTools: CDPSession) => {
  await devTools.send('HeapProfiler.collectGarbage');
  const usage = await devTools.send('Runtime.getHeapUsage');
  const buffers = usage.backingStorageSize / 1_000_000;
  return { buffers, memory: usage.usedSize / 1_000_000 + buffers };
};

test('three hours play within moments and are never decoded as a whole', async ({
  page,
  signIn,
  db,
}) => {
  test.setTimeout(240_000);
  await watch(page);
  await signIn('sam');
  await openCall(page, callOf(db, 'hotline'));
  const line = await page.context().newCDPSession(page);
  const before = await heldBy(line);
  // A line of 4 Mbit/s: the whole takes most of a minute.
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: 500_000,
    uploadThroughput: 500_000,
  });
  const arrived: { at: number; bytes: number }[] = [];
  line.on('Network.dataReceived', ({ dataLength }) => {
    arrived.push({ at: Date.now(), bytes: dataLength });
  });
  await line.send('Network.enable');
  const clicked = Date.now();
  await playRecording(page).click();
  await expect.poll(async () => (await seenIn(page)).heard).toBeGreaterThan(0);
  const { heard } = await seenIn(page);
  await expect(page.getByText(/so far$/)).toBeVisible();
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await expect(button(page, 'Download')).toBeEnabled({ timeout: 60_000 });
  await expect(page.locator('[data-clock="duration"]')).toHaveText(/^3:00:/);
  // The first sound needed a small part of what came in all.
  const bytesOf = (pieces: typeof arrived) => pieces.reduce((sum, { bytes }) => sum + bytes, 0);
  const needed = bytesOf(arrived.filter(({ at }) => at <= heard));
  const whole = bytesOf(arrived);
  expect(whole).toBeGreaterThan(10_000_000);
  expect(needed).toBeLessThan(whole / 10);

  // Near the end, at once. It stands still, so that it does not end meanwhile.
  await pause(page);
  await slider(page).focus();
  await page.keyboard.press('End');
  await expect(position(page)).toHaveText(/^(2:59|3:00):/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(position(page)).toHaveText(/^2:59:/);
  await button(page, 'Play').click();
  await expectPlaying(page);
  const { memory } = await heldBy(line);
  const { decoded, urls } = await seenIn(page);
  test.info().annotations.push({
    type: 'figures',
    description: `${heard - clicked} ms and ${needed} of ${whole} bytes to the first sound, ${Math.round(memory)} MB of script memory, ${decoded} s decoded at most`,
  });
  expect(memory).toBeLessThan(60);
  expect(decoded).toBeLessThan(30);
  expect(urls).toBe(1);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  expect(elements).toBeLessThan(1500);

  // What was heard is let go with the call, although `watch` holds on to the audio element.
  await page.getByRole('link', { name: 'Recent calls' }).first().click();
  await expect(playRecording(page)).toBeHidden();
  await expect(position(page)).toBeHidden();
  await expect.poll(async () => (await heldBy(line)).buffers).toBeLessThan(before.buffers + 1);
});

test('leaving a call gives up its recording', async ({ page, signIn, db }) => {
  await watch(page);
  await signIn('sam');
  await openCall(page, callOf(db, 'hotline'));
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  });
  const failed = page.waitForEvent('requestfailed', {
    predicate: (request) => request.url().includes('/record/'),
    timeout: 60_000,
  });
  await playRecording(page).click();
  await expectPlaying(page);
  await page.getByRole('link', { name: 'Clients', exact: true }).click();
  expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect.poll(() => seenIn(page)).toMatchObject({ isPaused: true, urls: 0, source: '' });
});

test('another account’s recording is not given', async ({ openElsewhere, db }) => {
  const call = callOf(db, 'balance.wav');
  const sam = await openElsewhere('sam');
  await sam.goto(`/internal/recent-calls/${call.sid}/show`);
  await expect(sam.getByText('Call not found')).toBeVisible();
  await expect(playRecording(sam)).toHaveCount(0);
});
