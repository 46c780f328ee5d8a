import type { ConsoleDataProvider } from '../../dataProvider';
import type { CapacityEnd } from '../../engines/billing';

/** What is said of a change that succeeded, and how. */
export const toldOf = (
  end: CapacityEnd,
  done: 'paid' | 'modified',
): [message: string, type: 'success' | 'warning'] =>
  end === 'asOrdered'
    ? [`pages.billing.notifications.${done}`, 'success']
    : ['pages.billing.notifications.otherCapacity', 'warning'];

/** Ends an upgrade that is paid for, and answers what is said of it. */
export const settleUpgrade = async (load: ConsoleDataProvider['hosted']) => {
  const settle = async () => (await load()).settleUpgrade();
  return toldOf(await settle().catch(() => 'asOrdered' as const), 'paid');
};
