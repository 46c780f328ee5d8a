import AddIcon from '@mui/icons-material/Add';
import ViewIcon from '@mui/icons-material/BookmarkBorder';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import CommandIcon from '@mui/icons-material/KeyboardArrowRight';
import LinkIcon from '@mui/icons-material/OpenInNew';
import SearchIcon from '@mui/icons-material/Search';
import { useResourceDefinitions, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { usePolicies } from '../../components/access/useCanAccess';
import { useSavedViews } from '../../components/list/views/useSavedViews';
import { useErrorText } from '../../components/page/errorText';
import { plainIcon } from '../../components/plain/plainIcon';
import { useRecentRecords } from '../../components/recentRecords';
import { addressOf, placeOf } from '../../routing/addresses';
import type { ResourceName } from '../../types';
import type { ResourceOptions } from '../../types/resourceOptions';
import { navigationText } from '../navigation';
import { useNavigation } from '../useNavigation';
import { useOwnLinks } from '../useOwnLinks';
import type { PaletteItem } from './item';
import { groupsByRank, lastRank, rankOf, recordRank } from './match';
import { sources } from './sources';
import { useConsoleCommands } from './useConsoleCommands';
import { type Found, useRecordSearch } from './useRecordSearch';

const icons = {
  add: plainIcon(AddIcon),
  command: plainIcon(CommandIcon, 'icon ahead'),
  error: plainIcon(ErrorIcon),
  link: plainIcon(LinkIcon),
  search: plainIcon(SearchIcon),
  view: plainIcon(ViewIcon),
};

/** The areas that the operator has, each with its resource where it is the list of one. */
function useAreas() {
  const { main, services, own } = useNavigation(0, '');
  const definitions = useResourceDefinitions<ResourceOptions>();
  const { refusalOf } = usePolicies();
  const translate = useTranslate();
  return useMemo(
    () =>
      [...main, ...services, ...own].map(({ label, icon, to, text }) => {
        const resource = placeOf(to)?.area as ResourceName;
        const definition = definitions[resource];
        const may = (action: 'create' | 'list') => refusalOf({ action, resource }) === null;
        const isList = definition?.hasList && may('list');
        return {
          label: navigationText({ label, to, text }, translate),
          to,
          icon: plainIcon(icon),
          resource: isList ? resource : null,
          canAdd: Boolean(isList && definition.hasCreate && may('create')),
          options: definition?.options as ResourceOptions | undefined,
        };
      }),
    [main, services, own, definitions, refusalOf, translate],
  );
}

type Area = ReturnType<typeof useAreas>[number];

/** Places and their commands: what is known without the platform. */
function usePlaces(areas: Area[]): PaletteItem[] {
  const translate = useTranslate();
  const { refusalOf } = usePolicies();
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
        detail: label,
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
          detail: label,
          href: addressOf({ area: resource }) + search,
        })),
    );
    const goTo = areas.map(({ label, icon, to }) => ({
      key: to,
      group: heading('goTo'),
      icon,
      label,
      href: to,
    }));
    const added = lists
      .filter(({ canAdd }) => canAdd)
      .map(({ resource, label, to }) => ({
        key: `add ${to}`,
        group: heading('commands'),
        icon: icons.add,
        label: translate(`resources.${resource}.action.create`),
        words: `${label} ${translate(`resources.${resource}.name`, { smart_count: 2 })}`,
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
    return [...ownViews, ...views, ...goTo, ...added, ...own];
  }, [areas, saved, translate, refusalOf]);
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
          rank: lastRank,
        },
      ];
    }
    const action = hrefOf ? 'view' : 'edit';
    const items = records
      .filter((record) => refusalOf({ action, resource, record }) === null)
      .map((record) => {
        const texts = textsOf(record);
        const [label, detail] = texts;
        const href =
          hrefOf?.(record) ?? addressOf({ area: resource, sid: record.id, view: 'edit' });
        return {
          key: `${resource} ${record.id}`,
          group,
          icon,
          label,
          detail: detail ?? undefined,
          rank: recordRank(words, texts),
          href,
        };
      });
    const rest = {
      key: `all ${resource}`,
      group,
      icon: icons.search,
      label: translate('app.palette.showAll', { smart_count: total }),
      rank: lastRank + 1,
      href: addressOf({ area: resource, filter: { q: words } }),
    };
    return total > records.length && items.length > 0 ? [...items, rest] : items;
  };
}

/** The records opened last. */
function useOpened(areas: Area[]): PaletteItem[] {
  const translate = useTranslate();
  return useRecentRecords().map(({ resource, id, name }) => {
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
}

/** The deployer's own links, each beside the console as in the menu. */
function useLinkItems(): PaletteItem[] {
  const translate = useTranslate();
  return useOwnLinks().map(({ text, url }) => ({
    key: `link ${text} ${url}`,
    group: translate('app.nav.ownLinks'),
    icon: icons.link,
    label: text,
    act: () => void window.open(url, '_blank', 'noopener'),
  }));
}

/**
 * Everything that the palette offers for what is typed, group after group: without words what was open
 * last, places and commands; with words those that match and records, the group with the best match first.
 */
export function usePaletteItems(typed: string) {
  const translate = useTranslate();
  const areas = useAreas();
  const known = [
    ...usePlaces(areas),
    ...useLinkItems(),
    ...useConsoleCommands(translate('app.palette.groups.commands')),
  ];
  const opened = useOpened(areas);
  const words = typed.trim();
  const asked = useMemo(
    () => sources.filter(({ resource }) => areas.some((area) => area.resource === resource)),
    [areas],
  );
  const { found, isSearching } = useRecordSearch(asked, typed);
  const itemsOf = useFoundItems(areas, words);
  if (!words) return { items: [...opened, ...known], isSearching: false };
  const fitting = known.flatMap((item) => {
    const rank = rankOf(words, [item.label, item.detail, item.words]);
    return rank === null ? [] : [{ ...item, rank }];
  });
  const calls: PaletteItem = {
    key: 'calls',
    group: translate('resources.recent-calls.name', { smart_count: 2 }),
    icon: icons.search,
    label: translate('app.palette.searchCalls', { words }),
    rank: lastRank + 2,
    href: addressOf({ area: 'recent-calls', filter: { q: words, date: '7' } }),
  };
  // Not before records are looked for: it would be what Enter takes.
  const items = [...fitting, ...found.flatMap(itemsOf), ...(isSearching ? [] : [calls])];
  return { items: groupsByRank(items, ({ rank = lastRank }) => rank), isSearching };
}
