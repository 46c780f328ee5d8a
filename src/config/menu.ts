import { type Scope, scopes } from '../types/scope';
import { type SettingFlaw, toldValue } from './flaws';
import { isAddress } from './readConfig';
import { entriesOf, isObject, isText, type SettingEntry } from './settingLists';

/** A link of the deployer's own in the menu. */
export interface MenuLink {
  label: string;
  /** Its label in languages that have another. */
  labels: Record<string, string>;
  url: string;
  /** Who sees it. */
  scopes: readonly Scope[];
}

const isScope = (value: unknown): boolean => (scopes as readonly unknown[]).includes(value);

const known = ['label', 'labels', 'url', 'scopes'];

/** What is wrong with an entry, as the end of a key, and the value that is. */
function flawOf(entry: unknown): [text: string, value: unknown] | null {
  if (!isObject(entry)) return ['Entry', entry];
  const { label, labels = {}, url, scopes: seenBy = [] } = entry;
  const unknown = Object.keys(entry).find((name) => !known.includes(name));
  if (unknown) return ['Unknown', unknown];
  if (!isText(label)) return ['Label', label ?? ''];
  if (!isText(url) || !isAddress(url.trim(), 'url')) return ['Url', url ?? ''];
  if (!isObject(labels) || !Object.values(labels).every(isText)) return ['Labels', labels];
  const isList = Array.isArray(seenBy);
  if (!isList || !seenBy.every(isScope)) return ['Scopes', seenBy];
  return null;
}

const linkOf = ({ label, labels, url, scopes: seenBy }: SettingEntry): MenuLink => ({
  label: String(label).trim(),
  labels: (labels ?? {}) as MenuLink['labels'],
  url: String(url).trim(),
  scopes: (seenBy as Scope[] | undefined) ?? scopes,
});

/** The links of the setting MENU, and what is wrong with those that are left out. */
export function readMenu(value: unknown): { links: MenuLink[]; flaws: SettingFlaw[] } {
  if (value === null || value === undefined) return { links: [], flaws: [] };
  const list = entriesOf(value);
  if (!list) return { links: [], flaws: [{ text: 'menuList', args: { value: toldValue(value) } }] };
  const rows = list.map((entry, at) => ({ entry, at, flaw: flawOf(entry) }));
  return {
    links: rows.flatMap(({ entry, flaw }) => (flaw ? [] : [linkOf(entry as SettingEntry)])),
    flaws: rows.flatMap(({ at, flaw }) =>
      flaw ? [{ text: `menu${flaw[0]}`, args: { entry: at + 1, value: toldValue(flaw[1]) } }] : [],
    ),
  };
}
