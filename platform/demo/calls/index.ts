import type { Database } from '../../api/database';
import type { CallStores } from '../../api/outside';
import { captureOf, emptyCapture, isKnownCallId, packetCount } from './captures';
import { findCall } from './facts';
import { logsOf } from './logs';
import { openRecording } from './recordings';
import { traceOf } from './trace';

/** The captures, traces, logs and recordings of the seeded calls. */
export const callStores = (db: Database, now: () => Date): CallStores => ({
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
    return facts && traceOf(facts);
  },
  logs: (callSid) => {
    const facts = findCall(db, 'call_sid', callSid);
    return facts && logsOf(facts, now());
  },
  recording: openRecording,
});
