/** A service provider or an account as a file: its page, and the command of the same name. */
const problems = {
  syntax: 'This isn’t valid YAML: %{reason}',
  alias: 'Anchors and aliases aren’t supported here. Write the value out.',
  notADocument: 'This isn’t a configuration file.',
  noFormat: 'This file doesn’t name its format. The first lines of a file include “format: 1”.',
  wrongFormat: 'Format %{format} isn’t supported. The first lines of a file include “format: 1”.',
  noRoot: 'A file describes a “provider” or an “account”. This one has neither.',
  twoRoots: 'A file describes a “provider” or an “account”. This one has both.',
  otherRoot: 'This file describes something else. Choose the account or service provider above.',
  unknownKey: '“%{key}” is unknown here.',
  unknownKeyNear: '“%{key}” is unknown here. Did you mean “%{suggestion}”?',
  missingKey: '“%{key}” is missing.',
  doubledKey: '“%{key}” appears twice.',
  doubledRecord:
    '“%{name}” appears more than once. Add the “sid” of each, or give them different names.',
  wrongValue: '“%{key}” has the wrong value. Expected: %{wanted}.',
  unknownAccount: 'Account “%{name}” doesn’t exist.',
  unknownRecord: '“%{key}” refers to “%{name}”, which doesn’t exist.',
  unclearRecord: '“%{key}” could refer to several records named “%{name}”. Add “account” or “sid”.',
};

const wanted = {
  text: 'text',
  number: 'a number',
  flag: 'true or false',
  scalar: 'text or a number',
  any: 'a value',
  list: 'a list',
  group: 'a group of fields',
  provider: 'provider',
};

const errors = {
  waits: 'Not tried: “%{name}” doesn’t exist.',
  secretMissing: 'A value for %{name} is missing.',
  tableOfAccount: 'Service provider users can’t create the routing table of an account.',
};

const deeds = {
  make: 'Create',
  change: 'Change',
  link: 'Change what it refers to',
  replace: 'Delete and create again',
  release: 'Remove what it refers to',
  remove: 'Delete',
};

const records = {
  root: 'Service provider or account',
  accounts: 'Account',
  speech_services: 'Speech service',
  applications: 'Application',
  carriers: 'Carrier',
  phone_numbers: 'Phone number',
  routing_tables: 'Routing table',
  sip_clients: 'SIP client',
  ms_teams_tenants: 'MS Teams tenant',
  users: 'User',
};

const page = {
  title: 'Configuration',
  intro:
    'Everything below a service provider or an account as one YAML file: to keep, to compare, and to apply. Secrets are placeholders.',
  of: 'Configuration of',
  wholeProvider: 'The whole service provider',
  export: 'Export',
  exportText: 'Only reads. Large installations need many requests.',
  read: 'Read the configuration',
  reading: 'Reading… %{done} of about %{known} requests',
  requests: '%{count} requests used. The limit of 600 in 5 minutes is shared by all users.',
  download: 'Download',
  schema: 'Download the JSON schema',
  preview: 'File',
  compare: 'Compare and apply',
  compareText: 'Choose a file. Nothing is changed until you apply it.',
  choose: 'Choose a file',
  drop: 'or drop it here',
  tooLarge: 'This file is larger than 20 MB.',
  problemsTitle: '%{smart_count} problem in this file |||| %{smart_count} problems in this file',
  place: 'Line %{line}, column %{column}: %{text}',
  record: '%{type} %{name}',
  step: '%{deed}: %{record}',
  again: 'Compare again',
  same: 'No differences. %{count} records are the same.',
  differs: '%{smart_count} record differs |||| %{smart_count} records differ',
  more: 'Showing %{shown} of %{count}. Filter to see the others.',
  sameCount: '%{count} the same',
  unseen: 'Not compared, because you can’t see it: %{names}.',
  filter: 'Filter',
  columns: { record: 'Record', field: 'Field', before: 'On the platform', after: 'In the file' },
  only: 'Only on the platform',
  new: 'New',
  empty: 'Empty',
  secrets: 'Stored secrets can’t be compared. A given value is used for new records only.',
  fixed: {
    once: 'Can’t be changed later: delete and create it again',
    scope: 'Your role can’t change this',
  },
  removes: 'Delete what is only on the platform, and recreate what can’t be changed',
  removesText: 'The deletions are listed below. This can’t be undone.',
  replaces: 'Replace stored secrets with the values below',
  values: 'Values of placeholders',
  valuesText: 'Not stored anywhere. Gone when you leave this page.',
  steps: 'What will be done',
  nothing: 'Nothing to do.',
  all: 'Select all',
  applyCount: 'Apply %{smart_count} change |||| Apply %{smart_count} changes',
  missing: 'Missing values: %{names}',
  result: 'Result',
  resume: 'Compare again and resume',
  ended: '%{done} done, %{failed} failed, %{rest} not tried',
};

export const messages = {
  app: { configFile: { ...page, problems, wanted, errors, deeds, records } },
};
