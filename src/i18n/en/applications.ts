export const applications = {
  name: 'Application |||| Applications',
  kind: 'application',
  fields: {
    application_sid: 'Application SID',
    name: 'Application name',
    account_sid: 'Account',
    call_hook: 'Calling webhook',
    call_status_hook: 'Call status webhook',
    app_json: 'Application JSON',
    has_app_json: 'Override webhook for initial application',
    record_all_calls: 'Record all calls',
  },
  columns: { name: 'Name', url: 'Calling webhook', recording: 'Recording' },
  helper: {
    call_status_hook: 'Told about every change of a call’s state.',
    statusFollows:
      'When this stays empty, the address and the method of the calling webhook are stored, because the platform needs one.',
    app_json: 'A JSON array of verbs, run instead of asking the calling webhook.',
    record_all_calls: 'Records every call of this application.',
  },
  placeholder: { app_json: 'an array of verbs to execute' },
  sections: {
    application: 'Application',
    applicationPurpose: 'What it is called and whose calls it handles.',
    webhooks: 'Webhooks',
    webhooksPurpose:
      'Where the platform asks what to do with a call, and where it tells how it goes.',
    calls: 'Calls',
    callsPurpose: 'How calls start, and whether they are recorded.',
    danger: 'Delete this application',
    dangerPurpose: 'Calls to it fail from then on. This cannot be undone.',
  },
  action: {
    create: 'Add application',
    delete: 'Delete application',
    createAccount: 'Add account',
  },
  title: { create: 'Add an application', edit: 'Edit application' },
  recording: { on: 'On', off: 'Off', account: 'By account' },
  usage: {
    blocked: 'In order to delete this application, first take it out of everything that uses it:',
    accounts: 'Accounts',
    tenants: 'Microsoft Teams tenants',
    phoneNumbers: 'Phone numbers',
    carriers: 'Carriers',
  },
  validation: {
    nameTaken: 'The name you have entered is already in use on another one of your applications.',
    statusNotClearable:
      'The platform keeps the stored call status webhook: it can be changed, but not removed.',
    jsonRequired: 'Enter the JSON, or untick the box above.',
  },
  notifications: {
    created: 'Application created successfully',
    updated: 'Application updated successfully',
    deleted: 'Deleted application %{name}',
  },
  empty: {
    title: 'No applications.',
    text: 'An application says what happens with a call: where the platform asks, and how it speaks and listens.',
    noAccount: 'You must create an account before you can create an application.',
  },
};
