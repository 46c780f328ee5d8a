import { MonoText } from '../../components/fields/MonoText';
import { readableNumber } from '../../components/fields/phoneNumber';

/** A number or SIP user of a call as people read it, and in its title as it is stored. */
export const CallNumber = ({ number }: { number: string }) => (
  <MonoText title={number}>{readableNumber(number)}</MonoText>
);
