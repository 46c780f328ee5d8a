import { vendorNames } from '../../../domain/vendorNames';
import type { VendorDescriptor } from './descriptor';

const accessKey = { mode: 'access_key' } as const;
const assumeRole = { mode: 'assume_role' } as const;

export const aws = {
  id: 'aws',
  name: vendorNames.aws,
  tts: true,
  stt: true,
  modes: {
    label: 'resources.speech-services.modes.credentialType',
    fixed: true,
    list: [
      {
        id: 'access_key',
        name: 'AWS access key',
        is: ({ access_key_id }) => Boolean(access_key_id),
      },
      { id: 'assume_role', name: 'AWS assume role', is: ({ role_arn }) => Boolean(role_arn) },
      { id: 'instance_profile', name: 'AWS instance profile', is: () => true },
    ],
  },
  fields: [
    { source: 'access_key_id', kind: 'text', required: true, fixed: true, showWhen: accessKey },
    {
      source: 'secret_access_key',
      kind: 'secret',
      required: true,
      isSecret: true,
      fixed: true,
      showWhen: accessKey,
    },
    { source: 'role_arn', kind: 'text', required: true, fixed: true, showWhen: assumeRole },
    {
      source: 'aws_region',
      kind: 'region',
      required: true,
      regions: async () => (await import('../../regions/index')).awsRegions,
    },
  ],
  recognition: { language: 'en-US' },
} as const satisfies VendorDescriptor;
