import type { Row } from '../../../platform/api/database';
import { db } from './platform';
import { getField, getGroup } from './screen';

export const carrierRow = (name: string): Row =>
  db.get('SELECT * FROM voip_carriers WHERE name = ?', name) ?? {};
export const countCarriers = (name: string): unknown =>
  db.get('SELECT count(*) AS n FROM voip_carriers WHERE name = ?', name)?.n;

/** The stored gateways of a carrier, by address and port. */
export const gatewaysOf = (carrier: string, table: 'sip_gateways' | 'smpp_gateways'): Row[] =>
  db.all(
    `SELECT * FROM ${table} WHERE voip_carrier_sid = ? ORDER BY ipv4, port`,
    String(carrierRow(carrier).voip_carrier_sid),
  );
export const placesOf = (carrier: string, table: 'sip_gateways' | 'smpp_gateways'): string[] =>
  gatewaysOf(carrier, table).map(({ ipv4, port }) => `${ipv4}:${port}`);

export const gateway = (number: number, kind = 'SIP') => getGroup(`${kind} gateway ${number}`);
export const address = (number: number, kind = 'SIP') =>
  getField('Network address', gateway(number, kind));
