/** What lists offer beside their rows. */
export const lists = {
  related: 'Related',
  timeZone: {
    label: 'Time zone',
    browser: 'Browser time zone (%{zone})',
    now: 'Now: %{time}',
    done: 'Done',
  },
  sorting: {
    never: 'This column can’t be sorted.',
    tooLong: 'Too many rows to sort. Filter the list first.',
  },
  narrowing: { remove: 'Remove filter: %{name}', removeShort: 'Remove filter' },
  rowMenu: {
    label: 'Actions for %{name}',
    open: 'Open',
    copySid: 'Copy SID',
  },
};
