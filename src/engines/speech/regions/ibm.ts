/** The regions of IBM Cloud, by code. */
export const ibmRegions = [
  { id: 'us-south', name: 'US South (Dallas)' },
  { id: 'us-east', name: 'US East (Washington)' },
  { id: 'eu-de', name: 'EU DE (Frankfurt)' },
  { id: 'eu-gb', name: 'EU GB (London)' },
  { id: 'au-syd', name: 'AU South (Sydney)' },
  { id: 'jp-tok', name: 'Japan (Tokyo)' },
  { id: 'kr-seo', name: 'South Korea (Seoul)' },
] as const;
