import type { DocumentPlace } from './entries';

/** What can be wrong with a document. */
export type ProblemCode =
  | 'syntax'
  | 'alias'
  | 'notADocument'
  | 'noFormat'
  | 'wrongFormat'
  | 'noRoot'
  | 'twoRoots'
  | 'otherRoot'
  | 'unknownKey'
  | 'unknownKeyNear'
  | 'missingKey'
  | 'doubledKey'
  | 'doubledRecord'
  | 'wrongValue'
  | 'unknownAccount'
  | 'unknownRecord'
  | 'unclearRecord';

/** Something wrong with a document, and where. */
export interface DocumentProblem extends DocumentPlace {
  code: ProblemCode;
  args: Record<string, string>;
}
