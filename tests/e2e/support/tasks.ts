import type { Browser, Page } from '@playwright/test';

/** What Chromium notes of a task, or of a part of one; times in microseconds, `tdur` of the processor. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: {
    name?: string;
    src_func?: string;
    chrome_mojo_event_info?: { mojo_interface_tag?: string; watcher_notify_interface_tag?: string };
  };
}

const isPart = (whole: TraceEvent, part: TraceEvent): boolean =>
  part.ts >= whole.ts && part.ts + (part.dur ?? 0) <= whole.ts + (whole.dur ?? 0);

/**
 * How many tasks the page had while `act` went on, and how long the longest of them kept the processor (ms).
 * Another program that takes its turn in between makes a task last, which says nothing of the page.
 * Left out are what the story itself asks of the page, and what the browser does at moments of its own: how
 * it takes in the bytes of an answer, as many at a time as the line has brought, and collects the garbage of
 * the page.
 */
export async function tasksOf(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<{ all: number; longest: number }> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await act();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  const isThread = ({ name, args }: TraceEvent) =>
    name === 'thread_name' && args.name === 'CrRendererMain';
  const threads = new Set(traceEvents.filter(isThread).map(({ pid, tid }) => `${pid} ${tid}`));
  const ofPage = traceEvents.filter(({ pid, tid }) => threads.has(`${pid} ${tid}`));
  const others = ofPage.filter(({ args: { src_func, chrome_mojo_event_info: about } }) =>
    [
      about?.mojo_interface_tag === 'blink.mojom.DevToolsSession',
      about?.watcher_notify_interface_tag?.endsWith('data_pipe_bytes_consumer.cc'),
      src_func === 'BeginRead',
    ].includes(true),
  );
  const tasks = ofPage
    .filter(({ name, dur = 0 }) => name === 'ThreadControllerImpl::RunTask' && dur > 0)
    .filter((task) => !others.some((part) => part.pid === task.pid && isPart(task, part)));
  const collections = ofPage.filter(({ name }) => name === 'MajorGC');
  const ownTime = (task: TraceEvent) =>
    collections
      .filter((part) => part.pid === task.pid && isPart(task, part))
      .reduce((left, { tdur = 0 }) => left - tdur, task.tdur ?? 0);
  return { all: tasks.length, longest: Math.max(...tasks.map(ownTime)) / 1000 };
}
