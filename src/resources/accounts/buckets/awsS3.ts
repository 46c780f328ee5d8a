import type { BucketDescriptor } from './descriptor';

export const awsS3 = {
  id: 'aws_s3',
  place: 'bucket',
  fields: [
    { source: 'name', kind: 'text', isRequired: true, isSecret: false },
    {
      source: 'region',
      kind: 'awsRegion',
      isRequired: true,
      isSecret: false,
      fallback: 'us-east-1',
    },
    { source: 'access_key_id', kind: 'text', isRequired: true, isSecret: false },
    { source: 'secret_access_key', kind: 'secret', isRequired: true, isSecret: true },
  ],
} as const satisfies BucketDescriptor;
