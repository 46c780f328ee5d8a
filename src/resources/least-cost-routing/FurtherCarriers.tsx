import RemoveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';

interface FurtherCarriersProps {
  source: string;
  choices: { id: string; name: string }[];
}

/** Carriers that another program stored behind the first one: shown, kept, or taken out. */
export const FurtherCarriers = ({ source, choices }: FurtherCarriersProps) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const sids: string[] = useWatch({ name: source }) ?? [];
  const takeOut = (place: number) => {
    const kept = sids.filter((_sid, index) => index !== place);
    setValue(source, kept, { shouldDirty: true });
  };
  if (sids.length === 0) return null;
  return (
    <Box
      sx={{
        gridColumn: '1 / -1',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        fontSize: 13,
        color: 'text.secondary',
      }}
    >
      {translate('resources.least-cost-routing.route.further')}
      {sids.map((sid, place) => {
        const name = choices.find(({ id }) => id === sid)?.name ?? sid;
        return (
          // The same carrier may occur twice.
          <Box key={`${sid} ${sids.slice(0, place).filter((one) => one === sid).length}`}>
            <span translate="no">{name}</span>
            <IconButton
              size="small"
              aria-label={translate('resources.least-cost-routing.action.takeOut', { name })}
              onClick={() => takeOut(place)}
              sx={{ p: 0.5 }}
            >
              <RemoveIcon sx={{ fontSize: 16 }} />
            </IconButton>
          </Box>
        );
      })}
    </Box>
  );
};
