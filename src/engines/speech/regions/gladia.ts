/** The regions of Gladia, by code. */
export const gladiaRegions = [
  { id: 'us-west', name: 'US West' },
  { id: 'eu-west', name: 'EU West' },
] as const;
