import { group, type RecordOf, text } from './columns';
import type { Limits } from './limit';
import { type Webhook, webhookColumns } from './webhook';

export const serviceProviderColumns = {
  service_provider_sid: text,
  name: text.sent.always.keptWhenMissing.neverNull,
  description: text.orNull,
  root_domain: text.orNull.inPut,
  ms_teams_fqdn: text.orNull.inPut,
  registration_hook: group<Webhook>(webhookColumns).orNull.always.neverNull,
};

export interface ServiceProvider extends RecordOf<typeof serviceProviderColumns> {
  /** Quantity by category, merged in from ServiceProviders/{sid}/Limits when one is read. */
  limits?: Limits;
}
