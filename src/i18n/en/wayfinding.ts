/** What leads to a place: the command palette and the views of lists. */
export const wayfinding = {
  views: {
    label: 'Views',
    save: 'Save view…',
    manage: 'Manage views…',
    saveTitle: 'Save view',
    name: 'Name',
    nameOf: 'Name of %{name}',
    saved: 'View saved: %{name}',
    failed: 'Couldn’t save in this browser.',
    help: 'Only for you, in this browser. Relative dates stay relative.',
    manageTitle: 'Manage views',
    notAnsweredToday: 'Not answered today',
    notAnsweredYesterday: 'Not answered yesterday',
  },
  palette: {
    label: 'Search and commands',
    open: 'Search',
    placeholder: 'Search or type a command',
    searching: 'Searching…',
    results: '%{smart_count} result |||| %{smart_count} results',
    failed: 'Couldn’t search %{name}. Retry',
    showAll: 'Show all %{smart_count}',
    searchCalls: 'Search calls: “%{words}”',
    addMany: 'Add many numbers',
    groups: {
      recent: 'Recently opened',
      views: 'Views',
      goTo: 'Go to',
      commands: 'Commands',
    },
  },
};
