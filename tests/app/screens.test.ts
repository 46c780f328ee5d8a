import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { resources } from '../../src/resources';
import { callPath, comparePath } from '../../src/resources/recent-calls/callLink';
import * as app from './support';
import { waitFor } from './support';
import { arrived, expectArrival, go } from './support/arrivals';
import { prepareEveryScreen } from './support/everyScreen';
import { readCapturesHere } from './support/workers';

beforeAll(prepareEveryScreen);
beforeAll(readCapturesHere);
afterAll(() => vi.unstubAllGlobals());

/** The screens beside those of resources, as the console's table of contents names them. */
const others = Array.from(
  readFileSync('src/consoleRoutes.tsx', 'utf8').matchAll(/<Route\s+path="([a-z][\w-]*)"/g),
  ([, path]) => `/internal/${path}`,
);

interface CallRow {
  call_sid: string;
  account_sid: string;
  attempted_at: string;
}

const calls = () =>
  app.db.all(
    'SELECT * FROM recent_calls WHERE account_sid = ? ORDER BY attempted_at DESC LIMIT 2',
    app.accountSid('Sunrise Clinic'),
  ) as [CallRow, CallRow];

/** Goes to a screen; answers whether the operator may see it. */
async function look(path: string): Promise<boolean> {
  go(path);
  await expectArrival(path);
  return location.pathname === path.split('?')[0];
}

describe.each(['nora', 'sam'] as const)(
  'each screen begins where it should, for %s',
  (operator) => {
    it.each(resources)('$name', async ({ name, edit, create }) => {
      await app.open('/internal/call-tools', operator);
      await arrived();
      const seen = [await look(`/internal/${name}`)];
      if (seen[0]) {
        await waitFor(() => expect(app.rows()).not.toEqual([]));
        const id = app.rows()[0]?.dataset.id;
        if (edit) seen.push(await look(`/internal/${name}/${id}/edit`));
      }
      if (create) seen.push(await look(`/internal/${name}/add`));
      // An account user has one account, which no list leads to.
      if (operator === 'nora' || name !== 'accounts') expect(seen).toContain(true);
    });

    it('a call, two calls, the pages that are no lists, and an address of nothing', async () => {
      const [first, second] = calls();
      await app.open('/internal/clients', operator);
      await arrived();
      expect(others).toHaveLength(9);
      for (const path of [
        ...others,
        callPath(first),
        comparePath(first, second),
        '/internal/none',
      ]) {
        await look(path);
      }
    });
  },
);
