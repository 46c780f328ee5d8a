import OutboundIcon from '@mui/icons-material/CallMadeOutlined';
import InboundIcon from '@mui/icons-material/CallReceivedOutlined';
import { plainIcon } from '../../../components/plain/plainIcon';
import { hrefOf } from '../../../routing/addresses';
import type { RecentCall } from '../../../types';
import { trunkPath } from '../trunkPath';

const icons = { inbound: plainIcon(InboundIcon), outbound: plainIcon(OutboundIcon) };

/** A trunk, linked to the carriers of that name. */
const trunkOf = (trunk: string) => {
  const path = trunkPath(trunk);
  return path ? (
    <a className="cell-link" href={hrefOf(path)}>
      {trunk}
    </a>
  ) : (
    trunk
  );
};

/** Direction and trunk of a call, as plain elements for a cell. */
export const callWay = (
  { direction, trunk }: RecentCall,
  translate: (key: string, options: object) => string,
) => {
  const name = translate(`resources.recent-calls.state.${direction}`, { _: direction });
  return (
    <span className="call-way" title={[name, trunk].filter(Boolean).join(' · ')}>
      {icons[direction]}
      <span className="hidden-text">{name}</span>
      <span className="wide-only">{trunkOf(trunk)}</span>
    </span>
  );
};
