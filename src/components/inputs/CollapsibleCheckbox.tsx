import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Term } from '../help/Term';
import type { TermId } from '../help/terms';

interface CollapsibleCheckboxProps {
  /** The field of the form that holds the tick once it was changed; `transform` reads it. */
  source: string;
  label: string;
  /** Whether the stored record has values in the zone, which is open then. */
  isFilled: boolean;
  /** There is one input, and the checkbox names it: its own label is for screen readers only. */
  hasOneInput?: boolean;
  /** The label is a term, which explains itself. */
  term?: TermId;
  isDisabled?: boolean;
  onTick?: (isTicked: boolean) => void;
  children: ReactNode;
}

const visuallyHiddenLabel = {
  '& .MuiInputLabel-root': { position: 'absolute', clipPath: 'inset(50%)' },
};

/**
 * A checkbox that opens a zone of inputs. What was typed stays in the form while the zone is closed,
 * and is there again when it opens.
 */
export const CollapsibleCheckbox = ({
  source,
  label,
  isFilled,
  hasOneInput,
  term,
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
      <div className="ticked-term">
        <FormControlLabel
          control={
            <Checkbox
              checked={isOn}
              {...(isDisabled && { disabled: true })}
              onChange={(_event, isTicked) => tick(isTicked)}
            />
          }
          label={translate(label, { _: label })}
        />
        {term && <Term term={term} name={label} />}
      </div>
      {isOn && (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            minWidth: 0,
            marginInlineStart: '7px',
            paddingInlineStart: '18px',
            borderInlineStart: '2px solid var(--mui-palette-divider)',
            ...(hasOneInput && visuallyHiddenLabel),
          }}
        >
          {children}
        </Box>
      )}
    </Box>
  );
};
