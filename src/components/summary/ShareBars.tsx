import { LinkBase } from 'ra-core';
import type { ReactNode } from 'react';

export interface ShareBar {
  id: string;
  name: string;
  /** How long its bar is, between 0 and 1. */
  part: number;
  /** Its number, in words. */
  value: ReactNode;
  /** Where it leads: the calls that it counts. */
  to?: string | undefined;
}

/** Bars below each other, each with its name and number: a list that needs no other words. */
export const ShareBars = ({ label, bars }: { label: string; bars: readonly ShareBar[] }) => (
  <ul className="share-list" aria-label={label}>
    {bars.map(({ id, name, part, value, to }) => {
      const content = (
        <>
          <span className="share-name" dir="auto" title={name}>
            {name}
          </span>
          <span className="nowrap">{value}</span>
          <span className="share-bar" aria-hidden="true">
            <i style={{ width: `${100 * part}%` }} />
          </span>
        </>
      );
      return (
        <li key={id}>
          {to ? (
            <LinkBase className="share" to={to}>
              {content}
            </LinkBase>
          ) : (
            <span className="share">{content}</span>
          )}
        </li>
      );
    })}
  </ul>
);
