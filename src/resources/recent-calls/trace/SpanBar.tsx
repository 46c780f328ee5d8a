import { positionInWindow, type SpanNode, type TimeWindow } from '../../../engines/trace';
import { spanColor } from './spanKindStyle';

interface SpanBarProps {
  node: SpanNode;
  window: TimeWindow;
  /** It made the call last as long as it did. */
  isCritical: boolean;
}

/** A span on the time axis; an arrow where it lies beyond what is shown. */
export const SpanBar = ({ node, window, isCritical }: SpanBarProps) => {
  const { kind, startMs, durationMs } = node;
  if (startMs === null) return null;
  const place = positionInWindow(window, startMs, durationMs ?? 0);
  if (!place) {
    const isLater = startMs > window.to;
    return (
      <span className="beyond" style={isLater ? { right: 2 } : { left: 2 }}>
        {isLater ? '▸' : '◂'}
      </span>
    );
  }
  return (
    <span
      className={`bar${durationMs === null ? ' open' : ''}${isCritical ? ' critical' : ''}`}
      style={{
        // What begins at the very end is still to be seen.
        left: `min(${place.left}%, 100% - 3px)`,
        width: `${place.width}%`,
        backgroundColor: spanColor(kind),
        color: spanColor(kind),
      }}
    />
  );
};
