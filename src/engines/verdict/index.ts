/** What happened in a call: everything that is known of it in, one verdict out. See README.md. */
export { roleOf } from './roles';
export type { CallEvidence, KnownOfCall, Role, Verdict, VerdictKind } from './types';
export { verdictOf } from './verdictOf';
