import { useState } from 'react';
import { type FieldArrayPath, type FieldValues, useFieldArray } from 'react-hook-form';

interface Row {
  id: string;
}

const contentOf = ({ id: _, ...content }: Row): string => JSON.stringify(content);

/**
 * Whether the form was reset, which gives every row a new id. Adding, moving and removing rows does not.
 */
const isNewBeginning = (places: Map<string, number>, now: Row[]): boolean =>
  !now.some(({ id }) => places.has(id));

/** The keys of rows: after a new beginning, a row that holds what stood in its place keeps its key. */
export function rowKeys(before: Row[], keys: string[], now: Row[]): string[] {
  const places = new Map(before.map(({ id }, place) => [id, place]));
  const isNew = isNewBeginning(places, now);
  return now.map((row, index) => {
    const place = isNew ? index : (places.get(row.id) ?? -1);
    const old = before[place];
    const isSame = old && (!isNew || contentOf(old) === contentOf(row));
    return (isSame && keys[place]) || row.id;
  });
}

/**
 * The rows of a field array, each with a key that stays while it is the same row. react-admin resets
 * every form once after mounting; rows with new ids would render twice and close a menu that was opened
 * in between.
 */
export function useRows<Form extends FieldValues>(name: FieldArrayPath<Form>) {
  const array = useFieldArray<Form>({ name });
  const { fields } = array;
  const [known, setKnown] = useState(() => ({ fields, keys: fields.map(({ id }) => id) }));
  let { keys } = known;
  if (known.fields !== fields) {
    keys = rowKeys(known.fields, known.keys, fields);
    setKnown({ fields, keys });
  }
  return { ...array, rows: fields.map((row, index) => ({ ...row, key: keys[index] ?? row.id })) };
}
