import { refusal } from './network';

const html = (status: number) => new Response('<html>Bad luck</html>', { status });
const broken = () => Promise.reject(new TypeError('Failed to fetch'));
/** What a form of the console says of a write that nobody can tell the end of. */
export const mayBeSaved = /Some changes may have been saved/;

/** What the platform says of its own connections, where it is not said to be the platform's. */
export const unquoted = /(^|[^“])Connection lost: The server/;

type Fault = [name: string, answer: () => Response | Promise<Response>, told: RegExp];

/** What goes wrong with a write of which nothing is stored, and what is said of it. */
export const faults: Fault[] = [
  ['a refusal', () => refusal(400, 'Not like this'), /Not like this/],
  ['no permission', () => refusal(403, 'Not yours'), /Not yours/],
  ['a conflict', () => refusal(409, 'In the way'), /In the way/],
  ['too much', () => refusal(413, 'Far too large'), /Far too large/],
  ['a refused value', () => refusal(422, 'Out of range'), /Out of range/],
  [
    'a long rate limit',
    () => new Response('', { status: 429, headers: { 'Retry-After': '290' } }),
    /Try again in 5 minutes/,
  ],
  ['an error', () => refusal(500, 'The disk is full'), /The disk is full/],
  [
    'trouble of the platform’s own',
    () => refusal(500, 'Connection lost: The server closed the connection.'),
    /Answer from the platform: “Connection lost: The server closed the connection\.”/,
  ],
  ['an error in HTML', () => html(503), /Something went wrong/],
  ['a gateway without an answer', () => html(502), mayBeSaved],
  ['a gateway that waited too long', () => html(504), mayBeSaved],
  ['half an answer', () => new Response('{"si', { status: 201 }), mayBeSaved],
  ['a broken connection', broken, mayBeSaved],
];
