import * as session from '../session';
import type { Identity, ServiceProvider } from '../types';
import { serviceProviderShape } from '../types/serviceProvider';
import { compareValues } from './query';
import { readList } from './readList';

/** Who asks, and for which service provider: what the paths and row filters of endpoints need. */
export interface Caller extends Identity {
  /** The current service provider; null only where the platform has none that the caller may see. */
  providerSid: string | null;
}

/**
 * The caller of this moment. An admin who has not chosen a provider yet gets the first one by name,
 * so that no path ever holds a missing sid. Throws when nobody is signed in.
 */
export async function currentCaller(): Promise<Caller> {
  const identity = session.identity();
  if (!identity) throw new Error('app.errors.expired');
  let providerSid = session.currentServiceProvider();
  if (!providerSid) {
    const providers = await readList<ServiceProvider>(serviceProviderShape, 'ServiceProviders');
    const [first] = [...providers].sort((a, b) => compareValues(a.name, b.name));
    providerSid = first?.service_provider_sid ?? null;
    if (providerSid && session.identity() === identity && !session.currentServiceProvider()) {
      session.chooseServiceProvider(providerSid);
    }
  }
  return { ...identity, providerSid };
}
