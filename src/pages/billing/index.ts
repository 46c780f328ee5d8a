import { lazy } from 'react';

/** The pages of a hosted account, by their addresses below `accounts/{sid}`; each is fetched when opened. */
export const billingPages = {
  subscription: lazy(async () => ({ default: (await import('./UpgradePage')).UpgradePage })),
  'modify-subscription': lazy(async () => ({ default: (await import('./ModifyPage')).ModifyPage })),
  'manage-payment': lazy(async () => ({
    default: (await import('./ManagePaymentPage')).ManagePaymentPage,
  })),
  'sip-realm/edit': lazy(async () => ({ default: (await import('./SipRealmPage')).SipRealmPage })),
};
