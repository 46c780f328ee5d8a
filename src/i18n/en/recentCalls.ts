import { callCapture } from './callCapture';
import { callCompare } from './callCompare';
import { callDetails } from './callDetails';
import { callFacts } from './callFacts';
import { callFiles, callMedia } from './callFiles';
import { callList } from './callList';
import { callLogs } from './callLogs';
import { callPlayer } from './callPlayer';
import { callTrace } from './callTrace';
import { ladderTools } from './ladderTools';
import { sipReasons } from './sipReasons';

export const recentCalls = {
  name: 'Recent call |||| Recent calls',
  empty: {
    title: 'No data.',
    text: 'Completed calls appear here, newest first.',
  },
  call: 'the call from %{from} to %{to}, %{time}',
  oneAccount: 'This platform lists the calls of one account at a time',
  fromTo: 'From %{from} to %{to}',
  notHere: 'The open call isn’t in this list.',
  notFound: {
    title: 'Call not found',
    byTime:
      'This call no longer exists or the link is incomplete. Call records are kept for a limited time.',
    byDays: 'No such call in the last 30 days. It may be older, or the link may be incomplete.',
  },
  fields: {
    attempted_at: 'Time (%{zone})',
    direction: 'Direction',
    from: 'From',
    to: 'To',
    answered: 'Status',
    duration: 'Duration',
    trunk: 'Trunk',
  },
  filters: {
    direction: 'Direction',
    anyDirection: 'Any direction',
    inbound: 'Inbound',
    outbound: 'Outbound',
    status: 'Status',
    anyStatus: 'Any status',
    answered: 'Answered',
    notAnswered: 'Not answered',
  },
  action: {
    copyLink: 'Copy link',
    linkCopied: 'Link copied',
    openAlone: 'Open full page',
  },
  state: {
    inbound: 'Inbound',
    outbound: 'Outbound',
    answered: 'Answered',
    notAnswered: 'Not answered',
    notAnsweredWith: '%{status} %{reason}',
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
  tabs: 'Call details',
  compare: callCompare,
  list: callList,
  details: callDetails,
  trace: callTrace,
  facts: callFacts,
  logs: callLogs,
  player: callPlayer,
  capture: callCapture,
  media: callMedia,
  files: callFiles,
  ladder: ladderTools,
};
