/** The three roles of the platform, weakest first (rule 5.1). */
export const scopes = ['account', 'service_provider', 'admin'] as const;
export type Scope = (typeof scopes)[number];

/** Who is asking: what the decoded session token says about the operator. */
export interface Identity {
  scope: Scope;
  userSid: string;
  name: string;
  accountSid: string | null;
  accountName: string | null;
  serviceProviderSid: string | null;
  isViewOnly: boolean;
}

/** In the account filter of a list: what belongs to the service provider and to no account. */
export const providerLevel = 'provider-level';
