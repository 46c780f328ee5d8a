/** How often a second the pictures of a playing call move: with every frame they take twice the work. */
const movesPerSecond = 30;

/** The last step of the pictures at or before a second of the recording. */
export const inStep = (seconds: number): number =>
  Math.floor(seconds * movesPerSecond) / movesPerSecond;
