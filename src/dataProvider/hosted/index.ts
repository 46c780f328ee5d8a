import { isRealmAvailable } from '../../hosted/calls';
import * as account from './account';
import { billing } from './billing';
import * as deletion from './deletion';
import { settling } from './settling';
import { upgrade } from './upgrade';

/**
 * The verbs of a hosted platform, for the account user whose account it is: a chunk of its own, which no
 * other deployment loads. All throw HttpError.
 */
export const hostedMethods = {
  ...account,
  ...billing,
  ...deletion,
  ...settling,
  ...upgrade,
  isRealmAvailable,
};
