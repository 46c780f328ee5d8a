import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import type { Identity } from '../../../types';
import { ConsoleLoading } from '../../public/ConsoleLoading';
import { stepPath } from './stepPath';
import { useSignUp } from './useSignUp';

interface SignUpGateProps {
  identity: Identity;
  prepareConsole: () => void;
  children: ReactNode;
}

/**
 * Lets users into the console whose sign-up is done or cannot be read; the console then shows what is
 * wrong.
 */
export const SignUpGate = ({ identity, prepareConsole, children }: SignUpGateProps) => {
  const { found } = useSignUp(identity);
  useEffect(prepareConsole, [prepareConsole]);
  if (!found) return <ConsoleLoading />;
  if ('failure' in found || found.signUp.step === 'done') return children;
  return <Navigate to={stepPath(found.signUp.step, identity)} replace />;
};
