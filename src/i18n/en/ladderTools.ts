/** What can be done with a ladder, and with two calls. */
export const ladderTools = {
  search: 'Search messages',
  noMatch: 'No message contains this text.',
  delta: 'Since previous',
  mergeHosts: 'Merge ports',
  export: 'Export',
  exports: { svg: 'SVG image', mermaid: 'Mermaid diagram', text: 'Plain text' },
  copyLink: 'Copy link to message',
  linkName: 'The link',
  compare: 'Compare with another message',
  stopComparing: 'Stop comparing',
  comparing: 'Comparing with message %{number}. Open the other one.',
  compared: 'Changes from message %{number}',
  same: 'Both messages have the same text.',
  removed: 'Removed',
  added: 'Added',
};
