import { useTranslate } from 'ra-core';
import { useCount } from '../../../components/fields/useCount';
import { usePolled } from '../../../components/live/usePolled';
import { usePlatform } from '../../../components/usePlatform';
import { listWords } from '../../../domain/listWords';

/** Who waits in the queues of an account, in one line; nothing where nobody does, or where it cannot be told. */
export const WaitingCallers = ({ accountSid }: { accountSid: string }) => {
  const translate = useTranslate();
  const countOf = useCount();
  const dataProvider = usePlatform();
  const { ref, data } = usePolled({
    key: ['queues', accountSid],
    ask: (options) => dataProvider.queues(accountSid, options),
    seconds: 120,
  });
  const waiting = data?.filter(({ length }) => length > 0) ?? [];
  return (
    <span ref={ref} className="muted">
      {waiting.length > 0 &&
        translate('live.calls.queues', {
          queues: listWords(
            waiting.map(({ name, length }) =>
              translate('app.labelled', { label: name, value: countOf(length) }),
            ),
            translate,
          ),
        })}
    </span>
  );
};
