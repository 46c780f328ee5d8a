import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PhoneNumber } from '../../../types';
import { useConsole } from '../../ConsoleContext';
import { usePlatform } from '../../usePlatform';

/** Every carrier that numbers may come in over, with the account it belongs to; undefined until they are known. */
export function useCarrierOwners() {
  const { providerSid } = useConsole();
  const dataProvider = usePlatform();
  return useQuery({
    queryKey: ['carriers', 'choices', providerSid, 'whole'],
    queryFn: () => dataProvider.getCarrierChoices({ isWhole: true }),
    retry: false,
  });
}

type Owned = { id: string; name: string; account_sid: string | null };

/** Of carriers those over which all of the numbers may come in, but for one: a provider's own, or of their one account. */
export function carriersFor(
  carriers: readonly Owned[],
  numbers: readonly Pick<PhoneNumber, 'account_sid'>[],
  butNot?: string,
) {
  const owners = new Set(numbers.map(({ account_sid }) => account_sid));
  const serves = (owner: string | null) =>
    !owner || [...owners].every((account_sid) => account_sid === owner);
  return carriers
    .filter(({ id, account_sid }) => id !== butNot && serves(account_sid))
    .map(({ id, name }) => ({ id, name }));
}

/** The carriers over which all of the numbers may come in, by name, but for one; undefined until they are known. */
export function useCarriersFor(numbers: readonly PhoneNumber[], butNot?: string) {
  const { data, error } = useCarrierOwners();
  const choices = useMemo(
    () => data && carriersFor(data.carriers, numbers, butNot),
    [data, numbers, butNot],
  );
  return { choices, error };
}
