/** RTP in captures: streams, how well they came through, and their sound. See README.md. */

export { MediaError, readMedia, readSound } from './readMedia';
export type { Digit, Media, Quality, RtpStream } from './types';
