import { beforeEach, describe, expect, it } from 'vitest';
import { sidFor } from '../../platform/demo/seed/tools';
import { callTrace as texts } from '../../src/i18n/en/callTrace';
import * as app from './support';
import { screen, user, waitFor, within } from './support';

const began = 1_763_719_200_000_000_000n;
const at = (ms: number) => String(began + BigInt(ms) * 1_000_000n);
const attribute = (key: string, stringValue: string) => ({ key, value: { stringValue } });

/** A call of ten seconds with a prompt, and a webhook that tells all that can be told of a failure. */
const trace = {
  resourceSpans: [
    {
      resource: { attributes: [attribute('service.name', 'app'), attribute('host', 'server 1')] },
      scopeSpans: [
        {
          spans: [
            {
              ...{ spanId: '0a', name: 'incoming-call' },
              ...{ startTimeUnixNano: at(0), endTimeUnixNano: at(10_000) },
            },
            {
              ...{ spanId: '0b', parentSpanId: '0a', name: 'verb:say' },
              ...{ startTimeUnixNano: at(1000), endTimeUnixNano: at(3000) },
            },
            {
              ...{ spanId: '0c', parentSpanId: '0a', name: 'verb:hook', kind: 3 },
              ...{ startTimeUnixNano: at(4000), endTimeUnixNano: at(5500) },
              attributes: [attribute('http.body', '{"reason":"refused"}')],
              status: { code: 2, message: 'The webhook failed' },
              events: [
                {
                  name: 'exception',
                  timeUnixNano: at(4500),
                  attributes: [attribute('message', 'ECONNREFUSED'), attribute('port', '443')],
                },
              ],
              links: [{ traceId: 'ff01', spanId: 'ee02', attributes: [attribute('why', 'retry')] }],
            },
          ],
        },
      ],
    },
  ],
};

const tree = () => screen.findByRole('tree', { name: texts.tree });
const rows = async () =>
  within(await tree())
    .getAllByRole('treeitem')
    .map((row) => row.getAttribute('aria-label') ?? row.textContent);
const details = () => screen.findByRole('region', { name: 'verb:hook' });

beforeEach(() => {
  app.answerAlways('GET', 'Accounts/*/RecentCalls/trace/*', () => Response.json(trace));
});
async function openTrace(more = '') {
  const { call_sid, account_sid, attempted_at } =
    app.db.get('SELECT * FROM recent_calls WHERE call_sid = ?', sidFor('special call busy')) ?? {};
  const time = encodeURIComponent(String(attempted_at));
  await app.open(
    `/internal/recent-calls/${call_sid}/show?account=${account_sid}&time=${time}&tab=tracing${more}`,
    'nora',
  );
  await tree();
}

describe('the trace of a call', () => {
  it('has a row for each step, and says how long it took and what failed', async () => {
    await openTrace();
    expect(await rows()).toEqual([
      expect.stringMatching(/^incoming-call, Other, starts at 0.*, lasts 10\.00s/),
      expect.stringMatching(/^verb:say, .*, starts at 1\.00s, lasts 2\.00s/),
      expect.stringMatching(/^verb:hook, Webhook, starts at 4\.00s, lasts 1\.50s, failed/),
    ]);
    await app.see('3 spans');
    await app.press(texts.action.closeAll);
    expect(await rows()).toHaveLength(1);
    await app.press(texts.action.openAll);
    expect(await rows()).toHaveLength(3);
  });

  it('is searched', async () => {
    await openTrace();
    await app.fill(screen.getByPlaceholderText(texts.search), 'verb');
    await app.see('2 matches');
    await app.press(texts.action.nextMatch);
    await app.see('1 of 2');
    await app.press(texts.action.previousMatch);
    await app.see('2 of 2');
  });

  it('is looked at more closely, and moved along', async () => {
    await openTrace();
    await app.see('10.00s total');
    await app.press(texts.action.closer);
    await app.see('2.50s to 7.50s of 10.00s');
    await app.press(texts.action.later);
    await app.see('5.00s to 10.00s of 10.00s');
    await app.press(texts.action.earlier);
    await app.see('2.50s to 7.50s of 10.00s');
    await app.press(texts.action.wider);
    await app.see('10.00s total');
  });

  it('tells its latencies, each with the step that it was measured at', async () => {
    await openTrace();
    expect(await screen.findByLabelText(texts.latency.title)).toHaveTextContent(
      /Webhook1\.50s p50/,
    );
    await app.press(texts.action.measurements);
    const dialog = await screen.findByRole('dialog', { name: texts.latency.title });
    const measured = within(dialog).getAllByRole('row').at(-1);
    expect(measured).toHaveTextContent(/^Webhookverb:hook4\.00s1\.50s$/);
    await app.press('verb:hook', dialog);
    expect(await details()).toBeVisible();
  });
});

/** What is copied of a step, by the name of the button; what is read there stands beside it. */
const facts = [
  [texts.details.spanId, '0c'],
  [/^Start /, /:00:04\.000/],
  [/^End /, /:00:05\.500/],
  [texts.story.status, 'The webhook failed'],
  [texts.story.event, /^exception\n.*:00:04\.500.*\nmessage: ECONNREFUSED\nport: 443$/],
  [texts.story.link, 'ff01 ee02'],
  [texts.story.service, 'app'],
  [texts.story.resource, 'service.name: app\nhost: server 1'],
  ['http.body', '{"reason":"refused"}'],
  [texts.details.span, /^\{\n {2}"name": "verb:hook",\n {2}"spanId": "0c"/],
] as const;

it('all that a step tells is shown, and copied as it is', async () => {
  await openTrace('&span=3');
  const panel = await details();
  for (const said of [
    ...['Webhook · failed', 'Duration1.50s', 'Span kindclient', 'The webhook failed'],
    ...['exception', 'messageECONNREFUSED', 'port443', 'ff01 ee02', 'whyretry', 'hostserver 1'],
  ])
    expect(panel).toHaveTextContent(said);
  const buttons = within(panel).getAllByRole('button', { name: /^Copy / });
  expect(buttons).toHaveLength(facts.length);
  for (const [name, copied] of facts) {
    const named =
      typeof name === 'string' ? `Copy ${name}` : new RegExp(`^Copy ${name.source.slice(1)}`);
    await user.click(within(panel).getByRole('button', { name: named }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText(), String(name)).toEqual(
        typeof copied === 'string' ? copied : expect.stringMatching(copied),
      ),
    );
  }
  await app.press(texts.action.closeDetails);
  expect(screen.queryByRole('region', { name: 'verb:hook' })).toBeNull();
});
