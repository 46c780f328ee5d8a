import { callCapture } from './callCapture';
import { callCompare } from './callCompare';
import { callDetails } from './callDetails';
import { callFacts } from './callFacts';
import { callFiles, callMedia } from './callFiles';
import { callList } from './callList';
import { callLogs } from './callLogs';
import { callPlayer } from './callPlayer';
import { callTrace } from './callTrace';
import { callVerdict } from './callVerdict';
import { ladderTools } from './ladderTools';
import { sipReasons } from './sipReasons';

/** What the screens of calls say besides; it comes with them. */
export const messages = {
  resources: {
    'recent-calls': {
      notFound: {
        title: 'Call not found',
        byTime:
          'This call no longer exists or the link is incomplete. Call records are kept for a limited time.',
        byDays: 'No such call in the last 30 days. It may be older, or the link may be incomplete.',
      },
      sipReasons,
      sipClasses: {
        1: 'In progress',
        2: 'OK',
        3: 'Redirection',
        4: 'Request failure',
        5: 'Server failure',
        6: 'Global failure',
      },
      compare: callCompare,
      list: callList,
      details: callDetails,
      verdict: callVerdict,
      trace: callTrace,
      facts: callFacts,
      logs: callLogs,
      player: callPlayer,
      capture: callCapture,
      media: callMedia,
      files: callFiles,
      ladder: ladderTools,
    },
  },
};
