/**
 * How often a property is tried that takes seconds: a few times with every run of the tests, and
 * `thorough` times with THOROUGH=1, as every night.
 */
export const propertyRuns = (few: number, thorough: number): number =>
  process.env.THOROUGH ? thorough : few;
