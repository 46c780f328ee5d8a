import Box from '@mui/material/Box';
import type { FormEvent, ReactNode } from 'react';

interface FormProps {
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
}

/** A column of fields. What is missing is said in our words, so the browser's bubbles are off. */
export const Form = ({ onSubmit, children }: FormProps) => (
  <Box
    component="form"
    noValidate
    // Whatever sends it, nothing of it becomes a part of an address.
    method="post"
    onSubmit={onSubmit}
    sx={{ display: 'flex', flexDirection: 'column', gap: 5, mt: 5 }}
  >
    {children}
  </Box>
);
