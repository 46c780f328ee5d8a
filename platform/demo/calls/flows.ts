import { pick } from '../seed/tools';

/** One sentence of an application, and what callers say to it or press after it. */
export interface FlowTurn {
  app: string;
  callers?: string[];
  keys?: string[];
}

/** What the applications of the calls without a recording talk about. */
const flows: [FlowTurn[], ...FlowTurn[][]] = [
  [
    { app: 'Thank you for calling. This call may be recorded.' },
    {
      app: 'Please tell me in a few words what you are calling about.',
      callers: ['I need a new appointment.', 'A question about my bill.', 'I want to cancel.'],
    },
    { app: 'Is that urgent?', callers: ['No.', 'Yes, it is.', 'Not really, it can wait.'] },
    { app: 'What is your date of birth?', keys: ['07041981', '31121964', '15051999'] },
    { app: 'Thank you, I have found you.' },
  ],
  [
    { app: 'For sales press one, for support press two, for everything else stay on the line.' },
    { app: 'Your choice, please.', keys: ['1', '2', '9'] },
    {
      app: 'Please enter your customer number, followed by the pound key.',
      keys: ['48213#', '7#'],
    },
  ],
  [
    { app: 'We are open from eight to six, Monday to Friday.' },
    { app: 'Would you like to speak to somebody?', callers: ['Yes please.', 'No, thank you.'] },
  ],
  [
    { app: 'Hello, this is a reminder of your appointment tomorrow at ten.' },
    {
      app: 'Can you make it?',
      callers: ['Yes, I will be there.', 'No, I have to move it.', 'Who is this?'],
    },
    { app: 'Thank you. We have noted it.' },
  ],
  [
    { app: 'How satisfied were you, from one to five?', keys: ['5', '4', '1'] },
    { app: 'What could we do better?', callers: ['Nothing.', 'Answer the phone faster.'] },
    { app: 'Thank you for your time.' },
  ],
];

/** The conversation of a call: some flow, always the same for the same random numbers. */
export const pickFlow = (random: () => number): FlowTurn[] => pick(random, flows);
