import { useTranslate } from 'ra-core';

/** What the parts of the bars by hour mean; their words say the same. */
export const ChartKey = ({ hasLine = false }: { hasLine?: boolean }) => {
  const translate = useTranslate();
  const text = (key: string) => translate(`app.summary.${key}`);
  return (
    <span className="chart-key" aria-hidden="true">
      <span>
        <i className="key-answered" />
        {text('answered')}
      </span>
      <span>
        <i className="key-all" />
        {text('notAnswered')}
      </span>
      {hasLine && (
        <span>
          <i className="key-before" />
          {text('yesterday')}
        </span>
      )}
    </span>
  );
};
