import type { RaRecord } from 'ra-core';
import type { RequestOptions } from '../http';
import { HttpError } from '../http/HttpError';
import type { GoogleCustomVoice, Scope, SipGateway, SmppGateway } from '../types';
import { sipGatewayShape, smppGatewayShape } from '../types/gateway';
import type { Kinds } from '../types/shape';
import { googleCustomVoiceShape } from '../types/speech';
import type { Caller } from './caller';
import { compareValues } from './query';

/** How a step of a save is called: a message key, with the arguments of its text. */
export type StepName = string | { key: string; args: Record<string, string | number> };

/** A row of any kind, for those that know no kind of row. */
export type AnyRow = Omit<RaRecord, 'id'>;

/** Where a record holds rows. */
export interface Source<Key extends string = string, Row = AnyRow> {
  /** The key of the record. */
  source: Key;
  /** The name of its rows where a save tells its parts. */
  label: string;
  /** Which rows of the path are held here; all unless given. */
  holds?(row: Row): boolean;
}

/**
 * Rows that a record has of its own, read and saved with it (decision 39). In a form a row may have a
 * `draft`, which stands for it until the platform gives it a sid, and `is_removed`, which marks it
 * for deletion with the next save (decision 38). Every column is explained once, here.
 */
export interface Part<Key extends string = string, Row = AnyRow, Column extends string = string> {
  /** Where the rows of a record are: asked by GET, added to by POST; one is at `/{sid}`. */
  path(recordSid: string): string;
  /** The column of a row that names its record, where the path does not. */
  parentKey?: string;
  /** The key that holds the sid of a row. */
  idKey: Column;
  /** What each column of an answered row holds: a row that holds something else cannot be read. */
  shape: Kinds;
  /** The platform makes or changes the row of an `idKey` by POST, and deletes it by a query of that key. */
  isUpserted?: true;
  /** Where the record holds the rows; several where it sorts the rows of one path. */
  sources: Source<Key, Row>[];
  /** The rows that the value of a source stands for, and back; a list of rows unless given. */
  toRows?(value: unknown): Row[];
  toValue?(rows: Row[]): unknown;
  /** What a POST and a PUT take (contract 20); keys that a row lacks are left out. */
  columns: Column[];
  /** 0/1 columns, booleans in the record. */
  flags?: Column[];
  /** Flags that are sent as 0 and 1; the others as true and false. */
  numericFlags?: Column[];
  /** The platform checks these by the body alone: a PUT carries all or none (contract 11.3). */
  together?: Column[];
  /** The order of the rows, where the platform has none. */
  order?(one: Row, other: Row): number;
  /** A row as the platform is to store it. */
  normalize?(row: Row): Row;
  /** True when an operator takes two rows for the same one: a new row is never stored twice. */
  isSame?(one: Row, other: Row): boolean;
  /** What a row is called where a save tells its parts; `label` is that of its source, or with `Removed`. */
  nameOf(row: Row, label: string): StepName;
  /** The input of a row that shows a refusal which names none. */
  errorField?: Column;
  /** Records that have such rows; all unless given. */
  isFor?(record: object): boolean;
  /** A platform that lacks these rows, or keeps them from the caller, has none (decision 51). */
  isOptional?: true;
  /** A deletion of the record that stops half-way has deleted these: they are made anew (decision 64). */
  isRestored?: true;
  /** What is stored by a call of its own once the row is there. */
  extra?: Extra<Row>;
}

/** A value of a row that is stored by a call of its own, and answered in another form. */
export interface Extra<Row> {
  /** What is to be stored; null for nothing. */
  valueOf(row: Row): string | null;
  /** The call that stores it. Throws HttpError when the platform would not take it. */
  toRequest(sid: string, value: string, caller: Caller): RequestOptions;
  /** The row as the platform answers it afterwards. */
  toAnswer(row: Row): Row;
}

/** The platform answers gateways in an order of no meaning, which changes with each new one. */
const byAddress = (one: SipGateway | SmppGateway, other: SipGateway | SmppGateway): number =>
  compareValues(one.ipv4, other.ipv4) || compareValues(one.port, other.port);

const addressOf = ({ ipv4 }: SipGateway | SmppGateway): string => String(ipv4 ?? '').trim();

/** What SIP and SMPP gateways of a carrier have in common (contract 11.3, 11.4). */
const gateways = {
  parentKey: 'voip_carrier_sid',
  numericFlags: ['inbound', 'outbound'] as ('inbound' | 'outbound')[],
  order: byAddress,
  isSame: <G extends SipGateway | SmppGateway>(one: G, other: G) =>
    addressOf(one).toLowerCase() === addressOf(other).toLowerCase() &&
    (one.port ?? null) === (other.port ?? null) &&
    one.inbound === other.inbound &&
    one.outbound === other.outbound,
  nameOf: (row: SipGateway | SmppGateway, label: string) => ({
    key: `resources.carriers.parts.${label}`,
    args: { address: [addressOf(row), row.port].filter((part) => part !== null).join(':') },
  }),
  errorField: 'ipv4' as const,
  isRestored: true as const,
};

const sipFlags = [
  'inbound',
  'outbound',
  'is_active',
  'pad_crypto',
  'send_options_ping',
  'use_sips_scheme',
  'remove_ice',
  'dtls_off',
] as const satisfies (keyof SipGateway)[];

export const sipGateways: Part<'sip_gateways', SipGateway, keyof SipGateway> = {
  ...gateways,
  path: () => 'SipGateways',
  idKey: 'sip_gateway_sid',
  shape: sipGatewayShape,
  sources: [{ source: 'sip_gateways', label: 'sipGateway' }],
  columns: ['ipv4', 'port', 'netmask', 'protocol', ...sipFlags],
  flags: [...sipFlags],
  together: ['ipv4', 'inbound', 'outbound', 'netmask'],
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
  shape: smppGatewayShape,
  sources: [
    { source: 'smpp_outbound_gateways', label: 'smppOutboundGateway', holds: sends },
    { source: 'smpp_inbound_gateways', label: 'smppInboundGateway', holds: (row) => !sends(row) },
  ],
  columns: ['ipv4', 'port', 'netmask', 'is_primary', 'inbound', 'outbound', 'use_tls'],
  flags: ['is_primary', 'inbound', 'outbound', 'use_tls'],
  normalize: (row) => ({ ...row, ipv4: addressOf(row) }),
};

/** The live platform takes a key file from these only; from others a key as text (contract 12.5). */
const canUpload: Record<Scope, boolean> = { admin: true, service_provider: false, account: false };
/** How much text a PUT may carry, in bytes of JSON (decision 68). */
const textLimit = 95_000;

const voicePath = 'GoogleCustomVoices';

/** The call that stores the text of a key file: as a file by those who may, else in a PUT (decision 68). */
function keyRequest(sid: string, text: string, { scope }: Caller): RequestOptions {
  const path = `${voicePath}/${encodeURIComponent(sid)}`;
  if (canUpload[scope]) {
    const body = new FormData();
    body.append('file', new Blob([text], { type: 'text/plain' }), 'voice-cloning-key');
    return { method: 'POST', path: `${path}/VoiceCloningKey`, body };
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
  shape: googleCustomVoiceShape,
  sources: [{ source: 'custom_voices', label: 'voice' }],
  columns: ['name', 'reported_usage', 'model', 'use_voice_cloning_key'],
  flags: ['use_voice_cloning_key'],
  numericFlags: ['use_voice_cloning_key'],
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
    toRequest: keyRequest,
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
