import { apiAddress } from '../http';
import type { Doing } from '../saving/history';
import type { Savable } from '../saving/input';
import type { SaveLog } from '../saving/plan';
import type { Recorder } from '../saving/recorded';
import { memoryLog, type Ports } from '../saving/runPlan';
import type { Fields } from '../saving/values';
import * as session from '../session';
import { endpointOf } from './endpoints';

const codes = () => Promise.all([import('../saving/recorded'), import('../engines/history')]);

/**
 * What writes down all that is sent, for the user of this moment; null where nobody is there, or its code. It
 * is no part of the save, which waits for no writing.
 */
async function recorderNow() {
  const identity = session.identity();
  if (!identity) return null;
  const { userSid, name: who } = identity;
  const [code, history] = await codes().catch(() => []);
  if (!code || !history) return null;
  // Added once, as it is the same each time.
  window.addEventListener('pagehide', history.keepAtOnce);
  const recorder: Recorder = {
    ...{ who, address: apiAddress() },
    keep: (entry) => void history.keepInHistory(userSid, entry),
    follow: (now) => history.followInHistory(userSid, now),
  };
  return { ...code, recorder };
}

/** The same ports, with what is carried out through them in the history of this browser. */
export async function recording<P extends Ports>(ports: P, doing: Doing): Promise<P> {
  const known = ports.log.isOfMany ? null : await recorderNow();
  return known ? known.recorded(ports, doing, known.recorder) : ports;
}

/**
 * Does something to many, which is one entry of the history: `work` notes each in what it is given. `after`
 * is what all of them store, where that is the same.
 */
export async function recordingMany(
  { resource, after }: { resource: string; after?: Fields },
  work: (logOf: (id: string) => SaveLog) => Promise<void>,
  logOf: (id: string) => SaveLog = memoryLog,
): Promise<void> {
  const known = await recorderNow();
  if (!known) return work(logOf);
  const endpoint = after ? (endpointOf(resource) as unknown as Savable) : {};
  const about = { kind: 'many' as const, resource, sid: null };
  const doing: Doing = { ...about, endpoint, before: {}, after: after ?? {} };
  const many = known.recordedMany(logOf, doing, known.recorder);
  try {
    await work(many.logOf);
  } finally {
    many.end();
  }
}
