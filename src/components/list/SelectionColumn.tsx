import {
  type RaRecord,
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useTranslate,
} from 'ra-core';
import type { TableColumn, TableInfo } from './column';

const PageBox = () => {
  const translate = useTranslate();
  const { onSelect } = useDataTableCallbacksContext();
  const selectedIds = useDataTableSelectedIdsContext() ?? [];
  const ids = (useDataTableDataContext() ?? []).map(({ id }) => id);
  const count = ids.filter((id) => selectedIds.includes(id)).length;
  const isWhole = ids.length > 0 && count === ids.length;
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <input
      type="checkbox"
      className="row-checkbox"
      checked={isWhole}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !isWhole;
      }}
      onChange={() => onSelect?.(isWhole ? others : [...others, ...ids])}
      aria-label={translate('app.list.selectPage')}
    />
  );
};

/**
 * The checkboxes that select rows, and the one that selects a page. Those of react-admin do not say
 * which row they select, and have their label on an element that may not have one.
 */
export const selectionColumn = (
  nameOf: (record: RaRecord) => string,
  { translate, toggle }: TableInfo,
): TableColumn => ({
  key: 'selection',
  head: <PageBox />,
  className: 'selection',
  cell: (record, { isSelected }) => (
    <input
      type="checkbox"
      className="row-checkbox"
      checked={isSelected}
      onChange={({ nativeEvent }) => toggle(record, nativeEvent)}
      aria-label={translate('app.list.selectNamed', { name: nameOf(record) || record.id })}
    />
  ),
});
