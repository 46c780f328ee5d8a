import { useEvent, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useConsole } from '../../../components/ConsoleContext';
import { FormDrafts } from '../../../components/form/drafts/FormDrafts';
import { removeDraft, type SecretField } from '../../../engines/drafts';
import { addressOf } from '../../../routing/addresses';
import type { LostSave } from '../../../types/lostSave';

/** Beside the draft of a single new number. */
const form = 'phone-numbers/new/many';

/** Keeps the list around, which may be long, as every form of a page is kept. */
export const ManyDrafts = () => {
  const translate = useTranslate();
  const secrets = useRef(new Map<string, SecretField>());
  const lost = useRef<LostSave | null>(null);
  return (
    <FormDrafts
      form={form}
      name={translate('resources.phone-numbers.many.title')}
      path={addressOf({ area: 'phone-numbers', search: { add: 'many' } })}
      isNew
      secrets={secrets}
      lost={lost}
    />
  );
};

/** Ends the draft once all of the list is added; answers how to end it where the rest is given up. */
export function useForgetDraft(isAdded: boolean): () => void {
  const { userSid } = useConsole().identity;
  const forget = useEvent(() => void removeDraft(userSid, form));
  useEffect(() => {
    if (isAdded) forget();
  }, [isAdded, forget]);
  return forget;
}
