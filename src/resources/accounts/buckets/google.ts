import type { BucketDescriptor } from './descriptor';

export const googleStorage = {
  id: 'google',
  place: 'bucket',
  fields: [
    { source: 'name', kind: 'text', isRequired: true, isSecret: false },
    { source: 'service_key', kind: 'serviceKey', isRequired: true, isSecret: true },
  ],
} as const satisfies BucketDescriptor;
