/** The endpoints of Speechmatics, by host. */
export const speechmaticsRegions = [
  { id: 'eu2.rt.speechmatics.com', name: 'EU (EU2 - On-demand)' },
  { id: 'neu.rt.speechmatics.com', name: 'EU (EU1 - Enterprise)' },
  { id: 'wus.rt.speechmatics.com', name: 'US (US1 - Enterprise)' },
] as const;
