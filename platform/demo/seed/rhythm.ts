/** Calls on an hour of the day, of every hundred: few by night, most before and after noon. */
const perHour = [
  0.3, 0.2, 0.2, 0.2, 0.3, 0.6, 1.5, 4, 8, 11, 11, 9, 6, 8, 10, 10, 8, 5, 3, 2, 1.5, 1, 0.7, 0.5,
];
const weekendShare = 0.35;

/** The most of every hundred calls of a day that any hour has. */
export const busiestHour = 11;

/** How many of every hundred calls of a working day begin in such an hour, by UTC. */
export function hourShare(moment: number): number {
  const date = new Date(moment);
  const weekend = date.getUTCDay() % 6 === 0 ? weekendShare : 1;
  return (perHour[date.getUTCHours()] ?? 1) * weekend;
}
