import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { useTranslate } from 'ra-core';
import { useErrorText } from '../page/errorText';
import { plainIcon } from '../plain/plainIcon';
import { RetryButton } from './RetryButton';

const errorIcon = plainIcon(ErrorIcon);

interface TileErrorProps {
  /** What could not be shown. */
  what: string;
  error: unknown;
  onRetry: () => void;
}

/** What happened to one figure of several, in its place, with a Retry: the others go on. */
export const TileError = ({ what, error, onRetry }: TileErrorProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <div className="tile-error" role="alert">
      <span className="state-label error">{errorIcon}</span>
      <span>
        <strong>{translate('app.summary.failed', { what })}</strong>{' '}
        <span>{errorText(error).join(' ')}</span>
      </span>
      <RetryButton of={what} onRetry={onRetry} />
    </div>
  );
};
