import { afterEach, beforeEach, expect, it } from 'vitest';
import { adminOf, type Bench, benchOf, session } from './bench';

let bench: Bench;
let asAdmin: () => ReturnType<typeof session>;
beforeEach(async () => {
  bench = await benchOf();
  const key = await bench.token('admin', 'Admin-demo1!');
  const [provider] = bench.platform.db.all(
    "SELECT service_provider_sid AS sid FROM service_providers WHERE name = 'Northwind Voice'",
  );
  asAdmin = () => session(bench, key, { caller: adminOf(String(provider?.sid)) });
});
afterEach(async () => {
  expect(bench.platform.poison).toEqual([]);
  await bench.platform.close();
});

const accountOf = (name: string) =>
  bench.platform.db.get('SELECT account_sid FROM users WHERE name = ?', name)?.account_sid;

it('a user of an account becomes one of the provider only where it may be made again', async () => {
  const text = await asAdmin().exported();
  const wider = text.replace(/( {2}- name: sam\n) {4}account: .*\n/, '$1');
  expect(wider).not.toBe(text);
  const careful = await asAdmin().apply(wider);
  expect(careful.work.comparison.changes.map(({ fields }) => fields)).toEqual([
    [
      {
        ...{ field: 'account', path: 'account', before: 'Sunrise Clinic', after: null },
        fixed: 'once',
      },
    ],
  ]);
  expect([careful.writes, accountOf('sam') === null]).toEqual([0, false]);
  const { failed, writes } = await asAdmin().apply(wider, { removes: true });
  expect([failed, writes, accountOf('sam')]).toEqual([[], 2, null]);
  expect((await asAdmin().apply(wider, { removes: true })).work.comparison.changes).toEqual([]);
});

it.each([
  [
    'is made again',
    'sam',
    /( {2}- name: sam\n) {4}account: .*\n([\s\S]*?) {4}initial_password: .*\n/,
  ],
  ['is new', 'new-sam', /( {2}- name: )sam(\n[\s\S]*?) {4}initial_password: .*\n/],
])('a user who %s without a password is refused before any call', async (_what, name, found) => {
  const text = await asAdmin().exported();
  const without = text.replace(found, name === 'sam' ? '$1$2' : '$1new-sam$2');
  expect(without).not.toBe(text);
  const { failed, writes } = await asAdmin().apply(without, { removes: name === 'sam' });
  const refusal = {
    message: 'app.configFile.errors.secretMissing',
    args: { name: 'initial_password' },
  };
  expect(failed.map(({ error }) => error)).toEqual([expect.objectContaining(refusal)]);
  expect([writes, accountOf('sam') === null]).toEqual([0, false]);
});

it('a user of the provider moves to an account', async () => {
  const text = await asAdmin().exported();
  const narrower = text.replace('  - name: vera\n', '$&    account: Cedar Bank\n');
  const { failed } = await asAdmin().apply(narrower);
  expect([failed, accountOf('vera') === null]).toEqual([[], false]);
  expect((await asAdmin().apply(narrower)).work.comparison.changes).toEqual([]);
});
