import Popper from '@mui/material/Popper';
import { useEffect, useId, useRef, useState } from 'react';
import { useSides } from './sides';

/** How long the pointer rests before a tooltip shows, and how long one stays behind (ms). */
const patience = 300;
const grace = 100;

interface Shown {
  anchor: HTMLElement;
  text: string;
}

const anchorOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

const shownOf = (anchor: HTMLElement | null): Shown | null =>
  anchor?.dataset.tooltip ? { anchor, text: anchor.dataset.tooltip } : null;

/** Whether an element wants its tooltip at its end; it is below it otherwise. */
const isBeside = ({ dataset }: HTMLElement) => dataset.tooltipAt === 'end';

/** What else describes an element. */
const othersThan = (id: string, anchor: HTMLElement): string[] =>
  (anchor.getAttribute('aria-describedby') ?? '').split(' ').filter((one) => one && one !== id);

/**
 * What the tooltip says beyond the name of its element is read by screen readers as well, after what
 * describes the element anyway.
 */
const describe = ({ anchor, text }: Shown, id: string) => {
  const named = anchor.ariaLabel === null ? anchor.querySelector('[aria-label]') : anchor;
  if (named?.ariaLabel?.includes(text)) return;
  anchor.setAttribute('aria-describedby', [...othersThan(id, anchor), id].join(' '));
  return () => {
    const others = othersThan(id, anchor);
    if (others.length > 0) anchor.setAttribute('aria-describedby', others.join(' '));
    else anchor.removeAttribute('aria-describedby');
  };
};

function useShown() {
  const [shown, setShown] = useState<Shown | null>(null);
  const current = useRef<HTMLElement | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const turnTo = (anchor: HTMLElement | null, delay: number) => {
      if (anchor === current.current) return;
      current.current = anchor;
      clearTimeout(timer);
      timer = setTimeout(() => setShown(shownOf(anchor)), delay);
    };
    const over = ({ target }: Event) => {
      const anchor = anchorOf(target);
      // A tooltip can be pointed at itself, to read it at leisure.
      const isInside = target instanceof Element && target.closest('[role=tooltip]');
      if (!isInside) turnTo(anchor, anchor ? patience : grace);
    };
    const focus = ({ target }: Event) => {
      const isSeen = target instanceof Element && target.matches(':focus-visible');
      if (isSeen) turnTo(anchorOf(target), 0);
    };
    const leave = () => turnTo(null, 0);
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    const listeners = [
      ['pointerover', over],
      ['focusin', focus],
      ['focusout', leave],
      ['pointerdown', leave],
      ['keydown', press],
    ] as [string, EventListener][];
    for (const [name, listener] of listeners) document.addEventListener(name, listener);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of listeners) document.removeEventListener(name, listener);
    };
  }, []);
  return shown;
}

/** It goes with its element, so where that is out of sight need not be found out. */
const noHiding = [{ name: 'hide', enabled: false }];

/**
 * The one tooltip of the console, for every element with `data-tooltip`: a tooltip around each would be drawn
 * with each, and MUI's takes several times as long to come as its place alone. It shows when the pointer rests
 * on the element or the keyboard reaches it.
 */
export const Tooltips = () => {
  const shown = useShown();
  const id = useId();
  const { end } = useSides();
  useEffect(() => (shown ? describe(shown, id) : undefined), [shown, id]);
  if (!shown?.anchor.isConnected) return null;
  const beside = isBeside(shown.anchor);
  return (
    <Popper
      id={id}
      open
      anchorEl={shown.anchor}
      placement={beside ? end : 'bottom'}
      modifiers={noHiding}
      className="tooltip-place"
    >
      <div className={beside ? 'tooltip beside' : 'tooltip'}>
        <span>{shown.text}</span>
      </div>
    </Popper>
  );
};
