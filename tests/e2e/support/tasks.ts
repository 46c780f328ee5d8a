import type { Browser, Page } from '@playwright/test';

/** What Chromium notes of a task, or of a part of one; times in microseconds, `tdur` of the processor. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

const isPart = (whole: TraceEvent, part: TraceEvent): boolean =>
  part.ts >= whole.ts && part.ts + (part.dur ?? 0) <= whole.ts + (whole.dur ?? 0);

/**
 * For each message of a worker that came to the page while `act` went on, the milliseconds of processor
 * time that it took there, without collecting garbage. Time of the processor and not of the clock: a
 * crowded machine makes any task long, and slowing the processor down four times multiplies it by four.
 */
export async function messageTimes(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'v8'] });
  await act();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  const isThread = ({ name, args }: TraceEvent) =>
    name === 'thread_name' && args.name === 'CrRendererMain';
  const threads = new Set(traceEvents.filter(isThread).map(({ pid, tid }) => `${pid} ${tid}`));
  const ofPage = traceEvents.filter(({ pid, tid }) => threads.has(`${pid} ${tid}`));
  const garbage = ofPage.filter(({ name }) => /^(Minor|Major)GC$/.test(name));
  return ofPage
    .filter(({ name }) => name === 'HandlePostMessage')
    .map((message) => {
      const collected = garbage.filter((one) => isPart(message, one));
      const idle = collected.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
      return ((message.tdur ?? 0) - idle) / 1000;
    });
}
