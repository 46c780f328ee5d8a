import { number, type RowOf, text } from './columns';

/**
 * What is taken of a registration. An answer also holds what the account's registration webhook said, with
 * its password: nothing but these columns is ever kept (contract 5.4).
 */
export const deviceColumns = {
  name: text,
  contact: text.orNull.optional,
  /** udp, tcp, tls, ws or wss. */
  protocol: text.orNull.optional,
  /** Where it sends from, as a SIP address. */
  proxy: text.orNull.optional,
  privateSbcAddress: text.orNull.optional,
  /** When it runs out (ms since 1970). */
  expiryTime: number.orNull.optional,
};

/** A device that is registered at the SIP realm of an account. */
export interface Device extends RowOf<typeof deviceColumns> {}

/** The registered devices of an account, as far as who asks is told of them. */
export type RegisteredDevices =
  /** The account has no SIP realm: nothing can register. */
  | { known: 'noRealm' }
  /** View-only users are told the names alone. */
  | { known: 'names'; devices: Device[] }
  | { known: 'all'; devices: Device[] };
