import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

type Value = string | number | boolean;

interface Step {
  id: string;
  parent?: string;
  name: string;
  /** Milliseconds after the trace began; null for none. */
  from: number | null;
  to: number | null;
  attributes?: Record<string, Value>;
}

const began = BigInt(Date.UTC(2026, 10, 20, 9, 30, 15, 250)) * 1_000_000n;
const nano = (ms: number | null) =>
  ms === null ? undefined : String(began + BigInt(Math.round(ms * 1e6)));

const toValue = (value: Value) => {
  if (typeof value === 'string') return { stringValue: value };
  return typeof value === 'number' ? { doubleValue: value } : { boolValue: value };
};

/** Steps as the trace store writes them. */
export const traceOf = (steps: Step[]) => ({
  resourceSpans: [
    {
      resource: { attributes: [{ key: 'service.name', value: { stringValue: 'feature-server' } }] },
      scopeSpans: [
        {
          scope: { name: 'feature-server' },
          spans: steps.map(({ id, parent = '', name, from, to, attributes = {} }) => ({
            traceId: '0af7651916cd43dd8448eb211c80319c',
            spanId: id,
            parentSpanId: parent,
            name,
            startTimeUnixNano: nano(from),
            endTimeUnixNano: nano(to),
            attributes: Object.entries(attributes).map(([key, value]) => ({
              key,
              value: toValue(value),
            })),
          })),
        },
      ],
    },
  ],
});

const prompt = (id: string, parent: string, from: number, to: number, isCached = false): Step => ({
  id,
  parent,
  name: 'tts-generation',
  from,
  to,
  attributes: { 'tts.vendor': 'google', 'tts.language': 'en-US', 'tts.cached': isCached },
});

/** A caller who says one thing and hears the answer: 1,050 ms from the last word to the first sound. */
export const conversation = traceOf([
  { id: 'root', name: 'incoming-call', from: 0, to: 15_000, attributes: { direction: 'inbound' } },
  {
    id: 'app',
    parent: 'root',
    name: 'performAppWebhook',
    from: 20,
    to: 140,
    attributes: { 'http.statusCode': 200 },
  },
  {
    id: 'say',
    parent: 'root',
    name: 'verb:say{"text":"Hello,how can I help?"}',
    from: 200,
    to: 3200,
  },
  prompt('hello', 'say', 210, 560),
  {
    id: 'gather',
    parent: 'root',
    name: 'verb:gather{"input":["speech"]}',
    from: 3200,
    to: 7000,
    attributes: {
      'stt.resolve': 'speech',
      'stt.result':
        '{"vendor":{"name":"google"},"alternatives":[{"confidence":0.94,"transcript":"opening hours"}],"language_code":"en-US"}',
      'stt.latency_ms': 400,
    },
  },
  {
    id: 'hook',
    parent: 'gather',
    name: 'verb:hook (actionHook)',
    from: 6800,
    to: 7000,
    attributes: {
      'http.body': '{"reason":"speechDetected","call_sid":"x"}',
      'http.statusCode': 200,
    },
  },
  {
    id: 'answer',
    parent: 'root',
    name: 'verb:say{"text":"We open at nine."}',
    from: 7040,
    to: 11_000,
  },
  prompt('nine', 'answer', 7050, 7450),
  {
    id: 'digit',
    parent: 'root',
    name: 'dtmf:5',
    from: 12_000,
    to: 12_100,
    attributes: { dtmf: '5', duration: '100ms' },
  },
  prompt('bye', 'root', 12_500, 12_503, true),
  {
    id: 'status',
    parent: 'root',
    name: 'call-status:completed',
    from: 14_800,
    to: 14_950,
    attributes: { 'http.statusCode': 500 },
  },
]);

/** Everything that a store may get wrong about a trace. */
export const broken = traceOf([
  { id: 'root', name: 'incoming-call', from: 0, to: 10_000 },
  { id: 'lost', parent: 'gone', name: 'verb:say{"text":"lost"}', from: 500, to: 900 },
  { id: 'a', parent: 'b', name: 'circle a', from: 1000, to: 1200 },
  { id: 'b', parent: 'a', name: 'circle b', from: 1100, to: 1150 },
  { id: 'self', parent: 'self', name: 'its own parent', from: 1300, to: 1400 },
  { id: 'no-start', parent: 'root', name: 'no start', from: null, to: null },
  { id: 'no-end', parent: 'root', name: 'no end', from: 2000, to: null },
  { id: 'backwards', parent: 'root', name: 'backwards', from: 3000, to: 2500 },
  { id: 'future', parent: 'root', name: 'clock of next year', from: 4e10, to: 4e10 },
  { id: 'early', parent: 'root', name: 'before its parent', from: -300, to: 200 },
  { id: 'unnamed', parent: 'root', name: '', from: 5000, to: 5000 },
]);

/**
 * A call that went on and on: a turn is a gather, its webhook, and a prompt in words. So many prompts
 * more are right below the call itself.
 */
export const large = (count: number, prompts = 0) => {
  const steps: Step[] = [{ id: 'root', name: 'incoming-call', from: 0, to: count * 250 }];
  for (let one = 0; one < prompts; one += 1) {
    const characters = { 'tts.vendor': 'google', characters: one };
    const from = count * 250 - prompts + one;
    steps.push({ ...prompt(`c${one}`, 'root', from, from + 1), attributes: characters });
  }
  for (let turn = 0; steps.length < count; turn += 1) {
    const at = turn * 1000;
    steps.push(
      {
        id: `g${turn}`,
        parent: 'root',
        name: `verb:gather{"turn":${turn}}`,
        from: at,
        to: at + 500,
        attributes: { 'stt.resolve': 'speech', 'stt.result': '{}', 'stt.latency_ms': turn % 300 },
      },
      { id: `h${turn}`, parent: `g${turn}`, name: 'verb:hook', from: at + 400, to: at + 500 },
      {
        id: `s${turn}`,
        parent: 'root',
        name: `verb:say{"turn":${turn}}`,
        from: at + 510,
        to: at + 990,
      },
      prompt(`p${turn}`, `s${turn}`, at + 520, at + 700),
    );
  }
  return traceOf(steps.slice(0, count));
};

/** Answers a trace of our making instead of the platform's. */
export const answerTrace = (page: Page, trace: unknown, status = 200) =>
  page.route('**/RecentCalls/trace/**', (route) =>
    status === 200
      ? route.fulfill({ json: trace })
      : route.fulfill({ status, contentType: 'text/plain', body: 'Not Found' }),
  );

/** So many bytes come at once, and so many milliseconds later the next: a line of 200 Mbit a second. */
const line = { bytes: 256 * 1024, pause: 10 };

/**
 * Answers a trace as a network does, piece by piece, while `act` goes on: what comes without one comes
 * whole, as fast as a memory can be copied.
 */
export async function answerByNetwork(page: Page, trace: unknown, act: () => Promise<void>) {
  const body = Buffer.from(JSON.stringify(trace));
  const server = createServer(async (_request, response) => {
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Length': body.length,
    });
    for (let at = 0; at < body.length; at += line.bytes) {
      response.write(body.subarray(at, at + line.bytes));
      await pause(line.pause);
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await page.route('**/RecentCalls/trace/**', (route) =>
    route.continue({ url: `http://127.0.0.1:${port}/` }),
  );
  await act();
  await page.unrouteAll();
  server.closeAllConnections();
  server.close();
}
