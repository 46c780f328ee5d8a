import Skeleton from '@mui/material/Skeleton';
import { LinkBase, useTranslate } from 'ra-core';
import { Fragment, type ReactNode } from 'react';
import { type State, StateLabel } from '../../components/fields/StateLabel';
import { useErrorText } from '../../components/page/errorText';
import { RetryButton } from '../../components/summary/RetryButton';
import { listSign } from '../../domain/listWords';

/** Records that are named; of more their number is said. */
const mostNames = 3;

interface Named {
  id: string;
  name: string;
  /** Its page; null for those who may not open it. */
  to: string | null;
}

interface NamesProps {
  names: readonly Named[];
  /** How many are named, where something else is said beside them. */
  most?: number;
}

/** The pages of a few records, and how many more there are. */
export const Names = ({ names, most = mostNames }: NamesProps) => {
  const translate = useTranslate();
  const rest = names.length - most;
  return (
    <>
      {names.slice(0, most).map(({ id, name, to }, index) => (
        <Fragment key={id}>
          {index > 0 && <span>{listSign(translate)}</span>}
          {to ? (
            <LinkBase translate="no" to={to}>
              {name}
            </LinkBase>
          ) : (
            <span translate="no">{name}</span>
          )}
        </Fragment>
      ))}
      {rest > 0 && <span>{` ${translate('pages.home.more', { smart_count: rest })}`}</span>}
    </>
  );
};

interface NowCellProps {
  /** What it is about. */
  label: string;
  /** Where that is looked at. */
  to?: string;
  /** How it is, in words; none while that is not known. */
  state?: { kind: State; text: string } | undefined;
  /** Names, or what can be done. */
  detail?: ReactNode;
  /** It may take two lines, which have their room before. */
  isLong?: boolean;
  error?: unknown;
  onRetry?: () => void;
}

/** One thing as it is now. As high while it waits as when it is known, so that nothing below it moves. */
export const NowCell = ({
  label,
  to,
  state,
  detail,
  isLong = false,
  error,
  onRetry,
}: NowCellProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const hasFailed = error !== undefined && error !== null;
  const shown = hasFailed
    ? { kind: 'error' as const, text: translate('pages.home.unknown') }
    : state;
  return (
    <li className="now-cell" aria-busy={!shown}>
      <span className="muted">{to ? <LinkBase to={to}>{label}</LinkBase> : label}</span>
      <span className="now-state">
        {shown ? <StateLabel state={shown.kind} label={shown.text} /> : <Skeleton width={120} />}
      </span>
      {(hasFailed || detail !== undefined) && (
        <span className={isLong ? 'now-detail long' : 'now-detail'}>
          {hasFailed ? (
            <span role="alert">
              <span>{errorText(error).join(' ')}</span> <RetryButton of={label} onRetry={onRetry} />
            </span>
          ) : (
            detail
          )}
        </span>
      )}
    </li>
  );
};
