import { callCapture } from './callCapture';
import { callDetails } from './callDetails';
import { callFacts } from './callFacts';
import { callLogs } from './callLogs';
import { callPlayer } from './callPlayer';
import { callTrace } from './callTrace';
import { ladderTools } from './ladderTools';
import { sipReasons } from './sipReasons';

export const recentCalls = {
  name: 'Recent call |||| Recent calls',
  empty: {
    title: 'No data.',
    text: 'Calls stand here as soon as they have ended, the newest first.',
  },
  call: 'the call from %{from} to %{to}, %{time}',
  fromTo: 'From %{from} to %{to}',
  notHere: 'The open call is not among these rows.',
  notFound: {
    title: 'This call was not found',
    byTime:
      'The platform has no such call at the time that the link names. Calls are kept for a while only, and the link may be incomplete.',
    byDays:
      'It is not among the calls of the last 30 days. The link may be incomplete, or the call older.',
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
    anyDirection: 'In and out',
    inbound: 'Inbound only',
    outbound: 'Outbound only',
    status: 'Status',
    anyStatus: 'Answered or not',
    answered: 'Answered',
    notAnswered: 'Not answered',
  },
  action: {
    copyLink: 'Copy link',
    linkCopied: 'The link to this call is in the clipboard',
    openAlone: 'Open on its own page',
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
    3: 'Redirected',
    4: 'Request failure',
    5: 'Server failure',
    6: 'Global failure',
  },
  tabs: 'About this call',
  details: callDetails,
  trace: callTrace,
  facts: callFacts,
  logs: callLogs,
  player: callPlayer,
  capture: callCapture,
  ladder: ladderTools,
};
