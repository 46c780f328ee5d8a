import CompareIcon from '@mui/icons-material/CompareArrowsOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import AlertsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import OpenIcon from '@mui/icons-material/OpenInFullOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase, useNotify, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { copyText } from '../../components/copyText';
import { onDemand } from '../../components/onDemand';
import { Bounded } from '../../components/page/Bounded';
import { urlOf } from '../../routing/addresses';
import type { RecentCall } from '../../types';
import { alertsPath, callPath } from './callLink';

const CompareDialog = onDemand(async () => (await import('./compare/CompareDialog')).CompareDialog);

interface CallActionsProps {
  call: RecentCall;
  /** The call is already on its own page. */
  isAlone?: boolean;
}

/** What can be done with a call as a whole: sending its link, comparing it, its alerts, opening it alone. */
export const CallActions = ({ call, isAlone = false }: CallActionsProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const path = callPath(call);
  const [isComparing, setIsComparing] = useState(false);
  const alerts = alertsPath(call);
  const copy = async () => {
    const address = urlOf(path);
    if (await copyText(address)) {
      notify('resources.recent-calls.action.linkCopied', { type: 'success' });
    } else notify('app.clipboard.failed', { type: 'error', messageArgs: { text: address } });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button size="small" startIcon={<LinkIcon />} onClick={copy}>
        {translate('resources.recent-calls.action.copyLink')}
      </Button>
      <Button
        size="small"
        startIcon={<CompareIcon />}
        aria-haspopup="dialog"
        onClick={() => setIsComparing(true)}
      >
        {translate('resources.recent-calls.compare.action')}
      </Button>
      {isComparing && (
        <Bounded of="panel">
          <Suspense fallback={null}>
            <CompareDialog call={call} onClose={() => setIsComparing(false)} />
          </Suspense>
        </Bounded>
      )}
      {alerts && (
        <Button size="small" startIcon={<AlertsIcon />} component={LinkBase} to={alerts}>
          {translate('resources.recent-calls.list.alertsOfCall')}
        </Button>
      )}
      {!isAlone && (
        <Button size="small" startIcon={<OpenIcon />} component={LinkBase} to={path}>
          {translate('resources.recent-calls.action.openAlone')}
        </Button>
      )}
    </Box>
  );
};
