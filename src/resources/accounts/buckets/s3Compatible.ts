import type { BucketDescriptor } from './descriptor';

export const s3Compatible = {
  id: 's3_compatible',
  place: 'bucket',
  fields: [
    { source: 'endpoint', kind: 'text', isRequired: true, isSecret: false },
    { source: 'name', kind: 'text', isRequired: true, isSecret: false },
    { source: 'region', kind: 'text', isRequired: false, isSecret: false },
    { source: 'access_key_id', kind: 'text', isRequired: true, isSecret: false },
    { source: 'secret_access_key', kind: 'secret', isRequired: true, isSecret: true },
  ],
} as const satisfies BucketDescriptor;
