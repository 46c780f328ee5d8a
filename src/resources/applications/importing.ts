import { maxLength } from 'ra-core';
import { isWebSocketUrl, validateWebhookUrl } from '../../components/inputs/webhook';
import { requiredText } from '../../components/validation/requiredText';
import { newSpeech } from '../../engines/speech';
import type { Application } from '../../types';
import { applicationColumns } from '../../types/application';
import type { ImportColumn, Importing } from '../../types/importing';
import { checkAppJson, toNewApplication } from './applicationRules';

const field = (name: string) => `resources.applications.fields.${name}`;

/** The columns of a webhook; `words` are what its address is called. */
const webhook = (key: string, words: string[], isRequired?: true): ImportColumn[] => {
  const group = field(key);
  return [
    {
      key: `${key}.url`,
      label: 'app.webhook.url',
      group,
      words: [key, ...words],
      rules: [validateWebhookUrl],
      ...(isRequired && { isRequired }),
    },
    { key: `${key}.method`, label: 'app.webhook.method', group, choices: ['POST', 'GET'] },
    { key: `${key}.username`, label: 'app.webhook.username', group },
    { key: `${key}.password`, label: 'app.webhook.password', group, kind: 'secret' },
  ];
};

const speech = Object.keys(applicationColumns)
  .filter((key) => /^(fallback_)?speech_/.test(key))
  .map((key): ImportColumn => ({ key, label: key }));

/** A webhook as its inputs hold it: a websocket is opened with GET, whatever else the file says. */
const opened = (
  values: Partial<Application>,
  key: 'call_hook' | 'call_status_hook' | 'messaging_hook',
) => {
  const hook = values[key];
  return hook && isWebSocketUrl(hook.url) ? { [key]: { ...hook, method: 'GET' as const } } : {};
};

/** Applications out of a file: one is there already where its account has the name. */
export const applicationImport: Importing = {
  columns: [
    {
      key: 'name',
      label: field('name'),
      words: ['application', 'application name', 'nom', 'anwendung', 'nombre', 'aplicación'],
      isRequired: true,
      rules: [requiredText(), maxLength(64)],
    },
    {
      key: 'account_sid',
      label: field('account_sid'),
      words: ['account', 'account name', 'compte', 'konto', 'cuenta', 'customer'],
      isRequired: true,
      names: 'accounts',
    },
    ...webhook('call_hook', ['calling webhook', 'webhook', 'url', 'anruf-webhook'], true),
    ...webhook('call_status_hook', [
      'call status webhook',
      'status webhook',
      'anrufstatus-webhook',
    ]),
    ...webhook('messaging_hook', ['sms webhook', 'messaging webhook']),
    ...speech,
    { key: 'app_json', label: field('app_json'), rules: [checkAppJson] },
    { key: 'record_all_calls', label: field('record_all_calls'), kind: 'flag' },
  ],
  keyOf: ({ account_sid, name }) =>
    account_sid && name ? `${account_sid} ${String(name).trim().toLowerCase()}` : '',
  toRecord: (values) =>
    toNewApplication({
      ...{ ...newSpeech, ...values },
      ...opened(values, 'call_hook'),
      ...opened(values, 'call_status_hook'),
      ...opened(values, 'messaging_hook'),
    }),
};
