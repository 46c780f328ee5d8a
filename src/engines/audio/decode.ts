/** The rate at which sound is looked at (specification 2, section 9). */
export const lookRate = 8000;

/**
 * Decodes a piece of a file to samples at 8 kHz, one array a channel. The work is done by the
 * browser off the main thread; nothing is played. Rejects for what cannot be decoded.
 */
export async function decode(piece: Blob, channels: number): Promise<Float32Array[]> {
  const bytes = await piece.arrayBuffer();
  const context = new OfflineAudioContext(Math.max(1, channels), 1, lookRate);
  const sound = await context.decodeAudioData(bytes);
  return Array.from({ length: sound.numberOfChannels }, (_none, channel) =>
    sound.getChannelData(channel),
  );
}
