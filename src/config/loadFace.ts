import { mergeSources } from './readConfig';
import { readFace } from './readFace';
import type { RawSettings } from './settings';

/** Adds the deployer's face, where there is one, to the settings of this page, which have been read. */
export function loadFace(): void {
  const { config = null, hasFace = false } = window.trunklineSettings ?? {};
  if (!config || !hasFace) return;
  const runtime = mergeSources(window.TRUNKLINE, window.JAMBONZ);
  config.face = readFace(runtime, import.meta.env as unknown as RawSettings);
}
