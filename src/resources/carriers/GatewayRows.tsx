import { PartRows, type PartRowsProps } from '../../components/form/PartRows';
import type { Gateway, GatewaySource } from './gateways';
import { useRowRules } from './useGatewayRules';

interface GatewayRowsProps<G extends Gateway> extends Omit<PartRowsProps<G>, 'nameOf'> {
  source: GatewaySource;
}

const placeOf = ({ ipv4, port }: Gateway): string =>
  [ipv4, port].filter((part) => part !== null && part !== '').join(':');

/** The gateways of one kind. */
export const GatewayRows = <G extends Gateway>({ rules, ...rows }: GatewayRowsProps<G>) => (
  <PartRows {...rows} nameOf={placeOf} rules={useRowRules(rules)} />
);
