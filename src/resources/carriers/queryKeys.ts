/** Where the counts of a carrier's gateways are kept; forgotten when the carrier is saved. */
export const gatewayCountsKey = (sid: string) => ['carriers', 'gatewayCounts', sid];
