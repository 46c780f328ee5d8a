import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Children, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { isMissingCode } from '../missingCode';
import { MissingCode } from './MissingCode';
import { useRedraw } from './useRedraw';

/** The error shown for a part that threw: a part of a form, or one panel of several. */
const messages = { part: 'app.errors.brokenPart', panel: 'app.badValues.panel' };

interface BoundedProps {
  /** What the children are. */
  of: keyof typeof messages;
  children: ReactNode;
}

const BrokenPart = ({
  of,
  error,
  resetErrorBoundary,
}: FallbackProps & Pick<BoundedProps, 'of'>) => {
  const translate = useTranslate();
  if (useRedraw(error, resetErrorBoundary)) return null;
  if (isMissingCode(error)) return <MissingCode error={error} onRetry={resetErrorBoundary} />;
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
      {translate(messages[of])}
    </Alert>
  );
};

/** Each child on its own: an error of one is shown in its place, and the others go on. */
export const Bounded = ({ of, children }: BoundedProps) =>
  Children.map(children, (child) =>
    child === null || typeof child === 'boolean' ? (
      child
    ) : (
      <ErrorBoundary fallbackRender={(failed) => <BrokenPart of={of} {...failed} />}>
        {child}
      </ErrorBoundary>
    ),
  );
