import { withoutTexts } from '../engines/drafts';
import { recordStep, type ShownCall, type Step, type StepName } from './plan';
import type { Prepared } from './save';
import { changedAt, type SecretPaths } from './secrets';
import { shownCall } from './shownCall';
import { changedKeys, type Fields, isSame } from './values';

/** One value that a call changes: what is stored, and what will be. */
export interface ShownChange {
  path: string[];
  from: unknown;
  to: unknown;
  /** It is, or holds, a secret: neither value is here. */
  isSecret?: true;
}

/** A step for those who read a plan before it runs. */
export interface ShownStep {
  id: string;
  name: StepName;
  call: ShownCall;
  /** True for one of a row of the record, and not of the record itself. */
  isRow: boolean;
  changes: ShownChange[];
}

/** What a form knows to be secret: where, and which texts. */
export interface FormSecretsNow {
  paths: SecretPaths;
  texts: string[];
}

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWithin = (path: readonly string[], at: readonly string[]): boolean =>
  at.length <= path.length && at.every((key, index) => key === '*' || key === path[index]);

const holds = (path: readonly string[], at: readonly string[]): boolean =>
  path.every((key, index) => at[index] === '*' || key === at[index]);

const hide = (value: unknown, paths: SecretPaths): unknown =>
  paths.reduce((left, at) => changedAt(left, at, (found) => (found ? '••••' : found)), value);

/** The values of a body that differ from those before it; groups value by value, lists as a whole. */
function changesIn(body: Fields, before: Fields, path: string[] = []): ShownChange[] {
  return Object.keys(body).flatMap((key): ShownChange[] => {
    const [from, to] = [before[key], body[key]];
    const at = [...path, key];
    if (isGroup(to) && (isGroup(from) || from === null || from === undefined)) {
      return changesIn(to, isGroup(from) ? from : {}, at);
    }
    const isChanged = changedKeys({ [key]: to }, { [key]: from ?? null }, [key]).length > 0;
    if (!isChanged) return [];
    // Some flags are sent as numbers.
    const isFlag = typeof from === 'boolean' && (to === 0 || to === 1);
    return [{ path: at, from: from ?? null, to: isFlag ? Boolean(to) : (to ?? null) }];
  });
}

/** True for a step of a row of the record, and not of the record itself or of a half of the settings. */
const isOfRow = ({ id }: Step): boolean => id.includes(':') && !id.startsWith(`${recordStep}:`);

/** What is stored of what a step changes, as far as that was read. */
function storedOf(step: Step, { known, input }: Prepared): Fields {
  if (!isOfRow(step)) return known.record ?? input.opened;
  const { of } = step;
  const rows = known.rows?.flat() ?? [];
  return rows.find((row) => of !== undefined && Object.values(row).includes(of)) ?? {};
}

/** The steps of a plan as they are read before it runs, without a secret of the table or of the form. */
export function shownSteps(prepared: Prepared, { paths, texts }: FormSecretsNow): ShownStep[] {
  return prepared.planned.steps.map((step) => {
    const masked = [...(step.masked ?? step.secrets ?? []), ...paths];
    const call = shownCall({ ...step, masked });
    const body = withoutTexts(call.body, texts);
    const safe: ShownCall = body === undefined ? call : { ...call, body };
    const raw = isGroup(step.call.body) ? step.call.body : {};
    const changes = changesIn(raw, storedOf(step, prepared)).map((change): ShownChange => {
      const isSecret =
        masked.some((at) => isWithin(change.path, at)) ||
        !isSame(withoutTexts(change.to, texts), change.to);
      if (isSecret) return { path: change.path, from: null, to: null, isSecret: true };
      const inner = masked
        .filter((at) => holds(change.path, at))
        .map((at) => at.slice(change.path.length));
      return { ...change, from: hide(change.from, inner), to: hide(change.to, inner) };
    });
    return { id: step.id, name: step.name, call: safe, isRow: isOfRow(step), changes };
  });
}
