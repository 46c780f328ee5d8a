import { useEvent, useStoreContext } from 'ra-core';
import { useEffect } from 'react';
import { useConsole } from './ConsoleContext';

/** A record that the operator had open. */
export interface RecentRecord {
  resource: string;
  id: string;
  name: string;
}

/** How many are remembered. */
const most = 8;

/** The store belongs to one visit of one user, and goes with it. */
const keyOf = (providerSid: string | null) => `recentRecords.${providerSid}`;

const isSame = (one: RecentRecord, other: RecentRecord) =>
  one.id === other.id && one.resource === other.resource;

function useRecords() {
  const store = useStoreContext();
  const key = keyOf(useConsole().providerSid);
  const read = (): RecentRecord[] => store.getItem<RecentRecord[]>(key) ?? [];
  const write = (records: RecentRecord[]) => store.setItem(key, records.slice(0, most));
  return { read, write };
}

/** The records that were open last, the latest first. */
export const useRecentRecords = (): RecentRecord[] => useRecords().read();

/** Forgets records that are not there any more: nothing leads to them. */
export function useForgetRecords(resource: string): (ids: readonly string[]) => void {
  const { read, write } = useRecords();
  return (ids) => write(read().filter((one) => one.resource !== resource || !ids.includes(one.id)));
}

/** Leads to what a record has become: another one, or nothing. */
export function useFollowRecord(resource: string): (id: string, next: string | null) => void {
  const { read, write } = useRecords();
  return (id, next) =>
    write(
      read().flatMap((one) => {
        if (!isSame(one, { ...one, resource, id })) return [one];
        return next ? [{ ...one, id: next }] : [];
      }),
    );
}

/** Remembers a record as open; with null for its name, that it is not there any more. */
export function useRememberRecord(resource: string, id: string, name: string | null | undefined) {
  const { read, write } = useRecords();
  const remember = useEvent(() => {
    const record = { resource, id, name: name ?? '' };
    const others = read().filter((one) => !isSame(one, record));
    write(name === null ? others : [record, ...others]);
  });
  useEffect(() => {
    if (id && name !== undefined) remember();
  }, [id, name, remember]);
}
