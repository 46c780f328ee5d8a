import { onDemand } from '../../../components/onDemand';

/** The pages of a hosted account, by their addresses below `accounts/{sid}`; each is fetched when opened. */
export const billingPages = {
  subscription: onDemand(async () => (await import('./UpgradePage')).UpgradePage),
  'modify-subscription': onDemand(async () => (await import('./ModifyPage')).ModifyPage),
  'manage-payment': onDemand(async () => (await import('./ManagePaymentPage')).ManagePaymentPage),
  'sip-realm/edit': onDemand(async () => (await import('./SipRealmPage')).SipRealmPage),
};
