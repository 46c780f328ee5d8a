/** What lists offer beside their rows. */
export const lists = {
  related: 'Related',
  firstHour: {
    title: 'Get ready for your first call',
    progress: '%{done} of %{all} done',
    dismiss: 'Hide these steps',
    done: 'done',
    missing: 'to do',
    steps: {
      carriers: {
        title: 'Connect a carrier',
        purpose: 'The trunk that brings calls in and takes them out.',
      },
      'speech-services': {
        title: 'Add a speech service',
        purpose: 'Text to speech and speech recognition for your applications.',
      },
      applications: {
        title: 'Create an application',
        purpose: 'The webhook that answers calls.',
      },
      'phone-numbers': {
        title: 'Add a phone number',
        purpose: 'Routes calls from the carrier to the application.',
      },
    },
  },
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
    duplicate: 'Duplicate',
  },
};
