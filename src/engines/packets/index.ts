/** Capture files: pcap or pcapng in, the datagrams of their packets out. See README.md. */
export { findByte, u16, u32 } from './bytes';
export { addressKey, formatEndpoint } from './ip';
export { isHomerExport } from './link';
export { type FileLimits, fileLimits, Log } from './log';
export { readPackets } from './readPackets';
export { type ByteSource, blobSource, sourceOf } from './source';
export type { Datagram, FileProblem, Frame, PacketPlace, Problem } from './types';
