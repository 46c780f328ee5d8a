import { isRealmAvailable } from '../../hosted';
import type { HostedMethods } from '../../types';
import * as account from './account';
import { billing } from './billing';
import * as deletion from './deletion';
import { upgrade } from './upgrade';

/** The verbs of a hosted platform: a chunk of its own, which no other deployment loads. */
export const hostedMethods: HostedMethods = {
  ...account,
  ...billing,
  ...deletion,
  ...upgrade,
  isRealmAvailable,
};
