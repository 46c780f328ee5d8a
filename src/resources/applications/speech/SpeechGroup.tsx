import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';

interface SpeechGroupProps {
  /** A key. */
  title: string;
  /** Called when the operator reaches its inputs. */
  onApproach?: () => void;
  children: ReactNode;
}

/** The inputs of one part, two beside each other where there is room. */
export const SpeechGroup = ({ title, onApproach, children }: SpeechGroupProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box
      role="group"
      aria-labelledby={id}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      sx={{ display: 'grid', gap: 3, minWidth: 0 }}
    >
      <Box id={id} sx={{ fontSize: 14, fontWeight: 600 }}>
        {translate(title)}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          // The label has the place beside the vendor, also while there is none.
          '& > .wide': { gridColumn: '1 / -1' },
          '& > .start': { gridColumnStart: 1 },
        }}
      >
        {children}
      </Box>
    </Box>
  );
};
