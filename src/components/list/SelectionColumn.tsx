import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import {
  type RaRecord,
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
  useTranslate,
} from 'ra-core';
import { DataTable } from 'ra-ui-materialui';

interface SelectionColumnProps<R extends RaRecord> {
  /** How a record is called, for the name of its box. */
  nameOf: (record: R) => string;
}

const style = { p: 1, ml: -1 };

const PageBox = () => {
  const translate = useTranslate();
  const { onSelect } = useDataTableCallbacksContext();
  const selectedIds = useDataTableSelectedIdsContext() ?? [];
  const ids = (useDataTableDataContext() ?? []).map(({ id }) => id);
  const count = ids.filter((id) => selectedIds.includes(id)).length;
  const isWhole = ids.length > 0 && count === ids.length;
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <Checkbox
      checked={isWhole}
      indeterminate={count > 0 && !isWhole}
      onChange={() => onSelect?.(isWhole ? others : [...others, ...ids])}
      sx={style}
      slotProps={{ input: { 'aria-label': translate('app.list.selectPage') } }}
    />
  );
};

function RowBox<R extends RaRecord>({ nameOf }: SelectionColumnProps<R>) {
  const translate = useTranslate();
  const record = useRecordContext<R>();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const selectedIds = useDataTableSelectedIdsContext() ?? [];
  if (!record) return null;
  return (
    // The row behind opens the record; with Shift a click takes all boxes since the last one.
    <Box component="span" onClick={(event) => event.stopPropagation()}>
      <Checkbox
        checked={selectedIds.includes(record.id)}
        onChange={(event) => handleToggleItem?.(record.id, event.nativeEvent)}
        sx={style}
        slotProps={{
          input: { 'aria-label': translate('app.list.selectNamed', { name: nameOf(record) }) },
        }}
      />
    </Box>
  );
}

/**
 * The checkboxes that select rows, and the one that selects a page. Those of react-admin do not say
 * which row they select, and have their label on an element that may not have one.
 */
export function SelectionColumn<R extends RaRecord>({ nameOf }: SelectionColumnProps<R>) {
  return (
    <DataTable.Col
      source="selection"
      label={<PageBox />}
      disableSort
      headerClassName="selection"
      cellClassName="selection"
    >
      <RowBox nameOf={nameOf} />
    </DataTable.Col>
  );
}
