import { useState } from 'react';

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
 * Keys for the rows of a field array (`fields`) that stay while it is the same row. react-admin resets every
 * form once after mounting; rows with new ids would render twice and close a menu that was opened in between.
 */
export function useStableKeys(fields: Row[]): string[] {
  const [known, setKnown] = useState(() => ({ fields, keys: fields.map(({ id }) => id) }));
  if (known.fields === fields) return known.keys;
  const keys = rowKeys(known.fields, known.keys, fields);
  setKnown({ fields, keys });
  return keys;
}
