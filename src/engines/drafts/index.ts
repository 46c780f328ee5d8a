/** Unsaved work: what changed, what others changed meanwhile, and where it is kept. See README.md. */
export {
  type Change,
  type Conflict,
  changesOf,
  isSameValue,
  mergeChanges,
  valueAt,
  withChange,
} from './changes';
export { type SecretField, withoutSecrets } from './secrets';
export {
  type Draft,
  keepDraft,
  listDrafts,
  readDraft,
  removeDraft,
  subscribeToDrafts,
} from './store';
