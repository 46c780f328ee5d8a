import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';

interface RemoveRouteButtonProps {
  index: number;
  onRemove: (index: number) => void;
}

/** Takes a route out of the form; what is stored is deleted by the save. */
export const RemoveRouteButton = ({ index, onRemove }: RemoveRouteButtonProps) => {
  const translate = useTranslate();
  const name = translate('resources.least-cost-routing.action.removeRoute', {
    name: translate('resources.least-cost-routing.route.named', { number: index + 1 }),
  });
  return (
    <Tooltip title={name}>
      <IconButton size="small" aria-label={name} onClick={() => onRemove(index)}>
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};
