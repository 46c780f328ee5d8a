import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import { useLocation, useResourceDefinitions, useTranslate } from 'ra-core';
import { plainIcon } from '../plain/plainIcon';
import { guideAddress } from './guidePages';

const helpIcon = plainIcon(HelpIcon);

/** Leads to the page of the guide about this screen, beside it: what is typed stays where it is. */
export const GuideLink = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const resources = useResourceDefinitions();
  return (
    <a
      className="plain-button labelled guide-link"
      href={guideAddress(pathname, resources)}
      target="_blank"
      rel="noopener"
      aria-label={translate('app.guide.about')}
    >
      {helpIcon}
      <span className="not-on-phone">{translate('app.guide.link')}</span>
    </a>
  );
};
