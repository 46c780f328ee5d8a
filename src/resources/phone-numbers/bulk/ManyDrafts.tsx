import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { FormDrafts } from '../../../components/form/drafts/FormDrafts';
import { useOpenEntry } from '../../../components/form/drafts/useOpenEntry';
import type { SecretField } from '../../../engines/drafts';
import { addressOf } from '../../../routing/addresses';

/** Beside the draft of a single new number. */
const form = 'phone-numbers/new/many';

type OpenEntry = ReturnType<typeof useOpenEntry>;

/** Keeps the list, which may be long, as a draft, as the forms of pages are kept. */
export const ManyDrafts = ({ entry }: { entry: OpenEntry }) => {
  const translate = useTranslate();
  const secrets = useRef(new Map<string, SecretField>());
  return (
    <FormDrafts
      form={form}
      entry={entry}
      name={translate('resources.phone-numbers.many.title')}
      path={addressOf({ area: 'phone-numbers', search: { add: 'many' } })}
      isNew
      secrets={secrets}
    />
  );
};

/** What is kept of the list, until all of it is added. */
export function useManyDrafts(isAdded: boolean): OpenEntry {
  const entry = useOpenEntry(form);
  useEffect(() => {
    if (isAdded) entry.forget();
  }, [isAdded, entry]);
  return entry;
}
