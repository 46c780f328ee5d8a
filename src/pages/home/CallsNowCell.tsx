import { useTranslate } from 'ra-core';
import { useConsole } from '../../components/ConsoleContext';
import { useCount } from '../../components/fields/useCount';
import { callsNowPath } from '../../components/live/callsNowPath';
import { listWords } from '../../domain/listWords';
import { addressOf } from '../../routing/addresses';
import { Names, NowCell } from './NowCell';
import { useCallsNow } from './useCallsNow';

/** The calls that run, and whose limit is near. */
export const CallsNowCell = () => {
  const translate = useTranslate();
  const count = useCount();
  const { identity } = useConsole();
  const { data, error, refetch, isFetching, fetchStatus } = useCallsNow();
  const text = (key: string, args?: object) => translate(`pages.home.${key}`, args);
  const ask = () => void refetch();
  const isUnasked = !data && !error && fetchStatus === 'idle';
  const { calls = 0, asked = 0, accounts = 0, near = [] } = data ?? {};
  const isReached = near.some(({ nearness }) => nearness === 'reached');
  const names = near.map(({ id, name }) => ({
    ...{ id, name: name || translate('app.nav.account') },
    ...{ to: addressOf({ area: 'accounts', sid: id, view: 'edit' }) },
  }));
  const stateOf = () => {
    if (isUnasked) return { kind: 'off' as const, text: text('notCounted') };
    if (!data) return undefined;
    const running = text(calls > 0 ? 'callsNow' : 'noCallsNow', {
      calls: count(calls),
      smart_count: calls,
    });
    if (near.length === 0) return { kind: 'normal' as const, text: running };
    const words = text(isReached ? 'limitReached' : 'limitNear');
    return {
      kind: isReached ? ('error' as const) : ('warning' as const),
      text: listWords([running, words], translate),
    };
  };
  const button = (
    <button type="button" className="text-button" disabled={isFetching} onClick={ask}>
      {text('countNow')}
    </button>
  );
  return (
    <NowCell
      label={text('callsRunning')}
      to={callsNowPath(identity.accountSid)}
      state={stateOf()}
      detail={
        <>
          {isUnasked && button}
          <Names names={names} />
          {asked < accounts && (
            <span>{text('ofAccounts', { asked: count(asked), accounts: count(accounts) })}</span>
          )}
        </>
      }
      error={error}
      onRetry={ask}
    />
  );
};
