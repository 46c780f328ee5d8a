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
