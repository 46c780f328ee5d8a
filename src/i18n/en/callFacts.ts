import { platformAdvice } from './platformAdvice';
import { q850Causes } from './q850Causes';
import { sipAdvice } from './sipAdvice';

/** What is told of a call in words: from its record, and from its SIP messages. */
export const callFacts = {
  record: {
    from: 'From',
    to: 'To',
    direction: 'Direction',
    started: 'Started',
    answered: 'Answered',
    after: '%{time} (after %{span})',
    ended: 'Ended',
    duration: 'Duration',
    result: 'Result',
    end: 'How it ended',
    trunk: 'Carrier',
    application: 'Application',
    account: 'Account',
    peer: 'Remote address',
    callId: 'Call-ID',
    callSid: 'Call SID',
    otherLegs: 'Other legs',
    never: 'Not answered',
    others: {
      messages: 'Sources disagree. SIP messages: %{value}',
      trace: 'Sources disagree. Trace: %{value}',
    },
  },
  terminations: {
    caller_hungup: 'Caller hung up',
    called_party_hungup: 'Called party hung up',
    caller_abandoned: 'Caller hung up before answer',
    application_error: 'Application error',
    application_hangup: 'Application hung up',
    no_answer: 'No answer',
    busy: 'Line busy',
    declined: 'Called party declined',
    number_not_found: 'Number not found',
    service_unavailable: 'Service unavailable',
    call_limit_exceeded: 'Call limit exceeded',
    max_duration: 'Maximum duration reached',
  },
  legs: {
    title: 'Other legs of this call',
    cause: 'Caused this call',
    caused: 'Caused by this call',
    callId: 'Call-ID %{callId}',
    noRecord: 'No call record found near this time.',
    noCapture: 'No capture',
    failed: 'Its capture couldn’t be loaded.',
    more: '%{smart_count} more leg isn’t drawn. |||| %{smart_count} more legs aren’t drawn.',
    searchFailed: 'The other legs couldn’t be looked up.',
  },
  title: 'Call setup',
  leg: 'Leg %{number}: %{from} to %{to}',
  postDialDelay: 'Post-dial delay',
  ring: 'Ring time',
  setup: 'Setup time',
  talk: 'Talk time',
  codec: 'Codec',
  noCodec: 'No common codec',
  dtmf: 'DTMF as events (RFC 4733)',
  inBandDtmf: 'DTMF in band or by SIP INFO',
  outcome: 'Outcome',
  outcomes: {
    answered: 'Answered',
    redirected: 'Redirected',
    refused: 'Refused',
    cancelled: 'Canceled',
    pending: 'No final response',
  },
  endedBy: 'Ended by',
  sides: { caller: 'Caller', callee: 'Called party', platform: 'Platform' },
  byMessage: '%{side} (%{message})',
  outcomeBy: '%{outcome} · %{message}',
  reasonHeader: 'Reason',
  warningHeader: 'Warning',
  noted: '%{code} %{words}',
  said: '%{cause}: “%{text}”',
  by: '%{cause}, by %{agent}',
  unknownCause: 'Unknown cause',
  warnings: {
    300: 'Incompatible network protocol',
    301: 'Incompatible network address formats',
    302: 'Incompatible transport protocol',
    303: 'Incompatible bandwidth units',
    304: 'Media type not available',
    305: 'Incompatible media format',
    306: 'Attribute not understood',
    307: 'Session description parameter not understood',
    330: 'Multicast not available',
    331: 'Unicast not available',
    370: 'Insufficient bandwidth',
    399: 'Miscellaneous warning',
  },
  message: 'Message %{number}',
  showMessage: 'Show message %{number}',
  check: 'What to check',
  hints: {
    privateAddress:
      '%{host} is reached over a public address but asks for audio at %{address}, which is private. Check NAT there: external address, SIP ALG, or symmetric RTP.',
    privateInside:
      '%{host} sends this to a public address but asks for audio at %{address}, which is private. Check NAT there: external address, SIP ALG, or symmetric RTP.',
    noSdpAnswer:
      'The offer has no SDP answer, so no audio can flow. Check the media settings of the sender of this message.',
    direction: {
      sendonly:
        'One-way audio: this message says sendonly outside a hold. Check the media settings of its sender.',
      recvonly:
        'One-way audio: this message says recvonly outside a hold. Check the media settings of its sender.',
      inactive:
        'No audio either way: this message stops the audio outside a hold. Check the media settings of its sender.',
    },
    audioRefused:
      'The answer refuses the audio stream (port 0). Check the codecs and SRTP of both sides.',
    noCodec: 'Offer and answer have no codec in common. Check the codec lists of both sides.',
    noAck:
      'The answer was sent again and again and no ACK came, so the call drops after 32 s. Check the Contact and Record-Route headers and NAT.',
    ackLost:
      'The answer was sent %{smart_count} more times after this ACK: the ACK doesn’t arrive, so the call drops after 32 s. Check the Contact and Record-Route headers, NAT and the firewall.',
    noResponse:
      'The INVITE was sent again and again and nothing came back. Check the address and port of the gateway, DNS and the firewall.',
    oneWay: {
      caller:
        'One-way audio: no RTP of the caller arrives here, so the called party hears nothing. It should come from %{address} to %{target}. Check NAT, the firewall and the media settings on the caller’s side.',
      callee:
        'One-way audio: no RTP of the called party arrives here, so the caller hears nothing. It should come from %{address} to %{target}. Check NAT, the firewall and the media settings on the called party’s side.',
    },
    wrongCodec: {
      caller:
        'The RTP of the caller (%{address}) has payload type %{type}, which no SDP of the call names: the called party may hear nothing, or noise. Check the codec lists on the caller’s side.',
      callee:
        'The RTP of the called party (%{address}) has payload type %{type}, which no SDP of the call names: the caller may hear nothing, or noise. Check the codec lists on the called party’s side.',
    },
    stopsEarly: {
      caller:
        'The RTP of the caller (%{address}) stops %{seconds} before the end, while the other side’s lasts. Check the network, NAT timeouts and the device on the caller’s side.',
      callee:
        'The RTP of the called party (%{address}) stops %{seconds} before the end, while the other side’s lasts. Check the network, NAT timeouts and the device on the called party’s side.',
    },
    bothStop:
      'RTP stops both ways %{seconds} before the end, without a hold. Check the media server, the network between both sides and NAT timeouts.',
    startsLate: {
      caller:
        'The RTP of the caller (%{address}) starts %{seconds} after the answer: the called party hears nothing until then. Check NAT, the firewall and the device on the caller’s side.',
      callee:
        'The RTP of the called party (%{address}) starts %{seconds} after the answer: the caller hears nothing until then. Check the device, the application and the firewall on the called party’s side.',
    },
    loss: {
      caller:
        '%{percent} of the caller’s RTP (%{address}) is lost on the way to where the capture was made. Check the network on the caller’s side.',
      callee:
        '%{percent} of the called party’s RTP (%{address}) is lost on the way to where the capture was made. Check the network on the called party’s side.',
    },
    retransmissions:
      '%{smart_count} message was sent again. Check for packet loss, a firewall, or a slow peer. |||| %{smart_count} messages were sent again. Check for packet loss, a firewall, or a slow peer.',
  },
  q850Causes,
  advice: sipAdvice,
  ownAdvice: platformAdvice,
};
