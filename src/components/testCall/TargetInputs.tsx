import { useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useWatch } from 'react-hook-form';
import type { SipClient } from '../../types';
import { ChoiceInput } from '../inputs/ChoiceInput';
import { SearchChoiceInput } from '../inputs/SearchChoiceInput';
import { useList } from '../useList';
import { requiredText } from '../validation/requiredText';
import { type TargetType, targetTypes, validateNumber, validateSipUri } from './target';

const must = requiredText();
const numberRules = [must, validateNumber];
const sipRules = [must, validateSipUri];
const nameRules = [must];

const text = (name: string) => `app.testCall.${name}`;

/** The clients of an account by name. One that is not active cannot register, and is offered all the same. */
const ClientInput = ({ accountSid, hasRealm }: { accountSid: string; hasRealm: boolean }) => {
  const translate = useTranslate();
  const { data, isPending } = useList<SipClient>('clients', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'username', order: 'ASC' },
    filter: { account_sid: accountSid },
  });
  const names = data?.map(({ username }) => username).filter(Boolean) ?? [];
  if (!hasRealm || (data && names.length === 0)) {
    return <span className="muted">{translate(text(hasRealm ? 'noClients' : 'noRealm'))}</span>;
  }
  return (
    <SearchChoiceInput
      source="user"
      label={text('fields.user')}
      choices={names.map((name) => ({ value: name, name }))}
      isPending={isPending}
      validate={nameRules}
    />
  );
};

/** Where a test call goes: to a phone, a client, an address or a user of Teams. */
export const TargetInputs = (account: { accountSid: string; hasRealm: boolean }) => {
  const translate = useTranslate();
  const type: TargetType = useWatch({ name: 'type' });
  const choices = targetTypes.map((id) => ({ id, name: translate(text(`types.${id}`)) }));
  return (
    <>
      <ChoiceInput source="type" label={text('fields.type')} choices={choices} />
      {type === 'user' ? (
        <ClientInput {...account} />
      ) : type === 'sip' ? (
        <TextInput
          key={type}
          source={type}
          label={text('fields.sip')}
          validate={sipRules}
          placeholder="sip:name@example.com"
          helperText={false}
          autoComplete="off"
          fullWidth
        />
      ) : (
        <TextInput
          key={type}
          source={type}
          type="tel"
          label={text(`fields.${type}`)}
          validate={numberRules}
          helperText={text(`helper.${type}`)}
          autoComplete="off"
          fullWidth
        />
      )}
    </>
  );
};
