import { appendFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';
import { prepareEveryScreen } from './support/everyScreen';

/** Where what each story runs is written; set by `npm run reached`. */
const { REACHED: target = '' } = process.env;

interface Taken {
  result: {
    url: string;
    functions: { functionName: string; ranges: { startOffset: number; count: number }[] }[];
  }[];
}

// One for all files of a worker, which share their modules.
const worker = globalThis as { reached?: Session };
const isFirst = !worker.reached;
const session = worker.reached ?? new Session();
worker.reached = session;
if (isFirst) session.connect();

function post<T>(method: string, params: object = {}): T {
  let result: T | undefined;
  session.post(method, params, (error, answer) => {
    if (error) throw error;
    result = answer as T;
  });
  return result as T;
}
const take = () => post<Taken>('Profiler.takePreciseCoverage').result;

const root = process.cwd();
const pathOf = (url: string) => relative(root, url.startsWith('file:') ? fileURLToPath(url) : url);

beforeAll(async () => {
  if (isFirst) {
    post('Profiler.enable');
    post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    // What modules run as they are read is no story's.
    await prepareEveryScreen();
  }
  take();
});

afterAll(() => {
  const files = take().flatMap(({ url, functions }) => {
    const path = pathOf(url);
    if (!/^src\//.test(path)) return [];
    const run = functions.flatMap(({ functionName, ranges: [range] }) =>
      range && range.count > 0 && range.startOffset > 0
        ? [`${functionName}@${range.startOffset}`]
        : [],
    );
    return run.length > 0 ? [[path, run]] : [];
  });
  const story = relative(root, expect.getState().testPath ?? '').replace(
    /^tests\/app\/|\.test\.tsx?$/g,
    '',
  );
  appendFileSync(target, `${JSON.stringify({ story, files: Object.fromEntries(files) })}\n`);
});
