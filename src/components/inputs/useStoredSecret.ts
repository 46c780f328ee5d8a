import { useRecordContext, useWrappedSource } from 'ra-core';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { storedSecretAt } from './secret';

interface StoredSecret {
  /** The masked text of the stored secret, null when there is none. */
  stored: string | null;
  /** True while the form holds it, so that the stored secret stays. */
  isKept: boolean;
  change: (value: string | null) => void;
}

/**
 * A secret of the record as the form knows it. Where the stored one is of no use (`mustReplace`)
 * its masked text leaves the form, so that a required input asks for the real one.
 */
export function useStoredSecret(source: string, mustReplace: boolean): StoredSecret {
  const path = useWrappedSource(source);
  const stored = storedSecretAt(useRecordContext(), path);
  const { setValue } = useFormContext();
  const value = useWatch({ name: path });
  const isKept = stored !== null && value === stored;
  useEffect(() => {
    if (isKept && mustReplace) setValue(path, null, { shouldDirty: true });
  }, [isKept, mustReplace, path, setValue]);
  return {
    stored,
    isKept: isKept && !mustReplace,
    change: (next) => setValue(path, next, { shouldDirty: true, shouldValidate: next !== null }),
  };
}
