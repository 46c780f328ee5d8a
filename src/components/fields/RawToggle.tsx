import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';

interface RawToggleProps {
  /** Other actions, before the button. */
  beside?: ReactNode;
  /** The raw record; rendered while shown. */
  children: ReactNode;
}

/** A button that shows the record as the platform stores it. */
export const RawToggle = ({ beside, children }: RawToggleProps) => {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {beside}
        <Button
          size="small"
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{translate(`app.raw.${isOpen ? 'hide' : 'show'}`)}</span>
        </Button>
      </Box>
      {isOpen && <div id={id}>{children}</div>}
    </>
  );
};
