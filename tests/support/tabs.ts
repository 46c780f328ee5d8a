import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';
import { readConfig } from '../../src/config/readConfig';
import type { RawSettings } from '../../src/config/settings';

/** The tab whose code runs, and whose are the channels and locks that it opens. */
const acting = new AsyncLocalStorage<object>();

/** What tabs of one browser say to each other arrives in the turn after, however the clock stands. */
class Channel {
  static open: Channel[] = [];
  readonly tab = acting.getStore();
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

/** The locks of all tabs: a tab that is gone holds none. */
const held = new Map<string, object | undefined>();
const locks = {
  async request(name: string, whileHeld: () => Promise<void>): Promise<void> {
    held.set(name, acting.getStore());
    await whileHeld();
    held.delete(name);
  },
  query: async () => ({ held: [...held.keys()].map((name) => ({ name })), pending: [] }),
};

/**
 * A tab of the browser: code of its own with a memory of its own, loaded by `load`. What a browser keeps
 * is shared: local storage, cookies, databases, channels and locks. `act` does something in it, and the
 * methods of an `own` thing do; `die` ends it as a crash does: nothing is taken back, and nothing answers
 * any more. `load` brings all of its code: what is loaded later is that of the tab that was opened last.
 */
export async function loadTab<Code extends object>(load: () => Promise<Code>) {
  vi.stubGlobal('BroadcastChannel', Channel);
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  vi.resetModules();
  const tab = {};
  const act = <T>(does: () => T): T => acting.run(tab, does);
  const own = <T extends object>(thing: T): T =>
    new Proxy(thing, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => act(() => Reflect.apply(value, target, args));
      },
    });
  const die = (): void => {
    for (const channel of Channel.open) if (channel.tab === tab) channel.close();
    for (const [name, owner] of held) if (owner === tab) held.delete(name);
  };
  return { ...(await act(load)), act, own, die };
}

/** A tab with its session and its calls. The page that the tests run in is no tab. */
export const openTab = (settings: RawSettings) =>
  loadTab(async () => {
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
    const read = readConfig(settings, {}, 'http://console.example');
    if ('config' in read) config.setConfig(read.config);
    return { ...http, ...connection, session, renewal, ...work };
  });

export type Tab = Awaited<ReturnType<typeof openTab>>;

/** Every tab is closed. */
export function closeTabs(): void {
  Channel.open = [];
  held.clear();
  Reflect.deleteProperty(navigator, 'locks');
  vi.resetModules();
}
