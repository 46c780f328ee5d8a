import { useFormContext } from 'react-hook-form';
import { placeIn } from '../../components/validation/address';
import type { Gateway } from './gateways';

/** The inputs of a row beside its address. */
export type Beside = 'port' | 'netmask';

/**
 * Takes an address apart that was pasted with its port or netmask, once it is left. Where the row has no input
 * for one of them it stays as it is, and its rule says so.
 */
export function useTakeApart(source: string, beside: (row: Gateway) => readonly Beside[]) {
  const { getValues, setValue } = useFormContext();
  return () => {
    const row: Gateway = getValues(source);
    const found = placeIn(row.ipv4);
    if (!found) return;
    const { address, ...rest } = found;
    const parts = (['port', 'netmask'] as const).filter((name) => rest[name] !== null);
    if (!parts.every((name) => beside(row).includes(name))) return;
    const how = { shouldDirty: true, shouldValidate: true };
    for (const name of parts) setValue(`${source}.${name}`, rest[name], how);
    setValue(`${source}.ipv4`, address, how);
  };
}
