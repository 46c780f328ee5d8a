/** What lists offer beside their rows. */
export const lists = {
  related: 'Related',
  raw: { show: 'Show raw record', hide: 'Hide raw record', label: 'Raw record' },
  usedBy: {
    title: 'Used by',
    purpose: 'What depends on it.',
    none: 'Nothing uses it.',
    noneYet: 'Nothing found so far.',
    looked: 'Among the first %{at} of %{of}.',
    notLooked: '%{of} not looked at yet.',
    all: 'Look at everything',
    looking: 'Looking…',
  },
  firstSteps: {
    title: 'Get ready for your first call',
    progress: '%{done} of %{all} done',
    dismiss: 'Hide these steps',
    done: 'done',
    missing: 'to do',
    waits: 'Waits for “%{title}”.',
    steps: {
      accounts: {
        title: 'Add an account',
        purpose: 'One customer, with its applications, phone numbers and users.',
      },
      carriers: {
        title: 'Connect a carrier',
        purpose: 'Connects you to the phone network.',
      },
      'speech-services': {
        title: 'Add a speech service',
        purpose: 'Text-to-speech and speech-to-text for your applications.',
      },
      applications: {
        title: 'Create an application',
        purpose: 'Decides what happens on a call.',
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
