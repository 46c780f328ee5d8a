import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Platform } from '../../../platform/createPlatform';
import { sidFor } from '../../../platform/demo/seed/tools';

export const fixture = (name: string): Buffer =>
  readFileSync(`platform/data/captures/${name}.pcap`);

interface Golden {
  method: string | null;
  status: number | null;
  reason: string | null;
  source: string;
  target: string;
}

/** What tshark reads in a capture: method or code and text, and from where to where. */
export const golden = (name: string): Golden[] =>
  JSON.parse(readFileSync(`tests/fixtures/sip/${name}.pcap.json`, 'utf8'));

/** Answers the capture of any call with these bytes; counts how often. */
export async function serveCapture(page: Page, body: Uint8Array | string): Promise<() => number> {
  let count = 0;
  await page.route('**/invite/pcap', (route) => {
    count += 1;
    return route.fulfill({ contentType: 'application/octet-stream', body: Buffer.from(body) });
  });
  return () => count;
}

/** Opens the SIP messages of one of the seed's special calls, alone on its own link. */
export async function openCapture(
  page: Page,
  db: Platform['db'],
  name: string,
  tab = 'capture',
): Promise<void> {
  const sid = sidFor(`special call ${name}`);
  const call = db.get('SELECT * FROM recent_calls WHERE call_sid = ?', sid);
  const query = new URLSearchParams({
    account: String(call?.account_sid),
    time: String(call?.attempted_at),
    tab,
  });
  await page.goto(`/internal/recent-calls/${sid}/show?${query}`);
  await expect(page.getByRole('tab', { name: 'SIP messages' })).toBeVisible();
}

export const downloadButton = (page: Page) => page.getByRole('button', { name: 'Download pcap' });
export const ladder = (page: Page) => page.getByRole('listbox', { name: 'SIP messages, in order' });
export const messages = (page: Page) => ladder(page).getByRole('option');
/** The text of the message that is open. */
export const rawText = (page: Page) => page.getByRole('region', { name: 'Message text' });

/** Opens the messages of a special call and waits for them. */
export async function showLadder(page: Page, db: Platform['db'], name: string): Promise<void> {
  await openCapture(page, db, name);
  await expect(messages(page).first()).toBeVisible();
}
