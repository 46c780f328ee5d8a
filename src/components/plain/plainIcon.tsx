import type { SvgIconComponent } from '@mui/icons-material';
import type { ReactElement, ReactNode } from 'react';

interface IconInside {
  type: { render: (props: object, ref: null) => ReactElement<{ children: ReactNode }> };
}

/**
 * The drawing of one of MUI's icons as an element of its own, made once and used in every row. As a
 * component of MUI each would be five components more, and a page of a list has a hundred of them.
 */
export function plainIcon(icon: SvgIconComponent, className = 'icon'): ReactElement {
  // MUI gives the drawing away only inside of what its component renders.
  const { type } = icon as unknown as IconInside;
  return (
    // It is next to a word or in a button with a name, so screen readers skip it.
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      {type.render({}, null).props.children}
    </svg>
  );
}
