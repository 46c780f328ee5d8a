import { type ReactElement, Suspense, useState } from 'react';
import type { OnDemand } from '../onDemand';
import { Bounded } from '../page/Bounded';
import { PlainButton } from '../plain/PlainButton';

/** What a menu is given: the button that opens it, which stays below it. */
export interface OpenedMenuProps {
  anchor: HTMLElement;
  onClose: () => void;
}

interface MenuButtonProps {
  label: string;
  /** A plainIcon. */
  icon: ReactElement;
  /** The label is shown beside the icon. */
  showsLabel?: boolean;
  /** Its code comes when it is about to be wanted. A failure is shown once it is. */
  menu: OnDemand<OpenedMenuProps>;
}

/** A tool of a list that opens a menu. */
export const MenuButton = ({ menu: Menu, ...button }: MenuButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const prepare = () => {
    Menu.prepare().catch(() => undefined);
  };
  return (
    <>
      <PlainButton
        {...button}
        aria-haspopup="menu"
        aria-expanded={anchor ? true : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor && (
        <Bounded of="panel">
          <Suspense fallback={null}>
            <Menu anchor={anchor} onClose={() => setAnchor(null)} />
          </Suspense>
        </Bounded>
      )}
    </>
  );
};
