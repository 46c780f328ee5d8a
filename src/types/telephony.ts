export interface Carrier {
  id: string;
  voip_carrier_sid: string;
  name: string;
  account_sid: string | null;
  service_provider_sid: string | null;
  application_sid: string | null;
  is_active: boolean;
  requires_register: boolean;
  register_status?: { status?: string; reason?: string; callId?: string };
  trunk_type?: string;
}

export interface PhoneNumber {
  id: string;
  phone_number_sid: string;
  number: string;
  voip_carrier_sid: string | null;
  account_sid: string | null;
  application_sid: string | null;
  service_provider_sid: string | null;
}

export interface MsTeamsTenant {
  id: string;
  ms_teams_tenant_sid: string;
  tenant_fqdn: string;
  service_provider_sid: string;
  account_sid: string;
  application_sid: string | null;
}

export interface LeastCostRouting {
  id: string;
  lcr_sid: string;
  name: string | null;
  is_active: boolean;
  account_sid: string | null;
  service_provider_sid: string | null;
  default_carrier_set_entry_sid: string | null;
  number_routes: number;
}

export interface SipClient {
  id: string;
  client_sid: string;
  account_sid: string;
  username: string;
  is_active: boolean;
}
