import AddIcon from '@mui/icons-material/Add';
import ViewIcon from '@mui/icons-material/BookmarkBorder';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import AboutIcon from '@mui/icons-material/InfoOutlined';
import CommandIcon from '@mui/icons-material/KeyboardArrowRight';
import SignOutIcon from '@mui/icons-material/LogoutOutlined';
import SearchIcon from '@mui/icons-material/Search';
import { useResourceDefinitions, useTranslate } from 'ra-core';
import { type ReactElement, useMemo } from 'react';
import { usePolicies } from '../../components/access/useCanAccess';
import { useConsoleActions } from '../../components/ConsoleContext';
import { useSavedViews } from '../../components/list/views/useSavedViews';
import { useErrorText } from '../../components/page/errorText';
import { plainIcon } from '../../components/plain/plainIcon';
import { useRecentRecords } from '../../components/recentRecords';
import { addressOf, placeOf } from '../../routing/addresses';
import type { ResourceName } from '../../types';
import type { ResourceOptions } from '../../types/resourceOptions';
import { useNavigation } from '../useNavigation';
import { bestOf } from './match';
import { sources } from './sources';
import { type Found, useRecordSearch } from './useRecordSearch';

/** Something that the palette offers. */
export interface PaletteItem {
  key: string;
  /** The heading under which it stands. */
  group: string;
  icon: ReactElement;
  label: string;
  /** Distinguishes it from others of the same name. */
  detail?: string | undefined;
  /** Where it leads; a command has `act`. */
  href?: string;
  act?: () => void;
  /** The palette stays open. */
  isKept?: boolean;
}

const icons = {
  about: plainIcon(AboutIcon),
  add: plainIcon(AddIcon),
  command: plainIcon(CommandIcon),
  error: plainIcon(ErrorIcon),
  search: plainIcon(SearchIcon),
  signOut: plainIcon(SignOutIcon),
  view: plainIcon(ViewIcon),
};

/** The areas that the operator has, each with its resource where it is the list of one. */
function useAreas() {
  const { main, services } = useNavigation(0, '');
  const definitions = useResourceDefinitions<ResourceOptions>();
  const { refusalOf } = usePolicies();
  return useMemo(
    () =>
      [...main, ...services].map(({ label, icon, to }) => {
        const resource = placeOf(to)?.area as ResourceName;
        const definition = definitions[resource];
        const may = (action: 'create' | 'list') => refusalOf({ action, resource }) === null;
        const isList = definition?.hasList && may('list');
        return {
          label,
          to,
          icon: plainIcon(icon),
          resource: isList ? resource : null,
          canAdd: Boolean(isList && definition.hasCreate && may('create')),
          options: definition?.options as ResourceOptions | undefined,
        };
      }),
    [main, services, definitions, refusalOf],
  );
}

type Area = ReturnType<typeof useAreas>[number];

/** Places and commands: what is known without the platform. */
function usePlaces(areas: Area[]): PaletteItem[] {
  const translate = useTranslate();
  const { refusalOf } = usePolicies();
  const { signOut, showAbout } = useConsoleActions();
  const { views: saved } = useSavedViews();
  return useMemo(() => {
    const heading = (name: string) => translate(`app.palette.groups.${name}`);
    const lists = areas.flatMap(({ resource, ...area }) =>
      resource ? [{ resource, ...area }] : [],
    );
    const views = lists.flatMap(({ label, resource, options }) =>
      (options?.views ?? []).map((view) => ({
        key: `view ${view.label}`,
        group: heading('views'),
        icon: icons.view,
        label: translate(view.label),
        detail: translate(`app.nav.${label}`),
        href: addressOf({ area: resource, filter: view.filter }),
      })),
    );
    const ownViews = lists.flatMap(({ label, resource }) =>
      saved
        .filter(({ list }) => list === resource)
        .map(({ name, search }) => ({
          key: `view ${resource} ${name}`,
          group: heading('views'),
          icon: icons.view,
          label: name,
          detail: translate(`app.nav.${label}`),
          href: addressOf({ area: resource }) + search,
        })),
    );
    const goTo = areas.map(({ label, icon, to }) => ({
      key: to,
      group: heading('goTo'),
      icon,
      label: translate(`app.nav.${label}`),
      href: to,
    }));
    const added = lists
      .filter(({ canAdd }) => canAdd)
      .map(({ resource, to }) => ({
        key: `add ${to}`,
        group: heading('commands'),
        icon: icons.add,
        label: translate(`resources.${resource}.action.create`),
        href: addressOf({ area: resource, view: 'add' }),
      }));
    const own = lists.flatMap(({ resource, options }) =>
      (options?.commands ?? [])
        .filter(({ action }) => refusalOf({ action, resource }) === null)
        .map(({ label, path }) => ({
          key: path,
          group: heading('commands'),
          icon: icons.command,
          label: translate(label),
          href: path,
        })),
    );
    const command = (key: 'about' | 'signOut', label: string, act: () => void) => ({
      ...{ key, group: heading('commands'), icon: icons[key], label: translate(label), act },
    });
    const about = command('about', 'app.about.title', showAbout);
    const leave = command('signOut', 'app.nav.signOut', signOut);
    return [...ownViews, ...views, ...goTo, ...added, ...own, about, leave];
  }, [areas, saved, translate, refusalOf, signOut, showAbout]);
}

