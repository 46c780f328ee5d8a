/** What lists offer beside their rows. */
export const lists = {
  rowMenu: {
    label: 'Actions for %{name}',
    open: 'Open',
    copySid: 'Copy SID',
  },
};
