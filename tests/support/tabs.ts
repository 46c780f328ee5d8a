import { vi } from 'vitest';
import { readConfig } from '../../src/config/readConfig';

/** What tabs of one browser say to each other arrives in the turn after, however the clock stands. */
class Channel {
  static open: Channel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    Channel.open.push(this);
  }
  postMessage(data: unknown): void {
    const others = Channel.open.filter((one) => one !== this && one.name === this.name);
    const copy = JSON.parse(JSON.stringify(data));
    for (const other of others) {
      queueMicrotask(() => Channel.open.includes(other) && other.onmessage?.({ data: copy }));
    }
  }
  close(): void {
    Channel.open = Channel.open.filter((one) => one !== this);
  }
}

/**
 * A tab of the browser, with a memory of its own; storage and channels are shared. `die` ends it as a
 * crash does: nothing is taken back, and nothing answers any more. The page that the tests run in is no tab.
 */
export async function openTab(apiBaseUrl: string) {
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.resetModules();
  const before = new Set(Channel.open);
  const [config, http, connection, session, renewal, work] = await Promise.all([
    import('../../src/config'),
    import('../../src/http'),
    import('../../src/http/connection'),
    import('../../src/session'),
    import('../../src/session/renewal'),
    import('../../src/session/unsavedWork'),
    import('../../src/session/otherTabs'),
    import('../../src/http/refusal'),
  ]);
  const read = readConfig({ API_BASE_URL: apiBaseUrl }, {}, 'https://console.example');
  if ('config' in read) config.setConfig(read.config);
  const die = (): void => {
    for (const channel of Channel.open) if (!before.has(channel)) channel.close();
  };
  return { ...http, ...connection, session, renewal, ...work, die };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;

/** Every tab is closed. */
export function closeTabs(): void {
  Channel.open = [];
  vi.resetModules();
}