/** What was found of one kind, as items. */
function useFoundItems(areas: Area[], words: string): (found: Found) => PaletteItem[] {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { refusalOf } = usePolicies();
  return ({ source, records, total, error, retry }) => {
    const { resource, textsOf, hrefOf } = source;
    const group = translate(`resources.${resource}.name`, { smart_count: 2 });
    const icon = areas.find((area) => area.resource === resource)?.icon ?? icons.command;
    if (error) {
      const label = translate('app.palette.failed', { name: group });
      const detail = errorText(error).join(' ');
      return [
        {
          key: `failed ${resource}`,
          group,
          icon: icons.error,
          label,
          detail,
          act: retry,
          isKept: true,
        },
      ];
    }
    const action = hrefOf ? 'view' : 'edit';
    const items = records
      .filter((record) => refusalOf({ action, resource, record }) === null)
      .map((record) => {
        const [label, detail] = textsOf(record);
        const href =
          hrefOf?.(record) ?? addressOf({ area: resource, sid: record.id, view: 'edit' });
        return {
          key: `${resource} ${record.id}`,
          group,
          icon,
          label,
          detail: detail ?? undefined,
          href,
        };
      });
    const rest = {
      key: `all ${resource}`,
      group,
      icon: icons.search,
      label: translate('app.palette.showAll', { smart_count: total }),
      href: addressOf({ area: resource, filter: { q: words } }),
    };
    return total > records.length && items.length > 0 ? [...items, rest] : items;
  };
}

/**
 * Everything that the palette offers for what is typed, group after group: without words what was open
 * last, places and commands; with words those that fit, then records.
 */
export function usePaletteItems(typed: string) {
  const translate = useTranslate();
  const areas = useAreas();
  const places = usePlaces(areas);
  const recent = useRecentRecords();
  const words = typed.trim();
  const asked = useMemo(
    () => sources.filter(({ resource }) => areas.some((area) => area.resource === resource)),
    [areas],
  );
  const { found, isSearching } = useRecordSearch(asked, typed);
  const itemsOf = useFoundItems(areas, words);
  const opened = recent.map(({ resource, id, name }): PaletteItem => {
    const source = sources.find((one) => one.resource === resource);
    return {
      key: `recent ${resource} ${id}`,
      group: translate('app.palette.groups.recent'),
      icon: areas.find((area) => area.resource === resource)?.icon ?? icons.command,
      label: name || id,
      detail: source && translate(`resources.${resource}.name`, { smart_count: 1 }),
      href: addressOf({ area: resource, sid: id, view: 'edit' }),
    };
  });
  if (!words) return { items: [...opened, ...places], isSearching: false };
  const fitting = bestOf(places, words, ({ label, detail }) => [label, detail]);
  const groups = [...new Set(places.map(({ group }) => group))];
  const calls: PaletteItem = {
    key: 'calls',
    group: translate('resources.recent-calls.name', { smart_count: 2 }),
    icon: icons.search,
    label: translate('app.palette.searchCalls', { words }),
    href: addressOf({ area: 'recent-calls', filter: { q: words, date: '7' } }),
  };
  return {
    items: [
      ...groups.flatMap((group) => fitting.filter((item) => item.group === group)),
      ...found.flatMap(itemsOf),
      // Not before records are looked for: it would be what Enter takes.
      ...(isSearching ? [] : [calls]),
    ],
    isSearching,
  };
}
