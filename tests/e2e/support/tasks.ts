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

/** Milliseconds from which on a task is long: whoever presses a key meanwhile feels it. */
export const longTask = 50;

/**
 * The tasks of the page while `act` went on, on a processor that is four times slower: of each the
 * milliseconds of processor time, which a crowded machine makes no longer. Left out are what the story
 * itself asks of the page, and how the browser takes in the bytes of an answer: as many at a time as
 * the line has brought, before any script sees them.
 */
const slowness = 4;

export async function slowTasks(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number[]> {
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
  return ofPage
    .filter(({ name, dur = 0 }) => name === 'ThreadControllerImpl::RunTask' && dur > 0)
    .filter((task) => !others.some((part) => part.pid === task.pid && isPart(task, part)))
    .map(({ tdur = 0 }) => Math.round((slowness * tdur) / 1000));
}
