import { given } from './existing';
import { type Face, type FaceKind, faceRows } from './face';
import { colorLook } from './faceColor';
import { readLocales } from './faceLocales';
import type { RawSettings } from './settings';

/** A path of this origin: `//host` and `/\\host` are others. */
const path = '/(?![/\\\\])\\S*';
const pattern = (source: string) => new RegExp(`^(${source})$`, 'i');
const web = 'https://[^/?#@\\s\\\\]+(?![^/?#])\\S*';

/** What a text of each kind looks like. */
const patterns: Partial<Record<FaceKind, RegExp>> = {
  image: pattern(`${path}|data:image/[^]+`),
  link: pattern(`${path}|${web}`),
  texts: pattern('/(?![/\\\\])\\S*\\{locale\\}\\S*'),
  support: pattern(`${path}|${web}|mailto:\\S+@\\S+`),
};

/** A setting as the console uses it; null where it makes no sense. */
export function readFaceValue(kind: FaceKind, value: unknown): unknown {
  if (kind === 'menu') return value;
  if (kind === 'locales') return readLocales(value).locales;
  const text = String(value).trim();
  if (kind === 'color') return colorLook(text);
  return patterns[kind]?.test(text) === false ? null : text;
}

/** What the page says of a setting, else the build; undefined where neither says anything. */
export const faceValue = (name: string, runtime: RawSettings, build: RawSettings): unknown =>
  [runtime[name], build[`VITE_${name}`]].find(given);

/** The face that a deployer gives the console. */
export const readFace = (runtime: RawSettings, build: RawSettings): Face =>
  Object.fromEntries(
    faceRows.map(({ key, name, kind }) => {
      const value = faceValue(name, runtime, build);
      return [key, value === undefined ? null : readFaceValue(kind, value)];
    }),
  ) as unknown as Face;
