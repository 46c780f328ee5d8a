import type { ApiOptions } from './api/context';
import { createApi, type PlatformApi } from './api/server';
import { companyEngine } from './demo/traffic';
import { wakeDevices } from './demo/traffic/devices';
import { demoWorld } from './demo/world';
import type { Engine } from './engine/engine';

/** The options of `createPlatform`. */
export interface PlatformOptions extends ApiOptions {
  /** Calls begin by themselves, at the pace of real time; without it nothing happens by itself. */
  living?: boolean;
}

/** A running embedded platform, with its call engine. */
export interface Platform extends PlatformApi {
  engine: Engine;
}

/** A week before the first start, so that there is something to compare today with. */
const WEEK_MS = 8 * 86_400_000;

/** Starts the embedded platform: the API with the demo's data and stand-ins. */
export async function createPlatform({
  living = false,
  ...options
}: PlatformOptions = {}): Promise<Platform> {
  const api = await createApi(options, demoWorld);
  const engine = companyEngine(api.db, options.now ?? (() => new Date()));
  if (!living) return { ...api, engine };
  wakeDevices(api.db, engine.time());
  engine.live({ sinceMs: WEEK_MS });
  const stop = engine.run();
  return {
    ...api,
    engine,
    close() {
      stop();
      return api.close();
    },
  };
}

export type { PoisonRecord } from './api/context';
