import OutboundIcon from '@mui/icons-material/CallMadeOutlined';
import InboundIcon from '@mui/icons-material/CallReceivedOutlined';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import { useTranslate } from 'ra-core';
import { memo, type ReactNode } from 'react';
import { trunkName, trunkPath } from '../../../components/calls/trunkPath';
import { readableNumber } from '../../../components/fields/phoneNumber';
import { StateLabel } from '../../../components/fields/StateLabel';
import type { CallNow } from '../../../components/live/useLiveCalls';
import { plainIcon } from '../../../components/plain/plainIcon';
import { addressOf, hrefOf } from '../../../routing/addresses';
import { CallNumber } from '../CallNumber';
import { lookOf } from './callState';
import { runningSince, stopwatch } from './runningTime';

const icons = { inbound: plainIcon(InboundIcon), outbound: plainIcon(OutboundIcon) };
const expandIcon = plainIcon(ExpandIcon);
const moreIcon = plainIcon(MoreIcon);

/** How many columns a row has. */
const columnCount = 6;

interface CallNowRowProps {
  call: CallNow;
  /** The call stands below the one whose application placed it. */
  isLeg: boolean;
  /** What the application is called that handles it; nothing where that is not known. */
  application: string | undefined;
  isTraced: boolean;
  /** Its trace is open below it. */
  panel?: ReactNode;
}

const editPath = (sid: string) => addressOf({ area: 'applications', sid, view: 'edit' });

type Translate = (key: string, options?: object) => string;

/** Who calls whom, for the names of buttons and dialogs. */
export const partiesOf = ({ from, to }: CallNow) => ({
  from: readableNumber(from ?? ''),
  to: readableNumber(to ?? ''),
});

/** Since when, as far as that is known: a call that was there before the first look is older. */
const sinceOf = ({ sight: { since, isBeginning } }: CallNow, translate: Translate) => (
  <span
    className="nowrap"
    data-tooltip={translate(`live.calls.since.${isBeginning ? 'beginning' : 'older'}`)}
  >
    {!isBeginning && (
      <>
        <span aria-hidden="true">≥ </span>
        <span className="hidden-text">{translate('live.calls.since.atLeast')} </span>
      </>
    )}
    <span {...runningSince(since)}>{stopwatch(Date.now() - since)}</span>
  </span>
);

const wayOf = ({ direction, originating_sip_trunk_name }: CallNow, translate: Translate) => {
  const trunk = originating_sip_trunk_name ?? '';
  const name =
    direction && translate(`resources.recent-calls.state.${direction}`, { _: direction });
  const path = trunkPath(trunk);
  const text = trunkName(trunk, translate);
  return (
    <span className="call-way" title={[name, text].filter(Boolean).join(' · ')}>
      {icons[direction]}
      <span className="hidden-text">{name}</span>
      <span className="wide-only" dir="auto">
        {path ? (
          <a className="cell-link" href={hrefOf(path)}>
            {text}
          </a>
        ) : (
          text
        )}
      </span>
    </span>
  );
};

const menuButton = (call: CallNow, translate: Translate) => (
  <button
    type="button"
    className="plain-button menu-button"
    aria-haspopup="menu"
    aria-label={translate('app.rowMenu.label', {
      name: translate('resources.recent-calls.fromTo', partiesOf(call)),
    })}
    data-tooltip={translate('app.list.actions')}
    data-action="menu"
  >
    {moreIcon}
  </button>
);

/** A call of now as plain elements; its table hears its clicks. */
export const CallNowRow = memo(function CallNowRow(props: CallNowRowProps) {
  const { call, isLeg, application, isTraced, panel } = props;
  const translate = useTranslate();
  const isOpen = panel !== undefined;
  const { call_sid, call_status, application_sid, isOver, sip_status } = call;
  const state = translate(`live.calls.states.${call_status}`, { _: call_status ?? '' });
  const failed = isOver && call_status !== 'completed' && sip_status;
  return (
    <>
      <tr
        data-id={call_sid}
        data-over={isOver || undefined}
        className={[isTraced && 'opens', isOpen && 'is-open'].filter(Boolean).join(' ')}
      >
        <td>
          <span className="opening">
            {isTraced && (
              <button
                type="button"
                className="plain-button open-button"
                aria-expanded={isOpen}
                aria-label={translate('live.calls.trace.open', partiesOf(call))}
                data-action="open"
              >
                {expandIcon}
              </button>
            )}
            <span className="call-time">
              {isOver ? null : sinceOf(call, translate)}
              {wayOf(call, translate)}
            </span>
          </span>
        </td>
        <td className="first-line">
          <CallNumber number={call.from}>
            {isLeg && (
              <>
                <span aria-hidden="true">↳ </span>
                <span className="hidden-text">{translate('live.calls.leg')} </span>
              </>
            )}
          </CallNumber>
        </td>
        <td className="first-line goes-to">
          <CallNumber number={call.to} />
        </td>
        <td className="takes-rest">
          <StateLabel state={lookOf(call)} label={failed ? `${state} (${sip_status})` : state} />
        </td>
        <td className="wide-only">
          {application && application_sid && (
            <a className="cell-link" href={hrefOf(editPath(application_sid))}>
              {application}
            </a>
          )}
        </td>
        <td className="actions">{menuButton(call, translate)}</td>
      </tr>
      {isOpen && (
        <tr className="opened">
          <td colSpan={columnCount}>
            <div className="panel">{panel}</div>
          </td>
        </tr>
      )}
    </>
  );
});
