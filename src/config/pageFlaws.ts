import { faceFlaws } from './faceFlaws';
import type { SettingFlaw } from './flaws';
import { mergeSources } from './readConfig';
import type { RawSettings } from './settings';

/** What is wrong with settings of this page that are left out. */
export const pageFlaws = (): SettingFlaw[] =>
  faceFlaws(
    mergeSources(window.TRUNKLINE, window.JAMBONZ),
    import.meta.env as unknown as RawSettings,
  );
