import type { BucketDescriptor } from './descriptor';

export const azure = {
  id: 'azure',
  place: 'container',
  fields: [
    { source: 'name', kind: 'text', isRequired: true, isSecret: false },
    { source: 'connection_string', kind: 'longSecret', isRequired: true, isSecret: true },
  ],
} as const satisfies BucketDescriptor;
