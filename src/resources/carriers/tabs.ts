/** The inputs of the tab of calls, whose errors count on its label. */
export const voiceFields = [
  'e164_leading_plus',
  'account_sid',
  'dtmf_type',
  'application_sid',
  'inbound_auth_username',
  'inbound_auth_password',
  'register_username',
  'register_password',
  'requires_register',
  'register_sip_realm',
  'register_from_user',
  'register_from_domain',
  'register_public_ip_in_contact',
  'tech_prefix',
  'diversion',
  'outbound_sip_proxy',
  'sip_gateways',
  'sip_gateways_rule',
];

/** Those of the tab of text messages. */
export const smsFields = [
  'smpp_system_id',
  'smpp_password',
  'smpp_outbound_gateways',
  'smpp_outbound_gateways_rule',
  'smpp_inbound_system_id',
  'smpp_inbound_password',
  'smpp_inbound_gateways',
];
