import { awsS3 } from './awsS3';
import { azure } from './azure';
import type { BucketDescriptor } from './descriptor';
import { googleStorage } from './google';
import { s3Compatible } from './s3Compatible';

/** The storage vendors, in the order in which they are offered. */
export const buckets: readonly BucketDescriptor[] = [awsS3, s3Compatible, azure, googleStorage];

export const bucketOf = (vendor: unknown): BucketDescriptor | undefined =>
  buckets.find(({ id }) => id === vendor);
