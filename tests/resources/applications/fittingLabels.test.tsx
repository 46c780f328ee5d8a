// @vitest-environment jsdom

import { screen } from '@testing-library/dom';
import { RecordContextProvider } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { useFittingLabels } from '../../../src/resources/applications/speech/useFittingLabels';
import type { UsableSpeech } from '../../../src/types';
import { clearDrawn, press, ready } from '../../support/drawn';
import { openInputs, sent } from '../../support/inputsForm';

const usable = (
  vendor: string,
  label: string | null,
  account_sid: string | null,
  use: 'tts' | 'stt' | 'both' = 'both',
): UsableSpeech => ({
  ...{ speech_credential_sid: `${vendor} ${label}`, vendor, label, account_sid },
  ...{ use_for_tts: use !== 'stt', use_for_stt: use !== 'tts', use_custom_tts: false },
});
/** Those of two accounts: the first has labels only, the second one without a label as well. */
const credentials = [
  ...[usable('google', 'eu', 'a-1'), usable('google', 'us', 'a-1', 'tts')],
  ...[usable('google', 'eu', 'a-2'), usable('google', null, 'a-2')],
];
const speech = {
  ...{ speech_synthesis_vendor: 'google', speech_synthesis_label: null },
  ...{ speech_recognizer_vendor: 'google', speech_recognizer_label: null },
};
const fallback = {
  use_for_fallback_speech: true,
  ...{ fallback_speech_synthesis_vendor: 'google', fallback_speech_synthesis_label: null },
};

const Labels = () => {
  const [known, setKnown] = useState<UsableSpeech[]>();
  const { setValue } = useFormContext();
  const { isDirty } = useFormState();
  useFittingLabels(known);
  const begin = () => {
    setValue('use_for_fallback_speech', true);
    setValue('fallback_speech_synthesis_vendor', 'google');
  };
  return (
    <>
      <button type="button" onClick={() => setKnown(credentials)}>
        know
      </button>
      <p>{`form: ${isDirty ? 'changed' : 'as it was'}`}</p>
      <button type="button" onClick={() => setValue('account_sid', 'a-2')}>
        move
      </button>
      <button type="button" onClick={begin}>
        begin a fallback
      </button>
    </>
  );
};
async function open(record: object) {
  openInputs(
    <RecordContextProvider value={record}>
      <Labels />
    </RecordContextProvider>,
    record,
  );
  await ready(screen.findByText(/^form/));
}
async function labels() {
  const values = await sent();
  return [
    values.speech_synthesis_label,
    values.speech_recognizer_label,
    values.fallback_speech_synthesis_label,
  ];
}

afterEach(clearDrawn);

it.each<[what: string, record: object, act: string | null, labels: unknown[]]>([
  ['a new one', { ...speech, account_sid: 'a-1' }, null, ['eu', 'eu', undefined]],
  [
    'a new one, of which some fit',
    { ...speech, speech_synthesis_label: 'us', account_sid: 'a-1' },
    null,
    ['us', 'eu', undefined],
  ],
  [
    'a new one where none is needed',
    { ...speech, account_sid: 'a-2' },
    null,
    [null, null, undefined],
  ],
  [
    'a new one of a vendor that it has not',
    { ...speech, speech_synthesis_vendor: 'aws', speech_synthesis_label: 'x', account_sid: 'a-1' },
    null,
    [null, 'eu', undefined],
  ],
  ['a new one of no account', { ...speech, account_sid: '' }, null, [null, null, undefined]],
  ['what is stored', { ...speech, id: 'p', account_sid: 'a-1' }, null, [null, null, undefined]],
  [
    'what is moved to another account',
    {
      ...speech,
      speech_synthesis_label: 'us',
      speech_recognizer_label: 'eu',
      id: 'p',
      account_sid: 'a-1',
    },
    'move',
    [null, 'eu', undefined],
  ],
  [
    'a fallback that is begun, and that alone',
    { ...speech, id: 'p', account_sid: 'a-1' },
    'begin a fallback',
    [null, null, 'eu'],
  ],
  [
    'a fallback that is stored',
    { ...speech, ...fallback, id: 'p', account_sid: 'a-1' },
    null,
    [null, null, null],
  ],
  [
    'a fallback that was switched off, and keeps its vendor',
    { ...speech, ...fallback, use_for_fallback_speech: false, id: 'p', account_sid: 'a-1' },
    'begin a fallback',
    [null, null, null],
  ],
])('labels fit the account: %s', async (_what, record, act, expected) => {
  await open(record);
  await press('know');
  if (act) await press(act);
  expect(await labels()).toEqual(expected);
});

it('nothing is set before it is known what the account has', async () => {
  await open({ ...speech, account_sid: 'a-1' });
  expect(await labels()).toEqual([null, null, undefined]);
});

it.each([
  ['a new one is as it was', { account_sid: 'a-1' }, null, 'form: as it was'],
  ['one that is moved is changed', { account_sid: 'a-1', id: 'p' }, 'move', 'form: changed'],
])('where labels were set, %s', async (_what, more, act, said) => {
  await open({ ...speech, ...more, speech_synthesis_label: 'us' });
  await press('know');
  if (act) await press(act);
  await ready(screen.findByText(said));
});
