import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { chosenInForcedColors } from '../../theme/forcedColors';
import { clearOf } from '../plain/clearOf';
import { lowScreen } from '../plain/screens';
import { isMirrored } from '../plain/sides';
import { ErrorCount } from './ErrorCount';
import { useCurrentSection, useSections } from './useSections';

const line = '1px solid var(--mui-palette-divider)';

/** A line that stays at the top of the window; beside the sections where there is room. */
const indexStyle = {
  display: { xs: 'none', sm: 'block' },
  position: 'sticky',
  top: 0,
  zIndex: 6,
  overflow: 'auto',
  bgcolor: 'background.default',
  borderBottom: line,
  '& ul': { display: 'flex', gap: 1, m: 0, p: 0, listStyle: 'none' },
  '& a': {
    display: 'block',
    px: 2,
    py: 2.5,
    fontSize: 13,
    lineHeight: 20 / 13,
    whiteSpace: 'nowrap',
    color: 'text.secondary',
    textDecoration: 'none',
    outlineOffset: '-2px',
    borderBottom: '2px solid transparent',
  },
  '& a:hover': { color: 'text.primary' },
  '& a[aria-current]': {
    color: 'primary.main',
    borderColor: 'primary.main',
    fontWeight: 500,
    ...chosenInForcedColors,
  },
  [`@media ${lowScreen}`]: { position: 'static' },
  '@media (min-width: 600px) and (max-width: 1199.95px) and (min-height: 480px)': clearOf(
    'Top',
    '52px',
  ),
  '@media (min-width: 1200px)': {
    gridColumn: 2,
    gridRow: 1,
    alignSelf: 'start',
    top: 24,
    maxHeight: 'calc(100vh - 48px)',
    borderBottom: 0,
    '& ul': { flexDirection: 'column', gap: 0, borderInlineStart: line },
    '& a': {
      px: 3,
      py: 1,
      marginInlineStart: '-1px',
      whiteSpace: 'normal',
      borderBottom: 0,
      borderInlineStart: '2px solid transparent',
    },
  },
} as const;

const mirroredKeys: Record<string, string> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };

/** From one entry to the next by arrow keys: the whole index is one stop of the Tab key. */
const moveByKeys = (event: KeyboardEvent<HTMLElement>) => {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const places: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowRight: at + 1,
    ArrowUp: at - 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: links.length,
  };
  const place = places[isMirrored() ? (mirroredKeys[event.key] ?? event.key) : event.key];
  if (place === undefined) return;
  event.preventDefault();
  links[Math.min(Math.max(place, 0), links.length - 1)]?.focus();
};

/** The sections of a long page: which one is being read, which have errors, and the way to each. */
export const SectionIndex = ({ sections: page }: { sections: RefObject<Element | null> }) => {
  const translate = useTranslate();
  const sections = useSections(page);
  const [current, goTo] = useCurrentSection(page);
  const list = useRef<HTMLUListElement>(null);
  const isListed = sections.some(({ id }) => id === current);
  const stop = isListed ? current : sections[0]?.id;
  useEffect(() => {
    const nav = list.current?.parentElement;
    const link = stop && list.current?.querySelector<HTMLElement>('[aria-current]');
    // The line scrolls by itself: `scrollIntoView` would take the page along.
    if (nav && link) nav.scrollLeft = link.offsetLeft - nav.clientWidth / 2 + link.clientWidth / 2;
  }, [stop]);
  return (
    <Box component="nav" aria-label={translate('app.forms.sections')} sx={indexStyle}>
      <ul ref={list} onKeyDown={moveByKeys}>
        {sections.map(({ id, title, errors }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === stop ? 'location' : undefined}
              tabIndex={id === stop ? 0 : -1}
              onClick={(event) => {
                event.preventDefault();
                goTo(id);
              }}
            >
              {title}
              <ErrorCount count={errors} />
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
};
