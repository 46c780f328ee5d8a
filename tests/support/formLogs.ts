import type { SaveLog } from '../../src/saving/plan';
import { memoryLog } from '../../src/saving/runPlan';

const logs = new WeakMap<object, SaveLog>();

/** What the form that was opened with a record remembers between its saves. */
export function logOf(opened: object): SaveLog {
  const known = logs.get(opened) ?? memoryLog();
  logs.set(opened, known);
  return known;
}
