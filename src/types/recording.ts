/** A recording that begins to arrive. */
export interface RecordingStream {
  /** The bytes of the file. Cancelling it, or aborting the signal, ends the transfer. */
  stream: ReadableStream<Uint8Array>;
  /** As the platform says it, in lower case and without parameters: "audio/wav". */
  contentType: string;
  /** Bytes, or null where the platform does not say (it answers in chunks; contract 16.2). */
  size: number | null;
}
