import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type RaRecord, useResourceDefinition } from 'ra-core';
import { useEffect } from 'react';
import { hrefOf } from '../../routing/addresses';
import type { ResourceOptions } from '../../types/resourceOptions';
import { duplicateAddress } from '../form/Duplicate';
import { useCopy } from '../inputs/useCopy';
import { useSides } from '../plain/sides';
import { useLinkClicks } from '../plain/useLinkClicks';
import type { TableColumn, TableInfo } from './column';
import { useReferenceOf } from './referenceNames';
import { relatedTo } from './relatedLists';

interface RowMenuProps {
  record: RaRecord;
  /** The button that opened it. */
  anchor: HTMLElement;
  columns: TableColumn[];
  info: TableInfo;
  /** Begins `delete` or an action of the list. */
  onAct: (action: string) => void;
  onClose: () => void;
}

interface Item {
  key: string;
  label: string;
  /** Where a link leads; a button has `act` instead. */
  path?: string;
  act?: () => void;
  isDangerous?: boolean;
}

/** What can be done with a record of a list, in groups. */
function useItems({ record, columns, info, onAct }: RowMenuProps): Item[][] {
  const { translate, isAllowed, resource } = info;
  const copy = useCopy();
  const { options } = useResourceDefinition<ResourceOptions>({ resource });
  const referenceOf = useReferenceOf();
  const text = (key: string) => translate(`app.rowMenu.${key}`);
  const item = (isShown: boolean, entry: Item) => (isShown ? [entry] : []);
  const mayEdit = isAllowed({ action: 'edit', record, isWrite: true });
  const mayDelete = isAllowed({ action: 'delete', record });
  const mayDuplicate =
    Boolean((options as ResourceOptions | undefined)?.canDuplicate) &&
    isAllowed({ action: 'edit', record }) &&
    isAllowed({ action: 'create' });
  const named = columns.flatMap(({ key, head, reference }) => {
    const found = reference && referenceOf(reference.resource, record[reference.source]);
    if (!found?.path) return [];
    const label = translate('app.labelled', { label: head, value: found.name });
    return [{ key, label, path: found.path }];
  });
  const related = relatedTo(resource, record)
    .filter(({ list }) => isAllowed({ action: 'list', resource: list }))
    .map(({ list, path }) => ({
      key: list,
      label: translate(`resources.${list}.name`, { smart_count: 2 }),
      path,
    }));
  const actions = columns
    .flatMap((column) => column.actions ?? [])
    .filter((action) => action.isAllowed(record, info))
    .map(({ key, label }) => ({ key, label: translate(label), act: () => onAct(key) }));
  return [
    [
      ...item(isAllowed({ action: 'edit', record }), {
        key: 'edit',
        label: mayEdit ? translate('app.list.edit') : text('open'),
        path: info.editPath(record),
      }),
      ...actions,
    ],
    named,
    related,
    [
      { key: 'copy', label: text('copySid'), act: () => copy(String(record.id)) },
      ...item(mayDuplicate, {
        key: 'duplicate',
        label: text('duplicate'),
        path: duplicateAddress(resource, String(record.id)),
      }),
    ],
    item(mayDelete && columns.some(({ deleteDialog }) => deleteDialog), {
      key: 'delete',
      label: translate('app.list.delete'),
      act: () => onAct('delete'),
      isDangerous: true,
    }),
  ].filter((group) => group.length > 0);
}

/** What can be done with a row of a list; there while it is open. */
export const RowMenu = (props: RowMenuProps) => {
  const { anchor, onClose } = props;
  const groups = useItems(props);
  const followLink = useLinkClicks();
  const { end } = useSides();
  useEffect(() => {
    // The row need not be drawn again for it.
    anchor.setAttribute('aria-expanded', 'true');
    return () => anchor.removeAttribute('aria-expanded');
  }, [anchor]);
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      onClick={followLink}
      anchorOrigin={{ vertical: 'bottom', horizontal: end }}
      transformOrigin={{ vertical: 'top', horizontal: end }}
      slotProps={{ list: { 'aria-label': anchor.ariaLabel ?? undefined } }}
    >
      {groups.flatMap((group, index) => [
        ...(index > 0 ? [<Divider key={`above ${group[0]?.key}`} />] : []),
        ...group.map(({ key, label, path, act, isDangerous }) => (
          <MenuItem
            key={key}
            {...(path && { component: 'a', href: hrefOf(path) })}
            sx={isDangerous ? { color: 'error.main' } : undefined}
            onClick={() => {
              onClose();
              act?.();
            }}
          >
            {label}
          </MenuItem>
        )),
      ])}
    </Menu>
  );
};
