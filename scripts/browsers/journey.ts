// The journey, written once: what an operator does in a day, and what only a browser can break.
import { demoUsers } from '../../platform/demo/seed/demoUsers';
import { sidFor } from '../../platform/demo/seed/tools';
import type { RunningServer } from '../../platform/serve/serve';
import type { Operator } from './operator';

export interface Place {
  /** Before the console of somebody's own platform. */
  operator: Operator;
  server: RunningServer;
  /** Before a hosted one, in the same browser. */
  visitor: Operator;
}

export interface Step {
  name: string;
  run: (place: Place) => Promise<void>;
}

const account = 'Sunrise Clinic';
const renamed = 'Sunrise Clinic North';
const drafted = 'Sunrise Clinic South';

function expectEqual(says: string, actual: unknown, wanted: unknown) {
  if (actual !== wanted) throw new Error(`${says}: ${actual} instead of ${wanted}`);
}

const rowOf = ({ platform }: RunningServer, sql: string, ...values: string[]) =>
  platform?.db.get(sql, ...values) ?? {};
const sidOf = (server: RunningServer, name: string) =>
  String(rowOf(server, 'SELECT account_sid FROM accounts WHERE name = ?', name).account_sid);
const heading = (name: string | RegExp) => ({ role: 'heading', name });

/** The page of a call of the seed. */
function callPath(server: RunningServer, where: string, value: string, tab = 'details') {
  const sql = `SELECT * FROM recent_calls WHERE ${where} = ? ORDER BY attempted_at DESC`;
  const { call_sid, account_sid, attempted_at } = rowOf(server, sql, value);
  const query = new URLSearchParams({
    ...{ account: String(account_sid), time: String(attempted_at), tab },
  });
  return `/internal/recent-calls/${call_sid}/show?${query}`;
}

async function signIn({ operator }: Place) {
  const admin = demoUsers.find(({ username }) => username === 'admin');
  await operator.open('/');
  await operator.fill('Username', String(admin?.username));
  await operator.fill('Password', String(admin?.password));
  await operator.press('button', 'Log in');
  await operator.see(heading('Accounts'));
  await operator.see({ role: 'link', name: account });
}

/** The area whose link has this name is there, and has its rows. */
const isOpen = `[...document.querySelectorAll('nav a')].some((link) =>
  link.innerText.startsWith(arguments[0]) && location.href.startsWith(link.href)) &&
  document.querySelector('main h1') && !document.querySelector('main [class*=Skeleton]')`
  .replace(/^/, 'Boolean(')
  .replace(/$/, ')');

async function everyArea({ operator }: Place) {
  const names = await operator.read<string[]>(
    'return [...document.querySelectorAll("nav a")].map((link) => link.innerText.split("\\n")[0])',
  );
  if (names.length < 10) throw new Error(`only these areas: ${names.join(', ')}`);
  for (const name of names) {
    await operator.press('link', new RegExp(`^${name}`));
    await operator.until(`${name} is open`, () => operator.read(`return ${isOpen}`, name));
    expectEqual(`alerts in ${name}`, await operator.count({ role: 'alert', name: /./ }), 0);
  }
}

async function deepLink({ operator, server }: Place) {
  const path = `/internal/accounts/${sidOf(server, account)}/edit`;
  await operator.open(path);
  await operator.see(heading(account));
  expectEqual('address', await operator.path(), path);
}

async function reload({ operator }: Place) {
  const before = await operator.path();
  await operator.reload();
  await operator.see(heading(account));
  expectEqual('address', await operator.path(), before);
}

async function save({ operator, server }: Place) {
  await operator.fill('Account name', renamed);
  await operator.press('button', 'Save');
  await operator.see({ text: /^Account updated successfully$/ });
  await operator.see(heading(renamed));
  const sid = sidOf(server, renamed);
  if (!(await operator.path()).includes(sid)) throw new Error('the name is not stored');
}

async function draft({ operator, server }: Place) {
  await operator.fill('Account name', drafted);
  await operator.see({ text: /unsaved change/ });
  await operator.reload();
  await operator.see({ text: /^You have unsaved changes from / });
  expectEqual('before', await operator.value('Account name'), renamed);
  await operator.press('button', 'Restore');
  await operator.until('the draft is back', async () => {
    return (await operator.value('Account name')) === drafted;
  });
  await operator.press('button', 'Save');
  await operator.see({ text: /^Account updated successfully$/ });
  if (sidOf(server, drafted) === 'undefined') throw new Error('the draft is not stored');
}

/** The waveform has its own root, in which nothing is found by its role from outside. */
const waveforms = `[...document.querySelectorAll('main *')].some(({ shadowRoot }) =>
  shadowRoot?.querySelectorAll('[role=group][aria-label^="Waveforms of 2"] canvas').length >= 2)`;

async function recording({ operator, server }: Place) {
  const sql = 'SELECT call_sid FROM call_artifacts WHERE recording = ? LIMIT 1';
  const call = rowOf(server, sql, 'appointment.mp3').call_sid;
  await operator.open(callPath(server, 'call_sid', String(call)));
  await operator.press('button', 'Play recording');
  await operator.until('the clock goes on', () =>
    operator.read(
      `return Number(document.querySelector('[data-clock=position]')?.textContent.slice(-2)) >= 2`,
    ),
  );
  await operator.until('both channels are drawn', () => operator.read(`return ${waveforms}`));
}

async function ladder({ operator, server }: Place) {
  const sid = sidFor('special call lossy line');
  await operator.open(callPath(server, 'call_sid', sid));
  await operator.press('tab', 'SIP messages');
  await operator.see({ role: 'listbox', name: 'SIP messages, in order' });
  await operator.press('option', /INVITE/);
  await operator.see({ role: 'region', name: 'Message text' });
  await operator.see({ text: /^12 messages/ });
}

async function signOut({ operator }: Place) {
  await operator.press('button', 'Log out');
  await operator.see({ role: 'button', name: 'Log in' });
  await operator.open('/internal/accounts');
  await operator.see({ role: 'button', name: 'Log in' });
}

async function oauth({ visitor }: Place) {
  await visitor.open('/');
  await visitor.press('button', 'Log in with GitHub');
  await visitor.until('GitHub is asked', async () => {
    const address = await visitor.address();
    const isStandIn = address.includes('/stand-in/identity/github?');
    const query = /^https:\/\/github\.com\/.*(\?.*)$/.exec(address)?.[1];
    // Without the Navigation API the demo cannot lead a page to the one that stands for GitHub's.
    if (query) await visitor.open(`/stand-in/identity/github${query}`);
    return isStandIn;
  });
  await visitor.press('button', 'Allow');
  await visitor.until('the visitor is in', async () =>
    /^\/internal\/accounts\/[\w-]+\/edit$/.test(await visitor.path()),
  );
  await visitor.see({ role: 'button', name: 'Log out' });
  await visitor.see({ label: 'Account name' });
}

export const journey: Step[] = [
  { name: 'sign in', run: signIn },
  { name: 'every area', run: everyArea },
  { name: 'deep link', run: deepLink },
  { name: 'reload', run: reload },
  { name: 'save', run: save },
  { name: 'draft after a reload', run: draft },
  { name: 'recording', run: recording },
  { name: 'SIP ladder', run: ladder },
  { name: 'sign out', run: signOut },
  { name: 'return of OAuth', run: oauth },
];
