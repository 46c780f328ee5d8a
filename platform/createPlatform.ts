import type { PlatformOptions } from './api/context';
import { createApi, type Platform } from './api/server';
import { demoWorld } from './demo/world';

/** Starts the embedded platform: the API with the demo's data and stand-ins. */
export const createPlatform = (options: PlatformOptions = {}): Promise<Platform> =>
  createApi(options, demoWorld);

export type { PlatformOptions, PoisonRecord } from './api/context';
export type { Platform } from './api/server';
