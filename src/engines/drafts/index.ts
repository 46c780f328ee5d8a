/** Unsaved work: what changed, what others changed meanwhile, and what of it is secret. See README.md. */

export { withoutPasswords, withPasswordsOf } from './addresses';
export {
  type Change,
  changesOf,
  holdsValue,
  isSameValue,
  valueAt,
  withChange,
} from './changes';
export { changesWithoutSecrets, type SecretField, secretTexts, withoutTexts } from './secrets';
