import { type ReactNode, useEffect } from 'react';
import { useTimes } from './useTimes';

const marker = 'data-relative';

interface ExactTimeProps {
  time: string | null | undefined;
  /** What is shown of it. */
  children: ReactNode;
}

/** A vague time with the exact one behind it: for the pointer as a tooltip, for screen readers as words. */
export const ExactTime = ({ time, children }: ExactTimeProps) => {
  const exact = useTimes().exact(time);
  if (!exact) return children;
  return (
    <time className="nowrap" dateTime={time ?? undefined} data-tooltip={exact}>
      {children}
      <span className="hidden-text">{` (${exact})`}</span>
    </time>
  );
};

/** How long ago something was; nothing where the time cannot be read. */
export const RelativeTime = ({ time }: Pick<ExactTimeProps, 'time'>) => (
  <ExactTime time={time}>
    <span {...{ [marker]: '' }}>{useTimes().relative(time)}</span>
  </ExactTime>
);

/**
 * Keeps all relative times on screen up to date, once a minute, by their texts alone: a component that
 * did it would be drawn again with each, and its row with it.
 */
export const RelativeTimes = () => {
  const times = useTimes();
  useEffect(() => {
    const update = () => {
      if (document.hidden) return;
      for (const element of document.querySelectorAll(`[${marker}]`)) {
        const text = times.relative(element.closest('time')?.dateTime);
        if (element.textContent !== text) element.textContent = text;
      }
    };
    const timer = setInterval(update, 60_000);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [times]);
  return null;
};
