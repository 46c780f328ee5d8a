/** Who can sign in to the seeded platform. */
export interface DemoUser {
  scope: 'admin' | 'service_provider' | 'account';
  username: string;
  password: string;
  note: string;
}

/** The users of both seeds whose passwords are made for signing in. */
export const demoUsers: DemoUser[] = [
  {
    scope: 'admin',
    username: 'admin',
    password: 'Admin-demo1!',
    note: 'the whole platform',
  },
  {
    scope: 'service_provider',
    username: 'nora',
    password: 'Provider-demo1!',
    note: 'Northwind Voice and its accounts',
  },
  {
    scope: 'account',
    username: 'sam',
    password: 'Account-demo1!',
    note: 'Sunrise Clinic of Northwind Voice',
  },
  {
    scope: 'service_provider',
    username: 'fred',
    password: 'Change-me1!',
    note: 'Northwind Voice, must choose a new password first',
  },
  {
    scope: 'service_provider',
    username: 'vera',
    password: 'Viewer-demo1!',
    note: 'Northwind Voice, may look but not change',
  },
];
