import type { Caller } from '../types/caller';
import type { Savable, SaveInput } from './input';
import type { Step, StepName, StepRefusals } from './plan';

/** What the record itself is called where a save tells its parts. */
export const nameOf = ({ resource, endpoint }: SaveInput): StepName =>
  endpoint.label ?? `resources.${resource}.name`;

/** The endpoint with only the keys that this caller's scope may send. */
export function forScope(endpoint: Savable, { scope }: Caller): Savable {
  const isAllowed = (key: string) => endpoint.onlyFor?.[key]?.includes(scope) ?? true;
  const { creatable = [], writable = [] } = endpoint;
  return {
    ...endpoint,
    creatable: creatable.filter(isAllowed),
    writable: writable.filter(isAllowed),
  };
}

export const refusalsOf = (
  input: SaveInput,
  says: Savable['createRefusals'] = [],
): StepRefusals => ({
  says,
  unique: input.endpoint.unique ?? {},
  filled: Object.keys(input.form).filter((key) => input.form[key]),
});

/** What of a record's body is never written down, and what is not shown. */
export const secretsOf = ({
  secrets = [],
  masked = secrets,
}: Savable): Pick<Step, 'secrets' | 'masked'> => ({
  secrets,
  masked,
});
