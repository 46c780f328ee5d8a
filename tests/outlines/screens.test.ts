import { afterEach, beforeAll, beforeEach, describe, it } from 'vitest';
import { resources } from '../../src/resources';
import { callPath, comparePath } from '../../src/resources/recent-calls/callLink';
import * as app from '../app/support';
import { arrived, go } from '../app/support/arrivals';
import { prepareEveryScreen } from '../app/support/everyScreen';
import { readCapturesHere } from '../app/support/workers';
import { recordTables } from '../support/mutations';
import { album, complete } from './album';
import { freeze, thaw } from './freeze';

beforeAll(prepareEveryScreen);
beforeEach(freeze);
afterEach(thaw);

const operators = ['nora', 'admin', 'sam', 'vera'] as const;

/** Addresses below `/internal/` of one area; those of a record are of the first one that an operator sees. */
const pagesOf = new Map(
  resources.map(({ name, create }) => [
    name as string,
    [
      name,
      ...(create ? [`${name}/add`] : []),
      ...(recordTables.some(([area]) => area === name) ? [`${name}/first`] : []),
    ],
  ]),
);

/** Where the first row of the list on screen leads to. */
const first = () =>
  document.querySelector('main tbody tr a')?.getAttribute('href')?.replace('/internal/', '');

describe('what each screen says and offers is as it was', () => {
  it.each([...pagesOf])('%s', async (name, paths) => {
    const { take, expectSame } = album(name);
    for (const operator of operators) {
      await app.open('/internal/call-tools', operator);
      await complete();
      let record: string | undefined;
      for (const path of paths) {
        const address = path.endsWith('/first') ? record : path;
        if (!address) continue;
        go(`/internal/${address}`);
        await arrived();
        await complete();
        const isThere = location.pathname === `/internal/${address}`;
        if (isThere) take(`${path}, ${operator}`);
        if (path === name) record = first();
      }
      app.resetConsole();
    }
    await expectSame();
  });

  it.each([
    'home',
    'settings',
    'health',
    'history',
    'import',
    'configuration',
    'call-tools',
    'calls-now',
    'none',
  ])('%s', async (path) => {
    const { take, expectSame } = album(path);
    for (const operator of operators) {
      await app.open(`/internal/${path}`, operator);
      await complete();
      if (location.pathname === `/internal/${path}`) take(`${path}, ${operator}`);
      app.resetConsole();
    }
    await expectSame();
  });

  it('the frame around them', async () => {
    const { take, expectSame } = album('frame');
    for (const operator of operators) {
      await app.open('/internal/call-tools', operator);
      await complete();
      const frame = document.body.cloneNode(true) as HTMLElement;
      frame.querySelector('main')?.replaceChildren();
      take(operator, frame);
      app.resetConsole();
    }
    await expectSame();
  });

  it('a call, and two side by side', async () => {
    readCapturesHere();
    const { take, expectSame } = album('calls');
    const [one, other] = app.db.all(
      'SELECT * FROM recent_calls WHERE account_sid = ? ORDER BY attempted_at DESC LIMIT 2',
      app.accountSid('Sunrise Clinic'),
    ) as unknown as [Parameters<typeof callPath>[0], Parameters<typeof callPath>[0]];
    await app.open('/internal/call-tools', 'nora');
    await complete();
    const pages = { call: callPath(one), 'two calls': comparePath(one, other) };
    for (const [page, path] of Object.entries(pages)) {
      go(path);
      await arrived();
      await complete();
      take(page);
      for (const tab of document.querySelectorAll('main [role=tab][aria-selected=false]')) {
        await app.click(tab);
        await complete();
        take(`${page}, ${tab.textContent}`);
      }
    }
    await expectSame();
  });
});
