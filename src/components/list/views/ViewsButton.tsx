import ViewIcon from '@mui/icons-material/BookmarkBorder';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { onDemand } from '../../onDemand';
import { Bounded } from '../../page/Bounded';
import { PlainButton } from '../../plain/PlainButton';
import { plainIcon } from '../../plain/plainIcon';

const ViewsMenu = onDemand(async () => (await import('./ViewsMenu')).ViewsMenu);

const viewIcon = plainIcon(ViewIcon);

/** The menu is about to be wanted. A failure is shown once it is. */
const prepare = () => {
  ViewsMenu.prepare().catch(() => undefined);
};

/** Opens the views of the list around. */
export const ViewsButton = () => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <PlainButton
        label={translate('app.views.label')}
        icon={viewIcon}
        showsLabel
        aria-haspopup="menu"
        aria-expanded={anchor ? true : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor && (
        <Bounded of="panel">
          <Suspense fallback={null}>
            <ViewsMenu anchor={anchor} onClose={() => setAnchor(null)} />
          </Suspense>
        </Bounded>
      )}
    </>
  );
};
