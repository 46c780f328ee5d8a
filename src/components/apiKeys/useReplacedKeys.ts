import { useNotify } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import {
  forgetReplacedKey,
  listReplacedKeys,
  type ReplacedKey,
  rememberReplacedKey,
  subscribeToReplacedKeys,
} from '../../engines/replacedKeys';
import { useConsole } from '../ConsoleContext';

/** The keys that the operator replaced in this browser, by sid, and how to change which they are. */
export function useReplacedKeys() {
  const { userSid } = useConsole().identity;
  const notify = useNotify();
  const [keys, setKeys] = useState<ReplacedKey[]>([]);
  useEffect(() => {
    let isStale = false;
    const read = () =>
      void listReplacedKeys(userSid).then((found) => {
        if (!isStale) setKeys(found);
      });
    read();
    const stop = subscribeToReplacedKeys(read);
    return () => {
      isStale = true;
      stop();
    };
  }, [userSid]);
  const replaced = useMemo(() => new Map(keys.map((key) => [key.sid, key])), [keys]);
  const failed = () => notify('resources.api-keys.rotation.notKept', { type: 'warning' });
  return {
    replaced,
    remember: (sid: string) => rememberReplacedKey(userSid, sid).catch(failed),
    forget: (sid: string) => forgetReplacedKey(userSid, sid).catch(failed),
  };
}
