import { faceRows } from './face';
import { faceName } from './faceNames';
import { flagRows, otherNames, textRows } from './settings';

/** Every name that a setting may have in config.js, but for those of a deployer's face. */
const settingNames: readonly string[] = [
  ...flagRows.flatMap(({ on, off }) => [...on, ...off]),
  ...textRows.map(({ name }) => name),
  ...otherNames,
];

/** What has to be changed in one name to make it the other: letters more, less, other or in another order. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}

/** A name without what names for the build begin with, and in whatever case. */
const plain = (name: string) => name.toUpperCase().replace(/^VITE_(APP_)?/, '');

/** The setting that a name which is none was most likely meant to be; null when there is nothing like it. */
export function similarSetting(name: string): string | null {
  const wanted = plain(name);
  const [best] = [...settingNames, ...faceRows.map(({ name }) => name)]
    .map((setting) => ({ setting, far: distance(wanted, setting) }))
    .sort((a, b) => a.far - b.far);
  return best && best.far <= Math.max(2, Math.floor(best.setting.length / 4)) ? best.setting : null;
}

/** Names that the images of the existing console take and no console reads. */
const idle = [
  'API_PORT',
  'API_VERSION',
  'ENABLE_PHONE_NUMBER_LAZY_LOAD',
  'VITE_ENABLE_SYSTEM_UPDATES',
];

/** What in these settings is none, but for what may stay from an existing deployment without effect. */
export const unknownNames = (settings: object): string[] =>
  Object.keys(settings).filter(
    (name) => !settingNames.includes(name) && !idle.includes(name) && !faceName.test(name),
  );
