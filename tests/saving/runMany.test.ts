import { describe, expect, it } from 'vitest';
import { HttpError } from '../../src/http/HttpError';
import type { Step } from '../../src/saving/plan';
import { type BulkResult, runMany } from '../../src/saving/runMany';
import { memoryLog } from '../../src/saving/runPlan';

const step = (id: string, method: 'POST' | 'DELETE' = 'POST', needs: string[] = []): Step => ({
  id,
  name: id,
  call: { method, path: id },
  needs,
});
const items = (count: number) =>
  Array.from({ length: count }, (_one, index) => ({
    id: String(index),
    plan: () => ({ steps: [step(String(index))] }),
  }));
const ids = (results: BulkResult[]) => results.map(({ id }) => id);

/** Runs many with a platform that answers at once, and tells what was sent. */
async function run(
  many: Parameters<typeof runMany>[0],
  {
    send = async () => undefined,
    ...ports
  }: { send?: (path: string) => Promise<void>; isOver?: () => boolean } = {},
  options: { signal?: AbortSignal; atOnce?: number } = {},
) {
  const sent: string[] = [];
  const results: BulkResult[] = [];
  await runMany(
    many,
    {
      isOver: () => false,
      ...ports,
      send: async ({ path }) => {
        sent.push(path);
        await send(path);
        return { status: 201 };
      },
    },
    { ...options, onResult: (result) => results.push(result) },
  );
  return { sent, results };
}

describe('many plans', () => {
  it('run a few at a time, each once, whatever becomes of the others', async () => {
    let now = 0;
    let most = 0;
    const { sent, results } = await run(items(23), {
      send: async (path) => {
        now += 1;
        most = Math.max(most, now);
        await new Promise((resolve) => setTimeout(resolve));
        now -= 1;
        if (path === '3') throw new HttpError(422, { message: 'No' });
      },
    });
    expect(most).toBe(4);
    expect(new Set(sent).size).toBe(23);
    expect(sent).toHaveLength(23);
    expect(ids(results.filter(({ error }) => error))).toEqual(['3']);
    expect(results).toHaveLength(23);
  });

  it.each([1, 2, 9])('are %i at once where that is asked for', async (atOnce) => {
    let now = 0;
    let most = 0;
    await run(
      items(9),
      {
        send: async () => {
          now += 1;
          most = Math.max(most, now);
          await new Promise((resolve) => setTimeout(resolve));
          now -= 1;
        },
      },
      { atOnce },
    );
    expect(most).toBe(atOnce);
  });

  it('end with what is under way when they are stopped', async () => {
    const stopper = new AbortController();
    const { sent, results } = await run(
      items(20),
      {
        send: async (path) => {
          if (path === '5') stopper.abort();
          await new Promise((resolve) => setTimeout(resolve));
        },
      },
      { signal: stopper.signal },
    );
    expect(sent.length).toBeLessThanOrEqual(8);
    expect(results).toHaveLength(sent.length);
  });

  it('end when the session does', async () => {
    let isOver = false;
    const { sent } = await run(items(20), {
      isOver: () => isOver,
      send: async (path) => {
        if (path === '2') isOver = true;
      },
    });
    expect(sent.length).toBeLessThanOrEqual(6);
  });

  it('tell what cannot be planned at its item', async () => {
    const [first, ...rest] = items(3);
    const bad = {
      ...first,
      id: '0',
      plan: () => Promise.reject(new HttpError(404, { message: 'No' })),
    };
    const { sent, results } = await run([bad, ...rest]);
    expect(sent).toEqual(['1', '2']);
    expect(results.find(({ id }) => id === '0')?.error).toBeInstanceOf(HttpError);
  });

  it('send the steps of one in their order, and nothing that needs what failed', async () => {
    const plan = () => ({ steps: [step('a', 'DELETE'), step('b', 'POST', ['a'])] });
    const { sent, results } = await run([{ id: 'one', plan }], {
      send: async (path) => {
        if (path === 'a') throw new HttpError(422, { message: 'No' });
      },
    });
    expect(sent).toEqual(['a']);
    expect(results[0]?.outcome?.saved).toEqual([]);
  });

  it('remember between tries what the log of each does', async () => {
    const log = memoryLog();
    const noted: string[] = [];
    await runMany(
      items(1),
      {
        send: async () => ({ status: 201, body: { sid: 'made' } }),
        isOver: () => false,
        logOf: (id) => ({ ...log, note: (...args) => noted.push(`${id} ${args[1].state}`) }),
      },
      { onResult: () => undefined },
    );
    expect(noted).toEqual(['0 sent', '0 done']);
  });
});
