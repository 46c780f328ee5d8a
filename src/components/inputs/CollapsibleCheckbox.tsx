import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

interface CollapsibleCheckboxProps {
  /** Where the form holds the tick, if touched; what is saved follows from it elsewhere. */
  source: string;
  label: string;
  /** Whether the record as it was opened has something in the zone. */
  isFilled: boolean;
  /** The tick says what the one input of the zone is, whose own label is left to other senses. */
  hasOneInput?: boolean;
  isDisabled?: boolean;
  onTick?: (isTicked: boolean) => void;
  children: ReactNode;
}

const unseenLabel = { '& .MuiInputLabel-root': { position: 'absolute', clipPath: 'inset(50%)' } };

/**
 * A tick that opens a zone of inputs. What was typed stays in the form when the tick goes, so that
 * it is there again when the tick comes back.
 */
export const CollapsibleCheckbox = ({
  source,
  label,
  isFilled,
  hasOneInput,
  isDisabled,
  onTick,
  children,
}: CollapsibleCheckboxProps) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const ticked: boolean | undefined = useWatch({ name: source });
  const isOn = ticked ?? isFilled;
  const tick = (isTicked: boolean) => {
    setValue(source, isTicked === isFilled ? undefined : isTicked, { shouldDirty: true });
    onTick?.(isTicked);
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={isOn}
            {...(isDisabled && { disabled: true })}
            onChange={(_event, isTicked) => tick(isTicked)}
          />
        }
        label={translate(label, { _: label })}
        sx={{ justifySelf: 'start' }}
      />
      {isOn && (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            minWidth: 0,
            ml: '7px',
            pl: '18px',
            borderLeft: '2px solid var(--mui-palette-divider)',
            ...(hasOneInput && unseenLabel),
          }}
        >
          {children}
        </Box>
      )}
    </Box>
  );
};
