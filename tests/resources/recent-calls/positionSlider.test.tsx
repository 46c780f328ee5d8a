// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import type { RecordingSession, RecordingState } from '../../../src/engines/audio';
import { PositionSlider } from '../../../src/resources/recent-calls/player/PositionSlider';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it.each(['ltr', 'rtl'] as const)(
  'a recording runs from left to right, as its waveform does: %s',
  (direction) => {
    const session = { position: 15, follow: () => () => undefined } as Partial<RecordingSession>;
    const state = { phase: 'ready', duration: 60 } as Partial<RecordingState>;
    const page = document.createElement('div');
    page.dir = direction;
    const root = createRoot(page);
    act(() =>
      root.render(
        <ThemeProvider theme={createTheme({ direction })}>
          <PositionSlider session={session as RecordingSession} state={state as RecordingState} />
        </ThemeProvider>,
      ),
    );
    const thumb = page.querySelector<HTMLElement>('.MuiSlider-thumb');
    expect(thumb?.style.left).toBe('25%');
    expect(thumb?.style.right).toBe('');
    // What the mirrored page would turn stands at the thumb itself.
    expect(thumb?.style.transform).toBe('translate(-50%, -50%)');
    expect(thumb?.closest('[dir]')?.getAttribute('dir')).toBe('ltr');
    act(() => root.unmount());
  },
);
