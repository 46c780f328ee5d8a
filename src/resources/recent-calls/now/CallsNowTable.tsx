import { useGetMany, useTranslate } from 'ra-core';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useCanAccess } from '../../../components/access/useCanAccess';
import { useConsole, useTableDensity } from '../../../components/ConsoleContext';
import { useCopy } from '../../../components/inputs/useCopy';
import type { CallNow } from '../../../components/live/useLiveCalls';
import { useLinkClicks } from '../../../components/plain/useLinkClicks';
import type { Application } from '../../../types';
import { type CallAct, CallMenu } from './CallMenu';
import { CallNowRow, partiesOf } from './CallNowRow';
import type { CallDialogProps } from './callDialogs';
import { HangUpDialog, PauseDialog } from './HangUpDialog';
import { KeypadDialog } from './KeypadDialog';
import { MoveDialog } from './MoveDialog';
import { RunningTrace } from './RunningTrace';
import { useRunningTimes } from './runningTime';
import { TagDialog } from './TagDialog';
import type { CallControl } from './useCallChange';

interface CallsNowTableProps {
  calls: CallNow[];
  control: CallControl;
}

/** The call of which something is done, what, and the button that began it. */
interface Chosen {
  call: CallNow;
  button: HTMLElement;
  act: CallAct | 'menu';
}

type Dialog = (props: CallDialogProps) => JSX.Element;
const dialogs: Partial<Record<CallAct, Dialog>> = {
  hangUp: HangUpDialog,
  keypad: KeypadDialog,
  pauseRecording: PauseDialog,
  tag: TagDialog,
  move: MoveDialog,
};

/** The names of the applications that handle the calls, and the ways there. */
function useApplications(calls: CallNow[]) {
  const mayOpen = useCanAccess({ action: 'list', resource: 'applications' });
  const sids = calls.flatMap(({ application_sid: sid }) => sid ?? []);
  const ids = [...new Set(sids)].sort();
  const { data } = useGetMany<Application>(
    'applications',
    { ids },
    { enabled: mayOpen && ids.length > 0, retry: false, onError: () => undefined },
  );
  return new Map(data?.map((application) => [application?.id, application?.name]));
}

interface ActionsProps {
  chosen: Chosen;
  control: CallControl;
  onChoose: (chosen: Chosen | null) => void;
}

/** The menu of the chosen call, or what is asked before something is done to it. */
const Actions = ({ chosen, control, onChoose }: ActionsProps) => {
  const copy = useCopy();
  const { call, button, act } = chosen;
  const close = () => onChoose(null);
  const begin = (next: CallAct) => {
    if (dialogs[next]) return onChoose({ ...chosen, act: next });
    close();
    if (next === 'copy') void copy(call.call_sid);
    if (next === 'mute' || next === 'unmute' || next === 'resumeRecording') {
      void control.changeNow(call, { act: next });
    }
  };
  if (act === 'menu') return <CallMenu call={call} anchor={button} onAct={begin} onClose={close} />;
  const Dialog = dialogs[act];
  return Dialog ? (
    <Dialog call={call} parties={partiesOf(call)} change={control.change} onClose={close} />
  ) : null;
};

const heads = ['since', 'from', 'to', 'state', 'application'] as const;

/** Hears what is done with the rows: buttons by their action, links, and a click on a row opens its trace. */
function useClicks(
  calls: CallNow[],
  toggle: (call: CallNow) => void,
  choose: (chosen: Chosen) => void,
) {
  const followLink = useLinkClicks();
  const callAt = (target: HTMLElement) =>
    calls.find(({ call_sid }) => call_sid === target.closest('tr')?.dataset.id);
  const menuAt = (target: HTMLElement) => target.closest<HTMLElement>('[data-action=menu]');
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const call = event.currentTarget.contains(target) && callAt(target);
    if (!call || event.defaultPrevented) return;
    const button = menuAt(target);
    if (button) choose({ call, button, act: 'menu' });
    else if (target.closest('a')) followLink(event);
    else toggle(call);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const button = event.key === 'ArrowDown' && menuAt(event.target as HTMLElement);
    const call = button && callAt(button);
    if (!call) return;
    event.preventDefault();
    choose({ call, button, act: 'menu' });
  };
  return { onClick, onKeyDown };
}

/** The calls of now: a row is one component of plain elements, drawn again only when its call changes. */
export const CallsNowTable = ({ calls, control }: CallsNowTableProps) => {
  const translate = useTranslate();
  const { features } = useConsole();
  const { isCompact } = useTableDensity();
  const [openSid, setOpenSid] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const names = useApplications(calls);
  const shown = new Set(calls.map(({ call_sid }) => call_sid));
  useRunningTimes();
  const isTraced = ({ trace_id }: CallNow) => features.tracing && Boolean(trace_id);
  const toggle = (call: CallNow) => {
    if (isTraced(call)) setOpenSid(call.call_sid === openSid ? null : call.call_sid);
  };
  // As it is by now: what ends a call depends on its state.
  const current = (one: Chosen): Chosen => ({
    ...one,
    call: calls.find(({ call_sid }) => call_sid === one.call.call_sid) ?? one.call,
  });
  const clicks = useClicks(calls, toggle, setChosen);
  return (
    <>
      <div className="table-box">
        <table className={isCompact ? 'list-table compact' : 'list-table'}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {translate(`live.calls.heads.${head}`)}
                </th>
              ))}
              <th className="actions">
                <span className="hidden-text">{translate('app.list.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody {...clicks}>
            {calls.map((call) => (
              <CallNowRow
                key={call.call_sid}
                call={call}
                isLeg={Boolean(call.parent_call_sid && shown.has(call.parent_call_sid))}
                application={names.get(call.application_sid ?? '')}
                isTraced={isTraced(call)}
                panel={openSid === call.call_sid ? <RunningTrace call={call} /> : undefined}
              />
            ))}
          </tbody>
        </table>
      </div>
      {chosen && <Actions chosen={current(chosen)} control={control} onChoose={setChosen} />}
    </>
  );
};
