// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { RaRecord } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import type { TableColumn, TableInfo } from '../../../src/components/list/column';
import { ListColumn } from '../../../src/components/list/ListColumn';
import { Row } from '../../../src/components/list/TableRow';

const info: TableInfo = {
  resource: 'carriers',
  translate: (key) => key,
  labelOf: (source) => source,
  isAllowed: () => true,
  nameOf: ({ id }) => String(id),
  editPath: ({ id }) => `/${id}`,
  toggle: () => undefined,
};

const Fragile = ({ record: { name } }: { record: RaRecord }) => {
  if (typeof name !== 'string') throw new Error('no name');
  return <b>{name}</b>;
};

const columns: TableColumn[] = [
  { key: 'length', head: '', cell: ({ name }) => name.length },
  { key: 'drawn', head: '', cell: (record) => <Fragile record={record} /> },
  { key: 'realm', head: '', field: 'realm', cell: ({ realm }) => realm ?? 'none' },
];

const Table = ({ records, shown = columns }: { records: RaRecord[]; shown?: TableColumn[] }) => (
  <table>
    <tbody>
      {records.map((record) => (
        <Row
          key={record.id}
          record={record}
          columns={shown}
          info={info}
          isSelected={false}
          isOpen={false}
        />
      ))}
    </tbody>
  </table>
);

const texts = () => screen.getAllByRole('row').map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a value that could not be read is said in its cell', () => {
  render(<Table records={[{ id: 1, name: 'one', realm: null, unreadable: ['realm'] }]} />);
  expect(texts()).toEqual(['3oneapp.badValues.unreadable']);
});

it('a column shows a value inside another one, and nothing where there is none', () => {
  const column = ListColumn.columnOf({ source: 'hook.url' }, info);
  const records = [{ id: 1, hook: { url: 'https://a.example' } }, { id: 2, hook: null }, { id: 3 }];
  render(<Table records={records} shown={column ? [column] : []} />);
  expect(texts()).toEqual(['https://a.example', '', '']);
  expect(column?.sortBy).toBe('hook.url');
});

it('a cell that cannot be worked out is one bad cell', () => {
  const shown = columns.filter(({ key }) => key !== 'drawn');
  render(
    <Table
      records={[
        { id: 1, name: null },
        { id: 2, name: 'two' },
      ]}
      shown={shown}
    />,
  );
  expect(texts()).toEqual(['app.badValues.unreadablenone', '3none']);
});

it('a cell that cannot be drawn is one bad row, until its record is another', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // What a boundary catches is told to the page as well.
  window.addEventListener('error', (event) => event.preventDefault());
  const good = { id: 2, name: 'two' };
  const { rerender } = render(<Table records={[{ id: 1, name: null }, good]} />);
  expect(texts()).toEqual(['app.badValues.row', '3twonone']);
  rerender(<Table records={[{ id: 1, name: 'mended' }, good]} />);
  expect(texts()).toEqual(['6mendednone', '3twonone']);
});
