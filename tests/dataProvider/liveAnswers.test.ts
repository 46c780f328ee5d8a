import { describe, expect, it } from 'vitest';
import { liveCalls } from '../../src/dataProvider/methods/liveCalls';
import { failing, outcome } from '../support/fetchMock';
import { servedLists } from '../support/servedLists';

const { serve } = servedLists();
const at = (part: string) => `Accounts/a/${part}`;
const unreadable = failing(200, 'app.errors.unreadable');

describe('what an engine answers', () => {
  const noRows = [null, 'a', 7, {}, []];

  it('holds calls, and nothing of rows that are none', async () => {
    const running = { call_sid: 'c', call_status: 'in-progress', service_url: 'http://inside' };
    serve({ [at('Calls')]: () => [...noRows, { call_status: 'ringing' }, running] });
    const calls = await outcome(liveCalls.callsNow('a'));
    expect(calls).toMatchObject([{ id: 'c', isOver: false }]);
    expect(JSON.stringify(calls)).not.toContain('inside');
  });

  it('holds queues by name, and nothing of rows that are none', async () => {
    const rows = [{ name: 'b', length: '2' }, ...noRows, { name: 'a', length: -1 }, { name: 5 }];
    serve({ [at('Queues')]: () => rows });
    expect(await outcome(liveCalls.queues('a'))).toEqual([
      { name: 'a', length: 0 },
      { name: 'b', length: 2 },
    ]);
  });

  it('holds devices, and nothing of rows that are none', async () => {
    serve({ [at('RegisteredSipUsers')]: () => [...noRows, { name: 'desk', secret: 's' }] });
    const answer = await outcome(liveCalls.registeredDevices('a'));
    expect(answer).toMatchObject({ known: 'all', devices: [{ name: 'desk' }] });
    expect(JSON.stringify(answer)).not.toContain('secret');
  });

  it.each<[what: string, part: string, ask: () => Promise<unknown>]>([
    ['calls', 'Calls', () => liveCalls.callsNow('a')],
    ['queues', 'Queues', () => liveCalls.queues('a')],
    ['devices', 'RegisteredSipUsers', () => liveCalls.registeredDevices('a')],
  ])('is no list of %s where it is none', async (_what, part, ask) => {
    for (const body of [{}, null, 'none']) {
      serve({ [at(part)]: () => Response.json(body) });
      expect(await outcome(ask())).toEqual(unreadable);
    }
  });

  it.each<[status: number, msg: string, answer: unknown]>([
    [400, 'account does not have sip_realm set', { known: 'noRealm' }],
    [403, 'insufficient permissions', failing(403, 'insufficient permissions')],
    [480, 'out of reach', failing(480, 'out of reach')],
  ])('of devices is a failure but where there is no realm: %i %s', async (status, msg, answer) => {
    serve({ [at('RegisteredSipUsers')]: () => Response.json({ msg }, { status }) });
    expect(await outcome(liveCalls.registeredDevices('a'))).toEqual(answer);
  });
});
