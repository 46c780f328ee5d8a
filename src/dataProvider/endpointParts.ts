import { addressWithPort } from '../domain/addressWithPort';
import { HttpError } from '../http/HttpError';
import type { Part } from '../saving/part';
import type { Call } from '../saving/plan';
import type { GoogleCustomVoice, Scope, SipGateway, SmppGateway } from '../types';
import { sipGatewayColumns, smppGatewayColumns } from '../types/gateway';
import { googleCustomVoiceColumns } from '../types/speech';
import type { Caller } from './caller';
import { partColumns } from './columnLists';
import { compareValues } from './query';

/** The platform answers gateways in an order of no meaning, which changes with each new one. */
const byAddress = (one: SipGateway | SmppGateway, other: SipGateway | SmppGateway): number =>
  compareValues(one.ipv4, other.ipv4) || compareValues(one.port, other.port);

const addressOf = ({ ipv4 }: SipGateway | SmppGateway): string => String(ipv4 ?? '').trim();

/** What SIP and SMPP gateways of a carrier have in common (contract 11.3, 11.4). */
const gateways = {
  parentKey: 'voip_carrier_sid',
  order: byAddress,
  isSame: <G extends SipGateway | SmppGateway>(one: G, other: G) =>
    addressOf(one).toLowerCase() === addressOf(other).toLowerCase() &&
    (one.port ?? null) === (other.port ?? null) &&
    one.inbound === other.inbound &&
    one.outbound === other.outbound,
  nameOf: (row: SipGateway | SmppGateway, label: string) => ({
    key: `resources.carriers.parts.${label}`,
    args: { address: addressWithPort(addressOf(row), row.port) },
  }),
  errorField: 'ipv4' as const,
  isRestored: true as const,
};

export const sipGateways: Part<'sip_gateways', SipGateway, keyof SipGateway> = {
  ...gateways,
  path: () => 'SipGateways',
  idKey: 'sip_gateway_sid',
  ...partColumns(sipGatewayColumns),
  sources: [{ source: 'sip_gateways', label: 'sipGateway' }],
  // The platform takes 32 bits only where calls only go out.
  normalize: (row) => ({
    ...row,
    ipv4: addressOf(row),
    ...(row.outbound && !row.inbound && { netmask: 32 }),
  }),
};

const sends = ({ outbound }: SmppGateway) => outbound;

export const smppGateways: Part<
  'smpp_outbound_gateways' | 'smpp_inbound_gateways',
  SmppGateway,
  keyof SmppGateway
> = {
  ...gateways,
  path: () => 'SmppGateways',
  idKey: 'smpp_gateway_sid',
  ...partColumns(smppGatewayColumns),
  sources: [
    { source: 'smpp_outbound_gateways', label: 'smppOutboundGateway', holds: sends },
    { source: 'smpp_inbound_gateways', label: 'smppInboundGateway', holds: (row) => !sends(row) },
  ],
  normalize: (row) => ({ ...row, ipv4: addressOf(row) }),
};

/** The live platform takes a key file from these only; from others a key as text (contract 12.5). */
const canUpload: Record<Scope, boolean> = { admin: true, service_provider: false, account: false };
/** How much text a PUT may carry, in bytes of JSON (decision 68). */
const textLimit = 95_000;

const voicePath = 'GoogleCustomVoices';

/** The call that stores the text of a key file: as a file by those who may, else in a PUT (decision 68). */
function keyCall(sid: string, text: string, { scope }: Caller): Call {
  const path = `${voicePath}/${sid}`;
  if (canUpload[scope]) {
    const file = { field: 'file', name: 'voice-cloning-key', text };
    return { method: 'POST', path: `${path}/VoiceCloningKey`, file };
  }
  const body = { voice_cloning_key: text };
  if (new TextEncoder().encode(JSON.stringify(body)).length > textLimit) {
    throw new HttpError(413, {
      message: 'resources.speech-services.voices.keyTooLarge',
      args: { limit: textLimit / 1000 },
      field: 'voice_cloning_key_file',
    });
  }
  return { method: 'PUT', path, body };
}

const voiceName = ({ name }: GoogleCustomVoice): string => name?.trim() ?? '';

/** The custom voices of a Google credential (contract 12.5). */
export const customVoices: Part<'custom_voices', GoogleCustomVoice, keyof GoogleCustomVoice> = {
  path: () => voicePath,
  parentKey: 'speech_credential_sid',
  idKey: 'google_custom_voice_sid',
  ...partColumns(googleCustomVoiceColumns),
  sources: [{ source: 'custom_voices', label: 'voice' }],
  order: (one, other) => voiceName(one).localeCompare(voiceName(other)),
  // The platform needs the model, and refuses it as null.
  normalize: (row) => ({ ...row, name: voiceName(row), model: row.model?.trim() ?? '' }),
  isSame: (one, other) => voiceName(one) === voiceName(other),
  nameOf: (row, label) => ({
    key: `resources.speech-services.parts.${label}`,
    args: { name: voiceName(row) },
  }),
  isFor: (credential) => 'service_key' in credential,
  isOptional: true,
  extra: {
    valueOf: (row) => (row.use_voice_cloning_key && row.voice_cloning_key_file) || null,
    toCall: keyCall,
    // A list shows the first characters of a key.
    toAnswer: ({ voice_cloning_key_file: text, ...row }) => ({
      ...row,
      name: voiceName(row),
      ...(text &&
        row.use_voice_cloning_key && {
          voice_cloning_key: text.length > 100 ? `${text.slice(0, 100)}...` : text,
        }),
    }),
  },
};
