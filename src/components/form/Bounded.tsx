import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Children, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';

const BrokenPart = ({ resetErrorBoundary }: FallbackProps) => {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={resetErrorBoundary}>
          {translate('app.errors.retry')}
        </Button>
      }
    >
      {translate('app.errors.brokenPart')}
    </Alert>
  );
};

/** Each child on its own: one that throws is told in its place, and the others go on. */
export const Bounded = ({ children }: { children: ReactNode }) =>
  Children.map(children, (child) =>
    child === null || typeof child === 'boolean' ? (
      child
    ) : (
      <ErrorBoundary FallbackComponent={BrokenPart}>{child}</ErrorBoundary>
    ),
  );
