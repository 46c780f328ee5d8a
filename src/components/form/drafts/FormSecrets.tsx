import { useWrappedSource } from 'ra-core';
import { createContext, type MutableRefObject, useContext, useEffect } from 'react';
import type { SecretField } from '../../../engines/drafts';

type Secrets = MutableRefObject<Map<string, SecretField>>;

const SecretsContext = createContext<Secrets | null>(null);
/** Hands out where the form around collects which of its fields are secrets. */
export const FormSecrets = SecretsContext.Provider;

/** Where a source is, whichever row of a list it belongs to. */
const pathOf = (source: string): string[] =>
  source.split('.').map((part) => (/^\d+$/.test(part) ? '*' : part));

/** Says that an input of the form around holds a secret, which no draft may keep. */
export function useSecretField(source: string, label: string | null, path?: string[]): void {
  const secrets = useContext(SecretsContext);
  const wrapped = useWrappedSource(source);
  const where = JSON.stringify(path ?? pathOf(wrapped));
  useEffect(() => {
    // It stays known: the form may hold the secret of an input that is not on the page any more.
    secrets?.current.set(where, { path: JSON.parse(where), label });
  }, [secrets, where, label]);
}
