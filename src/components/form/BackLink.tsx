import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Link from '@mui/material/Link';
import { LinkBase, useResourceContext, useTranslate } from 'ra-core';
import { addressOf } from '../../routing/addresses';
import { useCanAccess } from '../access/useCanAccess';

/** The way back to the list, above the title of a form, for those who may see the list. */
export const BackLink = () => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const hasList = useCanAccess({ action: 'list' });
  if (!hasList) return null;
  return (
    <Link
      component={LinkBase}
      to={addressOf({ area: resource })}
      color="textSecondary"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}
    >
      <ArrowBackIcon className="ahead" sx={{ fontSize: 16 }} />
      {translate(`resources.${resource}.name`, { smart_count: 2 })}
    </Link>
  );
};
