import type { Change } from '../engines/drafts';
import type { SecretPaths } from './secrets';

/** How a step of a save is called: a message key, with the arguments of its text. */
export type StepName = string | { key: string; args: Record<string, string | number> };

/** The sid that another step makes, in the place of a value of a body. */
export interface MadeBy {
  madeBy: string;
}

/** A text that is sent as a file. */
export interface FilePart {
  field: string;
  name: string;
  text: string;
}

/**
 * One request of a plan, as data. `path` may hold `(made!STEP)`, and `body` `{ madeBy: STEP }`, for the
 * sid that an earlier step makes; `file` goes in the place of a body.
 */
export interface Call {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  file?: FilePart;
}

/**
 * A call as it may be read, copied and written down: `{STEP}` stands for the sid that an earlier step makes,
 * `${NAME}` for a secret.
 */
export interface ShownCall extends Pick<Call, 'method' | 'path' | 'query' | 'body'> {
  /** A file, by the field that carries it. */
  file?: string;
  /** The names that stand for secrets in the body, where there are any. */
  hidden?: string[];
  /** The steps whose sids are named in it, where there are any. */
  uses?: string[];
}

/** Where a refusal of a step is told, in a form that shows rows: the row, and its input. */
export interface ToldAt {
  source: string;
  index: number;
  /** The input for a refusal that names none. */
  errorField?: string | undefined;
}

/** Words of the platform and what they mean, told at `field` where the form filled it. */
export interface PlatformWords<Key extends string = string> {
  /** Its named groups are the arguments of the message. */
  says: RegExp;
  message: string;
  field?: Key;
}

/** How a refusal of a step is put into the console's words. */
export interface StepRefusals {
  says: readonly PlatformWords[];
  /** Messages for values that must be unique, by column. */
  unique: Partial<Record<string, string>>;
  /** Columns that the form filled. */
  filled: readonly string[];
}

/**
 * How a call whose answer was lost, or that was refused for what is so already, is known to be done: what it
 * made is none of the records that there were `before`, and alike `by` these columns, or as rows of a part
 * are (`Part.isSame`). What it deletes is gone:
 * once the platform says so, or once it is not found.
 */
export type Evidence =
  | { made: { before: readonly string[]; by?: readonly string[] } }
  | { gone: 'told' | 'notFound' };

/** One call of a plan. */
export interface Step {
  /** Stable over tries: `record`, `sip_gateways:new-3`, `sip_gateways:{sid}:remove`. */
  id: string;
  /** What the operator is told. */
  name: StepName;
  /** Steps of one group are told as one: done when all of them are. */
  group?: string;
  call: Call;
  /** Steps that must be done before it: where one failed, this one waits and says so. */
  needs: string[];
  /** The message of a step that waits; the reason of the failed one says enough unless given. */
  waits?: string;
  /** The answer names the sid of what the call makes: one that does not is a lost one. */
  makes?: true;
  /** The answer names what the call stored, by a sid that nobody needs: one that does not is a lost one. */
  names?: true;
  /** The sid of what it changes, or `(made!STEP)`. */
  of?: string;
  recognize?: Evidence;
  /** Columns of which the platform may say that they are stored, and keep others: looked at afterwards. */
  verify?: readonly string[];
  /** What is stored by it, by column, for later tries: without it, what the body says. */
  stores?: Record<string, unknown>;
  toldAt?: ToldAt | undefined;
  /** A refusal speaks of columns that are no inputs of a form: it is told of the whole step. */
  isWhole?: true;
  /** What the platform's own words for a refusal mean, and the form that they speak of. */
  refusals?: StepRefusals;
  /** What of the body is never written down. */
  secrets?: SecretPaths;
  /** What of it is not shown: the secrets, and what may be one. */
  masked?: SecretPaths;
}

/** How far a step is. `sent` of a page that was loaded anew means as much as `unknown`. */
export type StepState = 'sent' | 'done' | 'refused' | 'unknown';

/** What one step of earlier tries did. */
export interface Done {
  state: StepState;
  /** The sid of what it made; null where the answer did not say. */
  sid?: string | null;
  /** What it stored, or may have stored, by column. */
  stored?: Record<string, unknown>;
  /** The sids of the records that there were before it: what it made is none of them. */
  before?: readonly string[];
  /** What earlier calls of the step stored, and what each of those that failed may have stored. */
  earlier?: { done: Record<string, unknown>; maybe: Record<string, unknown>[] };
}

/** What earlier tries of an unfinished save did, by the id of their step. */
export type Progress = Readonly<Record<string, Done>>;

/** The calls of a save in their order. */
export interface Plan {
  steps: Step[];
  /** What its calls may take away by the way, as changes that a form can bring back. */
  takes?: Change[];
}

/** A step as it is written down. */
export interface NotedStep extends Pick<Step, 'id' | 'name'> {
  /** None of what is no plan of ours, or was written by an earlier version. */
  call?: ShownCall;
}

/** The sid that a step makes, for a path. */
export const madeIn = (stepId: string): string => `(made!${stepId})`;

/** A step that is not done, or not wholly, and why. */
export interface FailedStep {
  step: Step;
  /** What of it is not stored; all of it unless given. */
  name?: StepName;
  error: unknown;
}

/** What became of a plan. */
export interface Outcome {
  /** Names of the steps that are done, in order. */
  saved: StepName[];
  failed: FailedStep[];
  progress: Progress;
  /** What the platform answered to the step of the record. It is never noted: a secret may be in it. */
  answered?: Record<string, unknown> | undefined;
}

/** How a save ended: all of it is stored, some, none; or nobody knows. */
export type Ending = 'stored' | 'part' | 'refused' | 'unknown';

/** What a form holds that is being saved, without any secret, and the secrets that nothing may repeat. */
export interface SavingForm {
  resource: string;
  name: string;
  path: string;
  changes: Change[];
  missing: string[];
  secretTexts: string[];
}

/**
 * What a save of one open form remembers between its tries, over pages that are loaded anew where it is
 * kept.
 */
export interface SaveLog {
  /** What earlier tries did. */
  progress(): Progress;
  /** Told before the first call leaves, and waited for. */
  begin(steps: readonly NotedStep[], takes?: Change[]): Promise<void>;
  /** Told before each call leaves (`sent`) and when its answer is known; what is written down has no secret. */
  note(stepId: string, done: Done, secrets?: SecretPaths): void;
  /**
   * Told of each step with all that it carries, secrets among it, before it leaves, and of what it failed
   * with: for those who must know what not to write down.
   */
  hear?(step: Step, error?: unknown): void;
  /** What is noted here is one of many, which are in the history together. */
  isOfMany?: true;
  /** What the form holds that saves, for those who write down what it did; none without a form. */
  form?(): SavingForm;
  /** Told once at the end of a try; `sid` is that of the record, where it is known. */
  settle(ending: Ending, sid?: string): void;
}

/** The step of the record itself. */
export const recordStep = 'record';

/** The operator went back to the form: nothing was sent. */
export const isStopped = (error: unknown): boolean =>
  error instanceof Error && error.name === 'SaveStopped';
