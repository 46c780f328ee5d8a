import type { ReactNode } from 'react';
import { MonoText } from '../../components/fields/MonoText';
import { readableNumber } from '../../components/fields/phoneNumber';

interface CallNumberProps {
  /** Of a call that runs it may be missing, whatever the platform promises. */
  number: string | null | undefined;
  /** What stands before it. */
  children?: ReactNode;
}

/**
 * A number or SIP user of a call as people read it, and in its title as it is stored. The address of a SIP
 * user is cut where there is little room.
 */
export const CallNumber = ({ number, children }: CallNumberProps) => {
  const known = number ?? '';
  return (
    <MonoText title={known} className={known.includes('@') ? 'sip-address' : undefined}>
      {children}
      {readableNumber(known)}
    </MonoText>
  );
};
