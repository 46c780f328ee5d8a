import type { BulkKind } from '../../types/resourceOptions';
import type { ContextQuestion } from '../access/useCanAccess';

const deletes = { action: 'delete' } as const;
const changes = { action: 'edit', isWrite: true } as const;

/** What somebody must be allowed to do for each kind, with each record; none for what changes nothing. */
const needs: Record<BulkKind, ContextQuestion[]> = {
  route: [changes],
  // A number keeps its carrier: it is made again over another one.
  moveToCarrier: [{ action: 'create' }, deletes],
  moveToAccount: [changes],
  activate: [changes],
  deactivate: [changes],
  delete: [deletes],
  copyNames: [],
  copySids: [],
  export: [],
};

type IsAllowed = (question: ContextQuestion) => boolean;

/** Whether somebody may do it at all. */
export const mayDo = (kind: BulkKind, isAllowed: IsAllowed): boolean =>
  needs[kind].every((question) => isAllowed(question));

/** What of it somebody may do with a record. */
export const refusing = (kind: BulkKind): ContextQuestion[] => needs[kind];

/** Whether records can be chosen at all: there is something that the operator may change of several. */
export const mayChoose = (kinds: readonly BulkKind[], isAllowed: IsAllowed): boolean =>
  kinds.some((kind) => needs[kind].length > 0 && mayDo(kind, isAllowed));
