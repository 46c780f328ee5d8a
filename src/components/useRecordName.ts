import { type RaRecord, useGetRecordRepresentation, useResourceContext } from 'ra-core';

/** How records of the resource in context are called: their `recordRepresentation`, as a text. */
export function useRecordName(): (record: RaRecord) => string {
  const represent = useGetRecordRepresentation(useResourceContext());
  return (record) => String(represent(record));
}
