import { useTranslate } from 'ra-core';

/** Tries one figure of several again; `of` is what it is. */
export const RetryButton = ({
  of,
  onRetry,
}: {
  of: string;
  onRetry?: (() => void) | undefined;
}) => {
  const translate = useTranslate();
  const retry = translate('app.errors.retry');
  return (
    <button
      type="button"
      className="text-button"
      aria-label={translate('app.labelled', { label: retry, value: of })}
      onClick={onRetry}
    >
      {retry}
    </button>
  );
};
