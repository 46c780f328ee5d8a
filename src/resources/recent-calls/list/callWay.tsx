import OutboundIcon from '@mui/icons-material/CallMadeOutlined';
import InboundIcon from '@mui/icons-material/CallReceivedOutlined';
import { trunkName, trunkPath } from '../../../components/calls/trunkPath';
import { plainIcon } from '../../../components/plain/plainIcon';
import { hrefOf } from '../../../routing/addresses';
import type { RecentCall } from '../../../types';

const icons = { inbound: plainIcon(InboundIcon), outbound: plainIcon(OutboundIcon) };

/** A trunk, linked to the carriers of that name. */
const trunkOf = (trunk: string, name: string) => {
  const path = trunkPath(trunk);
  return path ? (
    <a className="cell-link" href={hrefOf(path)}>
      {name}
    </a>
  ) : (
    name
  );
};

/** Direction and trunk of a call, as plain elements for a cell. */
export const callWay = (
  { direction, trunk }: RecentCall,
  translate: (key: string, options?: object) => string,
) => {
  const other = trunkName(trunk, translate);
  const name = translate(`resources.recent-calls.state.${direction}`, { _: direction });
  return (
    <span className="call-way" title={[name, other].filter(Boolean).join(' · ')}>
      {icons[direction]}
      <span className="hidden-text">{name}</span>
      <span className="wide-only" dir="auto">
        {trunkOf(trunk, other)}
      </span>
    </span>
  );
};
