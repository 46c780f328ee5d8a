import { isUnknown, sumOf } from './earlier';
import { asking, type Planned, type Savable, type SaveInput, type SentColumns } from './input';
import { madeIn, recordStep, type Step } from './plan';
import { toUpdatePayload } from './planUpdate';
import { forScope, nameOf, refusalsOf, secretsOf, takenBy, uniqueKeys } from './recordCall';
import { type Fields, isSame, wireValue } from './values';

/** The body of a POST: only keys that the platform takes, empty texts as null (contract 20, 24). */
export function toCreatePayload<R>(data: Partial<R>, endpoint: SentColumns<R>): Fields {
  const payload: Fields = {};
  for (const key of endpoint.creatable ?? []) {
    const value = wireValue(
      data[key],
      endpoint.numericFlags?.includes(key) === true && data[key] !== undefined,
    );
    if (value === null && (endpoint.neverNull?.includes(key) || data[key] === undefined)) continue;
    payload[key as string] = value;
  }
  return payload;
}

/** The columns that tell such a record apart from others. */
const likeness = ({ unique = {}, recognizedBy = [] }: Savable, sent: Fields): string[] => [
  ...recognizedBy,
  ...Object.keys(unique).filter((key) => !isSame(sent[key], null)),
];

/** The record that an earlier POST made whose answer was lost, and what it sent; undefined for none. */
function recognized(
  { endpoint, known, progress }: SaveInput,
  wanted: Fields,
  from: Fields | undefined,
): { sid: string; sent: Fields } | undefined {
  const post = progress[recordStep];
  if (!post || !isUnknown(post)) return undefined;
  const { idKey } = endpoint;
  const isAlike = (row: Fields, sent: Fields) => {
    if (from) return String(row.name).startsWith(String(from.name));
    const keys = likeness(endpoint, sent);
    const is = (key: string) => isSame(row[key], key in sent ? sent[key] : wanted[key]);
    return keys.length > 0 && keys.every(is);
  };
  const { present = [] } = known;
  const since = present.filter((row) => !post.before?.includes(String(row[idKey])));
  for (const sent of sumOf(post).maybe) {
    const row = since.findLast((one) => isAlike(one, sent));
    if (row) return { sid: String(row[idKey]), sent };
  }
  return undefined;
}

/** The step after a POST for what it does not take; none where a new record has it by itself. */
function afterPost(
  input: SaveInput,
  { label, defaults }: { label: string; defaults: Fields },
): Step[] {
  const { endpoint, caller, form } = input;
  const wanted = Object.fromEntries(
    Object.entries(defaults).map(([key, value]) => [key, form[key] ?? value]),
  );
  if (isSame(wanted, defaults)) return [];
  const body = toUpdatePayload(wanted, defaults, forScope(endpoint, caller));
  if (!body) return [];
  const path = `${endpoint.update?.(caller)}/${madeIn(recordStep)}`;
  return [
    {
      id: `${recordStep}:after`,
      name: label,
      call: { method: 'PUT', path, body },
      needs: [recordStep],
      stores: wanted,
      ...secretsOf(endpoint),
      refusals: refusalsOf(input, endpoint.updateRefusals),
    },
  ];
}

/** What a new record is to be, and the one that the platform makes it from; null for none. */
const goalOf = ({ endpoint, caller, form }: SaveInput) => ({
  wanted: { ...form, ...endpoint.ownedBy?.(form, caller) },
  from: endpoint.madeFrom?.(form, caller) ?? null,
});

/**
 * What an earlier try made, or may have made, as a record that is to be changed instead of made again; null
 * where there is none. It is known by its sid, else by the sids that there were before it and what tells such
 * records apart.
 */
export function madeEarlier(input: SaveInput): (SaveInput & { id: string }) | null {
  const { form, progress, known } = input;
  const { wanted, from } = goalOf(input);
  const before = progress[recordStep];
  const found = before?.sid ? undefined : recognized(input, wanted, from?.record);
  const id = before?.sid ?? found?.sid;
  if (!id) return null;
  const opened = { ...known.record, ...(found?.sent ?? (before && sumOf(before).done)) };
  return { ...input, id, form: from ? { name: form.name } : wanted, opened, looks: true };
}

/** The plan for the columns of a new record that no earlier try made. */
export function planCreate(input: SaveInput): Planned {
  const { endpoint, caller, progress, known } = input;
  const { wanted, from } = goalOf(input);
  const before = progress[recordStep];
  const isRecognizable = Boolean(from || endpoint.recognizedBy || endpoint.unique);
  if (isRecognizable && !known.present) return asking(null, 'present');
  const planned = { asks: [], conflicts: [], id: null, wanted };
  if (!from && uniqueKeys(endpoint, wanted, {}).length > 0) {
    if (!known.others) return asking(null, 'others');
    const refused = takenBy(known.others, endpoint, wanted, {}, null);
    if (refused) return { ...planned, steps: [], refused };
  }
  const body = from ? undefined : toCreatePayload(wanted, forScope(endpoint, caller));
  const post: Step = {
    id: recordStep,
    name: nameOf(input),
    call: { method: 'POST', path: from?.path ?? `${endpoint.create?.(caller)}`, body },
    needs: [],
    makes: true,
    // What a template's record is called is the platform's choice: it may add to the name.
    stores: body ?? {},
    ...secretsOf(endpoint),
    recognize: {
      made: {
        // What an earlier try may make yet was not there before that one.
        before:
          (isUnknown(before) ? before?.before : undefined) ??
          known.present?.map((row) => String(row[endpoint.idKey])) ??
          [],
        by: from ? ['name'] : likeness(endpoint, wanted),
      },
    },
    refusals: refusalsOf(input, endpoint.createRefusals),
  };
  const after = from ? { label: from.label, defaults: from.record } : endpoint.afterCreate;
  return { ...planned, steps: [post, ...(after ? afterPost(input, after) : [])] };
}
