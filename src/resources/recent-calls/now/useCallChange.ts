import { useNotify, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { useNotifyError } from '../../../components/page/useNotifyError';
import { usePlatform } from '../../../components/usePlatform';
import type { CallChange, LiveCall } from '../../../types';

export interface CallControl {
  /** Asks for a change, and shows what has become of the calls. Throws as the platform refuses. */
  change: (call: LiveCall, change: CallChange) => Promise<void>;
  /** The same from a menu: a refusal is told. The same for the same call is not sent twice at a time. */
  changeNow: (call: LiveCall, change: CallChange) => Promise<void>;
}

/** What can be done to a call; `refresh` asks for the calls anew. */
export function useCallControl(refresh: () => Promise<unknown>): CallControl {
  const dataProvider = usePlatform();
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const onTheirWay = useRef(new Set<string>());
  const change = async (call: LiveCall, wanted: CallChange) => {
    try {
      await dataProvider.changeCall(call, wanted);
    } finally {
      void refresh();
    }
    notify(`live.calls.done.${wanted.act}`, { type: 'info' });
  };
  const changeNow = async (call: LiveCall, wanted: CallChange) => {
    const key = `${call.call_sid} ${wanted.act}`;
    if (onTheirWay.current.has(key)) return;
    onTheirWay.current.add(key);
    try {
      await change(call, wanted);
    } catch (error) {
      notifyError(error, { what: translate('live.calls.notDone') });
    } finally {
      onTheirWay.current.delete(key);
    }
  };
  return { change, changeNow };
}
