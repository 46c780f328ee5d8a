import type { DemoUser } from './demoUsers';

/** Somebody of the hosted seed: how far a sign-up has come, and which plan came of it. */
export interface HostedUser extends DemoUser {
  /** Its role in tests and in README.md. */
  key:
    | 'admin'
    | 'trial'
    | 'paid'
    | 'unpaid'
    | 'free'
    | 'expired'
    | 'unconfirmed'
    | 'noRealm'
    | 'github';
}

/** The users of the hosted seed. A name is the e-mail of the sign-up, as on the live platform. */
export const hostedUsers: HostedUser[] = [
  {
    key: 'admin',
    scope: 'admin',
    username: 'admin',
    password: 'Admin-demo1!',
    note: 'the whole platform',
  },
  {
    key: 'trial',
    scope: 'account',
    username: 'tess@tidepool.example',
    password: 'Trial-demo1!',
    note: 'in the second week of the trial',
  },
  {
    key: 'paid',
    scope: 'account',
    username: 'paul@pinecrest.example',
    password: 'Paid-demo1!',
    note: 'pays for 25 sessions and 10 devices',
  },
  {
    key: 'unpaid',
    scope: 'account',
    username: 'peg@palegrove.example',
    password: 'Unpaid-demo1!',
    note: 'the last renewal of the paid plan was declined',
  },
  {
    key: 'free',
    scope: 'account',
    username: 'fay@foxglove.example',
    password: 'Free-demo1!',
    note: 'on the free plan',
  },
  {
    key: 'expired',
    scope: 'account',
    username: 'erin@elmwood.example',
    password: 'Expired-demo1!',
    note: 'the trial is over, the account is inactive',
  },
  {
    key: 'unconfirmed',
    scope: 'account',
    username: 'uma@upland.example',
    password: 'Unfinished-demo1!',
    note: 'has not confirmed the e-mail yet: the code is 246810',
  },
  {
    key: 'noRealm',
    scope: 'account',
    username: 'rory@riverside.example',
    password: 'Unfinished-demo1!',
    note: 'has not chosen a subdomain yet',
  },
];

/** Signs in with GitHub and has no password. */
export const githubUser = 'gwen@greenway.example';

/** The code that the unconfirmed user was sent. */
export const unconfirmedCode = '246810';
