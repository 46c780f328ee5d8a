import type { BucketCredential, BucketVendor } from '../../../types';

/** A column of a bucket credential that a vendor may need. */
export type BucketSource = Exclude<keyof BucketCredential, 'vendor' | 'tags'>;

/** One input of a storage vendor. */
export interface BucketField {
  /** The key in the credential, and the last part of its label's key. */
  source: BucketSource;
  /** How it is entered: one line, one of the AWS regions, a hidden text, a service key file. */
  kind: 'text' | 'awsRegion' | 'secret' | 'longSecret' | 'serviceKey';
  /** The credential is not saved, and cannot be tested, without it. */
  isRequired: boolean;
  /** The platform answers it masked, and takes that text back for "keep the secret" (decision 76). */
  isSecret: boolean;
  /** The value while nothing is chosen. */
  fallback?: string;
}

/**
 * A storage vendor for recordings. The descriptor draws the form, validates it and makes what is
 * sent; a new vendor is one more file (rule 7.3; contract 5.2).
 */
export interface BucketDescriptor {
  id: BucketVendor;
  /** The vendor's word for where recordings go: a bucket or a container. */
  place: 'bucket' | 'container';
  /** In the order in which they are asked. */
  fields: readonly BucketField[];
}
