import { badRequest } from '../errors';
import type { Body } from '../records';

/** One of these at a time; a whisper goes with any of them, or alone. */
const options = [
  ...['call_hook', 'child_call_hook', 'call_status', 'listen_status', 'transcribe_status'],
  ...['conf_hold_status', 'conf_mute_status', 'mute_status', 'sip_request', 'record', 'tag'],
  ...['dtmf', 'conferenceParticipantAction', 'dub', 'boostAudioSignal', 'media_path'],
];

/** The words of an option; those of another one are not looked at. */
const words: Record<string, string[]> = {
  call_status: ['completed', 'no-answer'],
  listen_status: ['pause', 'silence', 'resume'],
  mute_status: ['mute', 'unmute'],
  conf_hold_status: ['hold', 'unhold'],
  conf_mute_status: ['mute', 'unmute'],
  media_path: ['no-media', 'partial-media', 'full-media'],
};

const participantActions = 'tag untag coach uncoach mute unmute hold unhold'.split(' ');
const needingTag = ['tag', 'coach'];

const partsOf = (value: unknown): Body => (value && typeof value === 'object' ? value : {}) as Body;

/** Refuses what PUT Accounts/{sid}/Calls/{sid} cannot be asked for (contract 5.7). */
export function checkCallChange(change: Body): void {
  const asked = options.filter((name) => change[name]);
  if (asked.length === 0 && !change.whisper) {
    throw badRequest('no valid options supplied to updateCall');
  }
  const areTwoHooks = asked.length === 2 && change.call_hook && change.child_call_hook;
  if (asked.length > 1 && !areTwoHooks) {
    throw badRequest('multiple options are not allowed in updateCall');
  }
  for (const name of asked) {
    const known = words[name];
    if (known && !known.includes(String(change[name]))) throw badRequest(`invalid ${name}`);
  }
  checkParts(change);
}

function checkParts({ sip_request, record, dtmf, tag, conferenceParticipantAction }: Body): void {
  const request = partsOf(sip_request);
  if (sip_request && !(request.method && request.content_type && request.content)) {
    throw badRequest('sip_request requires method, content_type and content properties');
  }
  const { action, siprecServerURL, type } = partsOf(record);
  if (record && !action) throw badRequest('record requires action property');
  if (record && !siprecServerURL && type !== 'cloud') {
    throw badRequest('record requires siprecServerURL property when starting recording');
  }
  if (dtmf && !partsOf(dtmf).digit) throw badRequest('invalid dtmf');
  if (tag && (typeof tag !== 'object' || Array.isArray(tag))) throw badRequest('invalid tag data');
  if (conferenceParticipantAction) checkParticipant(partsOf(conferenceParticipantAction));
}

function checkParticipant({ action, tag }: Body): void {
  const name = 'conferenceParticipantAction';
  if (!participantActions.includes(String(action))) {
    throw badRequest(`${name} invalid action property ${action}`);
  }
  if (needingTag.includes(String(action)) && !tag) {
    throw badRequest(`${name} requires tag property when action is '${action}'`);
  }
}
