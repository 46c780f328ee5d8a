import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** An answer to a page of this origin, or of another one, with these heads. */
const answerTo = (type: 'basic' | 'cors', headers: HeadersInit = {}, status = 200) =>
  Object.defineProperty(new Response('', { status, headers }), 'type', { value: type });

const heads = (left: number) => ({
  'RateLimit-Limit': '600',
  'RateLimit-Remaining': String(left),
  'RateLimit-Reset': '300',
});

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** How many of 300 are begun within ten seconds after these answers. */
async function begunAfter(answers: Response[]): Promise<number> {
  const { noteBudget } = await import('../../src/http/budget');
  const { pacer } = await import('../../src/dataProvider/pacer');
  for (const answer of answers) noteBudget(answer);
  const turn = pacer(undefined);
  let begun = 0;
  const work = async () => {
    for (let index = 0; index < 300; index += 1) {
      await turn();
      begun += 1;
    }
  };
  void work();
  await vi.advanceTimersByTimeAsync(10_000);
  return begun;
}

it.each<[string, Response[], number, number]>([
  ['much is left', [answerTo('basic', heads(590))], 300, 300],
  ['little is left', [answerTo('basic', heads(100))], 0, 30],
  ['the platform has no limit', [answerTo('basic')], 300, 300],
  ['a page of another origin cannot see it', [answerTo('cors')], 150, 160],
  ['nothing was answered yet', [], 150, 160],
  ['only a failure said nothing of it', [answerTo('basic', {}, 502)], 150, 160],
  [
    'the last answer says that it has none',
    [answerTo('basic', heads(9)), answerTo('basic')],
    300,
    300,
  ],
  ['a page of another origin saw it once', [answerTo('cors', heads(100)), answerTo('cors')], 0, 30],
])('where %s, so many of 300 are begun at once', async (_where, answers, least, most) => {
  const begun = await begunAfter(answers);
  expect(begun).toBeGreaterThanOrEqual(least);
  expect(begun).toBeLessThanOrEqual(most);
});

it('waits no longer where the clock of the machine is set back', async () => {
  const { noteBudget } = await import('../../src/http/budget');
  const { pacer } = await import('../../src/dataProvider/pacer');
  noteBudget(answerTo('basic', heads(100)));
  const turn = pacer(undefined);
  let begun = 0;
  const work = async () => {
    for (;;) {
      await turn();
      begun += 1;
      noteBudget(answerTo('basic', heads(100)));
    }
  };
  void work();
  await vi.advanceTimersByTimeAsync(60_000);
  const before = begun;
  vi.setSystemTime(Date.now() - 3_600_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(before).toBeGreaterThan(3);
  expect(begun - before).toBeGreaterThanOrEqual(before - 1);
});
