/** The columns of a list. */
export const columns = {
  title: 'Columns',
  help: 'The first column always stays. Saved views keep the columns, row height and page size.',
  up: 'Move %{name} up',
  down: 'Move %{name} down',
  moved: '%{name}: %{place} of %{count}',
  reset: 'Reset',
};
