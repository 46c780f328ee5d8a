/** What calls come to: by hour, by cause, by trunk, and against another time. See README.md. */
export {
  type CallSummary,
  type SummaryCall,
  summaryByTrunk,
  summaryOf,
  type TrunkSummary,
} from './calls';
export { changeOf, dayUntil, weeksBefore } from './compare';
export {
  emptyHours,
  type HourCount,
  type HourCounts,
  hoursOfDay,
  hoursToCount,
  type Stretch,
} from './hours';
export { rememberedHours, rememberHours } from './memory';
export { countsOf, stretchesOf } from './stretches';
