/** Unsaved work: what changed, what others changed meanwhile, and where it is kept. See README.md. */

export { withoutPasswords, withPasswordsOf } from './addresses';
export {
  type Change,
  type Conflict,
  changesOf,
  holdsValue,
  isSameValue,
  mergeChanges,
  valueAt,
  withChange,
} from './changes';
export { type SecretField, withoutSecrets } from './secrets';
export {
  areDraftsKept,
  type Draft,
  keepDraft,
  keepDraftAtOnce,
  keepInHasteIn,
  listDrafts,
  readDraft,
  removeDraft,
  subscribeToDrafts,
} from './store';
