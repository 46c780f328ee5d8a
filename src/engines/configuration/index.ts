/**
 * A service provider or an account with all below it as one document: written, read, and compared with what
 * the platform holds. Nothing here asks or sends.
 */
export {
  compare,
  type DocumentComparison,
  type RecordChange,
  seesTablesOfAccounts,
} from './compare';
export type { FieldChange } from './compareFields';
export { pairRows } from './compareFields';
export {
  type ConfigEntry,
  type Configuration,
  type EntryFields,
  isSecret,
  kindOfEntry,
  kindsWithin,
  type RecordReference,
} from './entries';
export type { DocumentField } from './fields';
export { fromPlatform, type PlatformState, type StoredRecord } from './fromPlatform';
export { type KindName, kindNames, kindOf } from './kinds';
export type { DocumentProblem } from './problems';
export { checkReferences, readText } from './readText';
export { accountOf, meantIn } from './references';
export { documentSchema } from './schema';
export { documentOf, documentText } from './toText';
export { namedVoice } from './voices';
