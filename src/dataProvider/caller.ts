import * as session from '../session';
import type { ServiceProvider } from '../types';
import type { Caller } from '../types/caller';
import { serviceProviderColumns } from '../types/serviceProvider';
import { inOrderOf } from './query';
import { readList } from './readList';

export type { Caller } from '../types/caller';

/**
 * The caller of this moment. An admin who has not chosen a provider yet gets the first one by name,
 * so that no path ever holds a missing sid. Throws when nobody is signed in.
 */
export async function currentCaller(): Promise<Caller> {
  const identity = session.identity();
  if (!identity) throw new Error('app.errors.expired');
  let providerSid = session.currentServiceProvider();
  if (!providerSid) {
    const providers = await readList<ServiceProvider>(serviceProviderColumns, 'ServiceProviders');
    const [first] = inOrderOf(providers, ({ name }) => name);
    providerSid = first?.service_provider_sid ?? null;
    if (providerSid && session.identity() === identity && !session.currentServiceProvider()) {
      session.chooseServiceProvider(providerSid);
    }
  }
  return { ...identity, providerSid };
}
