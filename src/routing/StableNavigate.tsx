import { createContext, type ReactNode, useContext } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';

const StableNavigateContext = createContext<NavigateFunction | null>(null);

/**
 * Stands in a route that the router itself knows. There its function for navigating stays the same; in routes
 * within it, the router's own hook draws whoever asks for it again with each address.
 */
export const StableNavigate = ({ children }: { children: ReactNode }) => (
  <StableNavigateContext.Provider value={useNavigate()}>{children}</StableNavigateContext.Provider>
);

/** Leads to another address. Whoever has it is not drawn again when the address changes. */
export function useStableNavigate(): NavigateFunction {
  const navigate = useContext(StableNavigateContext);
  if (!navigate) throw new Error('StableNavigate is missing');
  return navigate;
}
