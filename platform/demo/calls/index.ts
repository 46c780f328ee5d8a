import type { Database } from '../../api/database';
import { liveTime } from '../../api/live';
import type { CallStores } from '../../api/outside';
import { captureOf, emptyCapture, isKnownCallId, packetCount } from './captures';
import { findCall } from './facts';
import { logsOf } from './logs';
import { openRecording } from './recordings';
import { traceOf } from './trace';

/** The captures, traces, logs and recordings of calls, as far as these have come. */
export const callStores = (db: Database, clock: () => Date): CallStores => {
  const now = () => new Date(liveTime(db, clock));
  return {
    isKnownCallId: (callId) => isKnownCallId(db, callId),
    capture: (callId, method) => captureOf(db, callId, method, now()) ?? emptyCapture(),
    packetCount: (callId) => {
      const [file] = ['invite', 'register'].flatMap(
        (method) => captureOf(db, callId, method, now()) ?? [],
      );
      return file ? packetCount(file) : 0;
    },
    trace: (traceId) => {
      const facts = findCall(db, 'trace_id', traceId);
      return facts && traceOf(facts, now());
    },
    logs: (callSid) => {
      const facts = findCall(db, 'call_sid', callSid);
      return facts && logsOf(facts, now());
    },
    recording: openRecording,
  };
};
