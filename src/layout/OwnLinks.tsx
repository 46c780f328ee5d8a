import LinkIcon from '@mui/icons-material/OpenInNew';
import { useTranslate } from 'ra-core';
import { plainIcon } from '../components/plain/plainIcon';
import { useOwnLinks } from './useOwnLinks';

const linkIcon = plainIcon(LinkIcon);

/** The deployer's own links, each beside the console: what is typed stays where it is. */
export const OwnLinks = ({ isCollapsed }: { isCollapsed: boolean }) => {
  const translate = useTranslate();
  const links = useOwnLinks();
  if (links.length === 0) return null;
  return (
    <>
      <hr className="nav-line" />
      <ul className="nav-list" aria-label={translate('app.nav.ownLinks')}>
        {links.map(({ text, url }) => (
          <li key={`${text} ${url}`}>
            <a
              href={url}
              className="nav-link"
              target="_blank"
              rel="noopener"
              aria-label={isCollapsed ? text : undefined}
              data-tooltip={isCollapsed ? text : undefined}
              data-tooltip-at="right"
            >
              {linkIcon}
              {!isCollapsed && <span className="nav-name">{text}</span>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
};
