// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Notice } from '../../src/pages/public/parts/Notice';

it.each(['success', 'warning', 'error'] as const)(
  'a notice (%s) is spoken, found and focused as whoever shows it wants',
  (severity) => {
    const ref = createRef<HTMLDivElement>();
    const { unmount } = render(
      <Notice ref={ref} severity={severity} id="why" role="alert" tabIndex={-1}>
        what happened
      </Notice>,
    );
    const notice = document.getElementById('why');
    expect(notice).toHaveAttribute('role', 'alert');
    expect(notice).toHaveAttribute('tabindex', '-1');
    expect(notice).toHaveAttribute('data-severity', severity);
    expect(notice).toHaveTextContent(/^what happened$/);
    expect(ref.current).toBe(notice);
    unmount();
  },
);
